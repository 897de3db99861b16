import { add, fraction, multiply, type Fraction } from '../fraction.ts';
import { failed, ok, type Result } from '../result.ts';
import type { RaceRules } from './moves.ts';
import type { Men, RaceEvent, RaceRefusal, RaceState, Side } from './state.ts';
import { winner } from './win.ts';

/** Whether a double one costs a man, a tenth of the stakes, or both. */
function costs({ options }: RaceRules, state: RaceState): { readonly man: boolean; readonly tenth: boolean } {
  const rule = options['double-one'];
  const money = state.stakes !== null;
  if (rule === 'by-kind-of-game') return { man: !money, tenth: money };
  return { man: rule !== 'tenth', tenth: rule !== 'man' && money };
}

/** What follows a double one at once; where a man is lost and its owner may choose, play waits for `lose`. */
export function costOfDoubleOne(rules: RaceRules, state: RaceState): readonly RaceEvent[] {
  const { man, tenth } = costs(rules, state);
  const paid = tenth && state.stakes ? [pay(rules, state, tenthOf(rules, state.stakes, state.turn))] : [];
  if (!man) return [...paid, { kind: 'turn', side: other(state.turn) }];
  if (rules.options['man-lost'] === 'chosen') return paid;
  return [...paid, ...loseFrom(rules, state, hindmost(state.men[state.turn]))];
}

function tenthOf({ options }: RaceRules, stakes: readonly [Fraction, Fraction], side: Side): Fraction {
  const base = options['tenth-of'] === 'pot' ? add(...stakes) : stakes[side];
  return multiply(base, fraction(1, 10));
}

const pay = (rules: RaceRules, state: RaceState, amount: Fraction): RaceEvent => ({
  kind: 'paid',
  side: state.turn,
  amount,
  citation: rules.citations['tenth-of'],
});

/** The owner of the man lost says which, or the account does. */
export function lose(rules: RaceRules, state: RaceState, from: number): Result<readonly RaceEvent[], RaceRefusal> {
  if (state.phase.kind !== 'losing') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const men = state.men[state.turn];
  if (!(men.course[from] ?? 0)) return failed({ kind: 'no-man-there', from });
  if (rules.options['man-lost'] === 'hindmost' && from !== hindmost(men))
    return failed({ kind: 'must-lose-hindmost', from: hindmost(men), citation: rules.citations['man-lost'] });
  return ok(loseFrom(rules, state, from));
}

function loseFrom(rules: RaceRules, state: RaceState, from: number): readonly RaceEvent[] {
  const side = state.turn;
  const lost: RaceEvent = { kind: 'lost', side, from, citation: rules.citations['double-one'] };
  const left = state.men[side].course.reduce((sum, count) => sum + count, 0) - 1;
  if (left > 0) return [lost, { kind: 'turn', side: other(side) }];
  // With no man left on the course a side has brought home all it still has; with none home it has lost.
  return [
    lost,
    state.men[side].home > 0 ? winner(rules, state, side, 'all-home') : winner(rules, state, other(side), 'men-lost'),
  ];
}

const hindmost = (men: Men): number => men.course.findIndex((count) => count > 0);
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
