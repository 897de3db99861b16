import { assertNever } from '../result.ts';
import { takeAll } from './claims.ts';
import { countKinds, type Counts, type Kind } from './deck.ts';
import type { MeldEvent, MeldState } from './state.ts';

/** The state after one event. Cards are conserved: each lies in the pile, a hand, a meld, among the discards, or open. */
export function evolve(state: MeldState, event: MeldEvent): MeldState {
  switch (event.kind) {
    case 'gap-filled':
      return { ...state, filled: { ...state.filled, [event.citation.clause]: event.citation.reading } };
    case 'dealt':
      return {
        ...state,
        hand: state.hand + 1,
        dealer: event.dealer,
        hands: event.hands,
        pile: event.pile,
        generator: event.generator,
        exposed: state.seats.map(() => []),
        discards: [],
      };
    case 'set-up':
      return { ...state, hand: state.hand + 1, ...placed(event) };
    case 'turn':
      return { ...state, phase: { kind: 'drawing', seat: event.seat } };
    case 'drew':
      return { ...state, pile: state.pile.slice(1) };
    case 'asked':
      return { ...state, phase: event.claiming };
    case 'answered':
      return answered(state, event);
    case 'melded':
      return melded(state, event);
    case 'discarded':
      return discarded(state, event);
    case 'kept':
      return state;
    case 'won':
      return {
        ...state,
        phase: { kind: 'finished', winner: event.seat },
        balances: event.payments.reduce((all, { from, to, amount }) => transfer(all, from, to, amount), state.balances),
      };
    case 'pile-out':
      return { ...state, phase: { kind: 'finished', winner: null } };
    default:
      return assertNever(event);
  }
}

function placed({ dealer, hands, exposed, discards, pile, generator, phase }: MeldEvent & { kind: 'set-up' }) {
  return { dealer, hands, exposed, discards, pile, generator, phase };
}

function answered(state: MeldState, event: MeldEvent & { kind: 'answered' }): MeldState {
  if (state.phase.kind !== 'claiming') throw new Error('an answer outside a claim');
  return { ...state, phase: { ...state.phase, answers: state.phase.answers.with(event.seat, event.answer) } };
}

function melded(state: MeldState, { seat, claim, from, origin }: MeldEvent & { kind: 'melded' }): MeldState {
  return {
    ...state,
    hands: state.hands.with(seat, taken(state.hands[seat], claim.gives)),
    exposed: state.exposed.with(seat, [...(state.exposed[seat] ?? []), claim.meld]),
    // A claimed discard leaves the discards for the meld.
    discards: origin === 'discard' ? state.discards.slice(0, -1) : state.discards,
    phase: { kind: 'discarding', seat, shown: { from, origin } },
  };
}

function discarded(state: MeldState, { seat, card, drawn }: MeldEvent & { kind: 'discarded' }): MeldState {
  return {
    ...state,
    hands: drawn ? state.hands : state.hands.with(seat, taken(state.hands[seat], [card])),
    discards: [...state.discards, { card, by: seat, drawn }],
  };
}

function taken(hand: Counts = countKinds([]), cards: readonly Kind[]): Counts {
  const rest = takeAll(hand, cards);
  if (!rest) throw new Error('a log takes cards a hand does not hold');
  return rest;
}

function transfer(balances: readonly number[], from: number, to: number, amount: number): readonly number[] {
  return balances.map((held, seat) => held + (seat === to ? amount : 0) - (seat === from ? amount : 0));
}
