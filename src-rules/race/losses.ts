import { add, fraction, multiply } from '../fraction.ts';
import { failed, ok, type Result } from '../result.ts';
import { placesOf, without } from './men.ts';
import type { RaceRules } from './moves.ts';
import { otherSide, type RaceEvent, type RaceRefusal, type RaceState } from './state.ts';
import { endOf } from './win.ts';

/** Whether a double one costs a man, a tenth of the stakes, or both. */
function costs({ options }: RaceRules, state: RaceState): { readonly man: boolean; readonly tenth: boolean } {
  const rule = options['double-one'];
  const money = state.stakes !== null;
  if (rule === 'by-kind-of-game') return { man: !money, tenth: money };
  return { man: rule !== 'tenth', tenth: rule !== 'man' };
}

/** What follows a double one at once; where a man is lost and its owner may choose, play waits for the choice. */
export function costOfDoubleOne(rules: RaceRules, state: RaceState): readonly RaceEvent[] {
  const { man, tenth } = costs(rules, state);
  const paid = tenth ? payTenth(rules, state) : [];
  if (!man) return [...paid, nextTurn(state)];
  const [hindmost] = placesOf(state.men[state.turn]);
  const choice = rules.options['man-lost'] === 'chosen' || mayRansom(rules, state);
  return choice || hindmost === undefined ? paid : [...paid, ...loseFrom(rules, state, hindmost)];
}

function payTenth(rules: RaceRules, { stakes, turn }: RaceState): readonly RaceEvent[] {
  if (!stakes) return [];
  const { options, citations } = rules;
  const base = options['tenth-of'] === 'pot' ? add(...stakes) : stakes[turn];
  return [
    {
      kind: 'paid',
      side: turn,
      amount: multiply(base, fraction(1, 10)),
      to: options['tenth-to'],
      citations: [citations['double-one'], citations['tenth-of'], citations['tenth-to']],
    },
  ];
}

/** The owner of the man lost says which. */
export function lose(rules: RaceRules, state: RaceState, from: number): Result<readonly RaceEvent[], RaceRefusal> {
  if (state.phase.kind !== 'losing') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const places = placesOf(state.men[state.turn]);
  if (!places.includes(from)) return failed({ kind: 'no-man-there', from });
  const [hindmost] = places;
  if (rules.options['man-lost'] === 'hindmost' && hindmost !== undefined && from !== hindmost)
    return failed({ kind: 'must-lose-hindmost', from: hindmost, citation: rules.citations['man-lost'] });
  return ok(loseFrom(rules, state, from));
}

function loseFrom(rules: RaceRules, state: RaceState, from: number): readonly RaceEvent[] {
  const { turn, men } = state;
  const lost: RaceEvent = {
    kind: 'lost',
    side: turn,
    from,
    citations: [rules.citations['double-one'], rules.citations['man-lost']],
  };
  return [lost, endOf(rules, state, without(men[turn], from)) ?? nextTurn(state)];
}

const mayRansom = (rules: RaceRules, state: RaceState): boolean =>
  rules.options['double-one'] === 'both-or-second-tenth' && state.stakes !== null;

/** A second fine saves the man. */
export function ransom(rules: RaceRules, state: RaceState): Result<readonly RaceEvent[], RaceRefusal> {
  if (state.phase.kind !== 'losing') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (!mayRansom(rules, state)) return failed({ kind: 'no-ransom', citation: rules.citations['double-one'] });
  return ok([...payTenth(rules, state), nextTurn(state)]);
}

export const nextTurn = ({ turn }: RaceState): RaceEvent => ({ kind: 'turn', side: otherSide(turn) });
