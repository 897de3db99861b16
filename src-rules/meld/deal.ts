import { failed, ok, type Result } from '../result.ts';
import { shuffle } from '../shuffle.ts';
import { tableOf, type MeldRules } from './claims.ts';
import { cardsOf, countKinds, type Kind } from './deck.ts';
import type { MeldEvent, MeldRefusal, MeldState } from './state.ts';

/** Shuffles the deck and deals every seat its hand; the rest is the draw pile. */
export function deal(rules: MeldRules, state: MeldState): Result<readonly MeldEvent[], MeldRefusal> {
  if (!betweenHands(state)) return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const { options, citations } = rules;
  const size = options['hand-size'];
  const dealer = nextDealer(state);
  const { pieces, generator } = shuffle(state.generator, cardsOf(tableOf(rules).deck));
  const first = state.phase.kind === 'dealing';
  return ok([
    {
      kind: 'dealt',
      dealer,
      hands: state.seats.map((_, seat) => countKinds(pieces.slice(seat * size, (seat + 1) * size))),
      pile: pieces.slice(state.seats.length * size),
      generator,
      citations: [
        citations.deck,
        citations['hand-size'],
        first ? citations['first-dealer'] : citations['next-dealer'],
        citations['first-turn'],
      ],
    },
    { kind: 'turn', seat: firstSeat(rules, dealer, state.seats.length) },
  ]);
}

/** The seat with the first turn of a hand. */
export const firstSeat = ({ options }: MeldRules, dealer: number, seats: number): number =>
  (dealer + (options['first-turn'] === 'dealer' ? 0 : 1)) % seats;

export const betweenHands = ({ phase }: MeldState): boolean => phase.kind === 'dealing' || phase.kind === 'finished';

/** The winner deals again; otherwise the deal passes to the right, the next seat in turn. */
export function nextDealer({ phase, dealer, seats }: MeldState): number {
  if (phase.kind !== 'finished') return dealer;
  return phase.winner === dealer ? dealer : (dealer + 1) % seats.length;
}

/** The cards of the deck that are not among those used. */
export function restOfDeck(rules: MeldRules, used: readonly Kind[]): Result<readonly Kind[], MeldRefusal> {
  const { deck } = tableOf(rules);
  const counts = countKinds(used);
  const surplus = counts.findIndex((count, kind) => count > (deck[kind] ?? 0));
  if (surplus < 0) return ok(cardsOf(deck.map((copies, kind) => copies - (counts[kind] ?? 0))));
  const copies = deck[surplus] ?? 0;
  return failed({ kind: 'too-many-copies', card: surplus, copies, citation: rules.citations.deck });
}
