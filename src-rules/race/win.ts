import { add } from '../fraction.ts';
import type { RaceRules } from './moves.ts';
import type { RaceEvent, RaceState, Side } from './state.ts';

/** The winner takes the pot where stakes were laid. */
export function winner(rules: RaceRules, { stakes }: RaceState, side: Side, by: 'all-home' | 'men-lost'): RaceEvent {
  return { kind: 'won', side, by, pot: stakes && add(...stakes), citation: rules.citations.board };
}
