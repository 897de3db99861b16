import type { Counts, Kind } from './deck.ts';
import { claimsOn, sizeOf, type MeldRules } from './claims.ts';
import type { Meld } from './melds.ts';
import { cardsIn } from './solver.ts';
import type { Claim, Claiming, Discard, MeldState, Phase } from './state.ts';

/** The table as one seat sees it: its own cards, and what lies open. Nothing else reaches a bot or a screen. */
export interface SeatView {
  readonly seat: number;
  readonly hand: Counts;
  /** Cards held by each seat. */
  readonly held: readonly number[];
  readonly exposed: readonly (readonly Meld[])[];
  readonly discards: readonly Discard[];
  readonly pile: number;
  readonly dealer: number;
  readonly balances: readonly number[];
  readonly phase: Phase;
}

/** What a seat may see. Others' answers to a card are hidden until it is settled, as calls are made at once. */
export function viewOf(state: MeldState, seat: number): SeatView {
  return {
    seat,
    hand: state.hands[seat] ?? [],
    held: state.hands.map(cardsIn),
    exposed: state.exposed,
    discards: state.discards,
    pile: state.pile.length,
    dealer: state.dealer,
    balances: state.balances,
    phase:
      state.phase.kind === 'claiming'
        ? { ...state.phase, answers: state.phase.answers.map((given, at) => hide(given, at === seat)) }
        : state.phase,
  };
}

function hide(given: Claim | 'pass' | 'asked' | 'none', own: boolean): Claim | 'pass' | 'asked' | 'none' {
  return own ? given : 'none';
}

/** What the seat itself may call on the card shown. */
export function claimsFor(rules: MeldRules, view: SeatView, { card, from, origin }: Claiming): readonly Claim[] {
  const distance = (view.seat - from + view.held.length) % view.held.length;
  return claimsOn(rules, view.hand, { card, origin, distance, size: sizeOf(view.hand, view.exposed[view.seat] ?? []) });
}

/** Cards of a kind the seat cannot see: in the pile or in other hands. */
export function unseen(deck: Counts, view: SeatView): Counts {
  const left = deck.map((copies, kind) => copies - (view.hand[kind] ?? 0));
  const open: Kind[] = [...view.discards.map((one) => one.card), ...view.exposed.flat().flatMap((meld) => meld.cards)];
  if (view.phase.kind === 'claiming' && view.phase.origin === 'draw') open.push(view.phase.card);
  for (const card of open) left[card] = (left[card] ?? 0) - 1;
  return left;
}
