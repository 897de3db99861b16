import { tableOf, type MeldRules } from './claims.ts';
import type { Counts, Kind } from './deck.ts';
import { isGroup } from './melds.ts';
import { cardsIn } from './solver.ts';
import type { SeatView } from './view.ts';

/** What it costs, in rounds, to hand a player who is nearly out the card wanted. */
const COST = 0.5;

/**
 * How much a discard may serve the others: the chance that each can take it, as far as the cards nobody has seen and
 * what that player has thrown away tell, weighed by how near that player is to going out.
 */
export function dangerOf(rules: MeldRules, view: SeatView, left: Counts, card: Kind): number {
  const hidden = Math.max(1, cardsIn(left));
  let danger = 0;
  for (const [seat, held] of view.held.entries()) {
    if (seat === view.seat || discardedBy(view, seat, card)) continue;
    const share = Math.min(1, held / hidden);
    const next = seat === (view.seat + 1) % view.held.length;
    const chance = holdsPair(left[card]!, share) + (next ? holdsGroup(rules, left, share, card) : 0);
    danger += COST * Math.min(1, chance) * (1 - held / (rules.options['hand-size'] + 1));
  }
  return danger;
}

/** A player who has thrown a card out of the hand does not collect it. */
const discardedBy = ({ discards }: SeatView, seat: number, card: Kind): boolean =>
  discards.some((one) => one.by === seat && one.card === card && !one.drawn);

const holdsPair = (copies: number, share: number): number => ((copies * (copies - 1)) / 2) * share * share;

function holdsGroup(rules: MeldRules, left: Counts, share: number, card: Kind): number {
  const chances = (tableOf(rules).with[card] ?? [])
    .filter(isGroup)
    .map((meld) =>
      meld.cards.filter((one) => one !== card).reduce((all, one) => all * Math.min(1, left[one]! * share), 1),
    );
  return Math.max(0, ...chances);
}
