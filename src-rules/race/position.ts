import { failed, ok, type Result } from '../result.ts';
import { menOn } from './men.ts';
import type { RaceRules } from './moves.ts';
import type { Position, RaceEvent, RaceRefusal, RaceState } from './state.ts';

/** Lays the men out by hand, before the first throw. */
export function setUp(
  rules: RaceRules,
  state: RaceState,
  position: Position,
): Result<readonly RaceEvent[], RaceRefusal> {
  if (state.phase.kind !== 'throwing' && state.phase.kind !== 'beginning')
    return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const { opening, board } = rules.options;
  const expected = opening.reduce((sum, count) => sum + count, 0);
  for (const side of [0, 1] as const) {
    const men = position.men[side];
    const all = menOn(men) + men.home + men.lost;
    if (all !== expected || men.course.length !== board.circuit)
      return failed({ kind: 'wrong-men', side, men: all, expected, citation: rules.citations.opening });
  }
  return ok([{ kind: 'set-up', position }]);
}
