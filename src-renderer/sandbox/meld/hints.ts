import { botMove } from '#rules/meld/bots.ts';
import { tableOf, type MeldRules } from '#rules/meld/claims.ts';
import type { Kind } from '#rules/meld/deck.ts';
import { bestDiscards, meldedIn, plus, waits, type Partition } from '#rules/meld/solver.ts';
import type { MeldCommand } from '#rules/meld/state.ts';
import { unseen, type SeatView } from '#rules/meld/view.ts';

/** A card that would complete the hand, and how many of it the seat has not seen. */
export interface Wait {
  readonly card: Kind;
  readonly left: number;
}
/** What a discard leaves: cards that meld, and cards that would complete the hand. */
export interface DiscardHint {
  readonly card: Kind;
  readonly melded: number;
  readonly waits: readonly Wait[];
}
export interface Hint {
  readonly best: Partition;
  readonly waits: readonly Wait[];
  readonly discards: readonly DiscardHint[];
  /** What the strongest bot would do, where it is for the seat to act. */
  readonly move: MeldCommand | null;
}

const MOST_DISCARDS = 3;

/** What can be worked out from what a seat may see. */
export function hintFor(rules: MeldRules, sight: SeatView, mayAct: boolean): Hint {
  const { deck, solver } = tableOf(rules);
  const left = unseen(deck, sight);
  const waitsOf = (hand: readonly number[]): readonly Wait[] =>
    waits(solver, deck, hand).map((card) => ({ card, left: Math.max(0, left[card] ?? 0) }));
  const owesDiscard = sight.phase.kind === 'discarding' && sight.phase.seat === sight.seat;
  const discards = owesDiscard ? bestDiscards(solver, sight.hand).slice(0, MOST_DISCARDS) : [];
  return {
    best: solver.best(sight.hand),
    waits: owesDiscard ? [] : waitsOf(sight.hand),
    discards: discards.map(({ kind, value }) => ({
      card: kind,
      melded: meldedIn(value),
      waits: waitsOf(plus(sight.hand, kind, -1)),
    })),
    move: mayAct ? botMove(rules, sight, 'expert') : null,
  };
}
