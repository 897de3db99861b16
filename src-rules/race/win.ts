import { add } from '../fraction.ts';
import { menOn } from './men.ts';
import type { RaceRules } from './moves.ts';
import { otherSide, type Men, type RaceEvent, type RaceState } from './state.ts';

/** The end of the game, where a side has no man left on the course; the winner takes the pot where stakes were laid. */
export function endOf(rules: RaceRules, state: RaceState, men: Men): RaceEvent | undefined {
  if (menOn(men) > 0) return undefined;
  const allLost = men.home === 0;
  const { options, citations } = rules;
  return {
    kind: 'won',
    side: allLost && options['all-lost'] === 'other-side-wins' ? otherSide(state.turn) : state.turn,
    by: allLost ? 'all-lost' : 'all-home',
    pot: state.stakes && add(add(...state.stakes), state.fines),
    citation: allLost ? citations['all-lost'] : citations.goal,
  };
}
