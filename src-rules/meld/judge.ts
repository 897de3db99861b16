import type { MeldRules } from './claims.ts';
import { tableOf } from './claims.ts';
import type { Counts, Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import { outlookOf } from './outlook.ts';
import { cardsIn, meldedIn, pointsIn } from './solver.ts';
import type { BotStrength } from './state.ts';
import type { SeatView } from './view.ts';

/** How a bot weighs what it could do; more is better throughout. */
export interface Judge {
  /** A hand that owes no discard. */
  readonly worth: (hand: Counts) => number;
  /** Added for a meld laid open. */
  readonly laid: (meld: Meld) => number;
  /** Added for letting another's card go by: one's own draw is still to come. */
  readonly patience: number;
  /** Taken off for a discard that others may be waiting for. */
  readonly danger: (card: Kind) => number;
}

/** Points count for little beside getting out. */
const POINT = 0.02;

/** Only the strengths that weigh anything have a judge; a novice does as chance will have it. */
export function judgeOf(rules: MeldRules, view: SeatView, strength: Exclude<BotStrength, 'novice'>): Judge {
  return strength === 'steady' ? steadyJudge(rules) : outlookOf(rules, view, POINT);
}

/** Counts the cards that already meld. */
function steadyJudge(rules: MeldRules): Judge {
  const { solver } = tableOf(rules);
  return {
    worth: (hand) => {
      const value = solver.value(hand);
      return meldedIn(value) - cardsIn(hand) + POINT * pointsIn(value);
    },
    laid: (meld) => meld.cards.length + POINT * meld.score,
    patience: 0,
    danger: () => 0,
  };
}
