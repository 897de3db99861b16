import { assertNever } from '#rules/result.ts';
import type { LeftOut } from '#rules/comparing/leave-out.ts';
import type { HandError } from '#rules/comparing/hand.ts';
import type { ComparingRefusal, SeatRuling } from '#rules/comparing/state.ts';
import { m } from '../../paraglide/messages.js';

/** A class of hand as a person reads it. */
export function categoryName(category: string): string {
  const rank = /^triple-of-(.)$/.exec(category)?.[1];
  if (rank !== undefined) return m.comparing_triple_of({ rank: rank === 'T' ? '10' : rank });
  const points = /^points-(\d+)$/.exec(category)?.[1];
  if (points !== undefined) return m.comparing_points({ points });
  return CATEGORIES[category]?.() ?? category;
}

const CATEGORIES: Readonly<Record<string, () => string>> = {
  triple: m.comparing_triple,
  courts: m.comparing_courts,
  pair: m.comparing_pair,
  'rank-pair': m.comparing_rank_pair,
  out: m.comparing_out,
  'thrown-in': m.comparing_thrown_in,
  'over-the-limit': m.comparing_over_limit,
};

function resultName(result: NonNullable<SeatRuling['result']>): string {
  return { wins: m.comparing_wins, ties: m.comparing_ties, loses: m.comparing_loses }[result]();
}

/** What a hand is and how it stood against the banker's. */
export function handTold({ category, result }: Pick<SeatRuling, 'category' | 'result'>): string {
  const hand = categoryName(category);
  return result ? m.comparing_hand_told({ hand, result: resultName(result) }) : hand;
}

/** What another account has no room for, where it judges the deal all the same. */
export function leftOutText(left: LeftOut): string {
  return { 'second-stakes': m.comparing_left_stakes, 'side-bets': m.comparing_left_bets }[left]();
}

export function handErrorText(error: HandError): string {
  switch (error.kind) {
    case 'unreadable-card':
    case 'unknown-card':
      return m.comparing_unknown_card({ card: error.card });
    case 'suit-needed':
      return m.comparing_suit_needed({ card: error.card, suits: error.suits.join(', ') });
    case 'too-many-copies':
      return m.comparing_too_many_copies({ card: error.card, copies: error.copies });
    case 'wrong-size':
      return m.comparing_wrong_size({ size: error.size, expected: error.expected });
    default:
      return assertNever(error);
  }
}

/** Why a move is refused, and how to mend it. */
export function refusalText(refusal: ComparingRefusal, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? String(seat + 1);
  switch (refusal.kind) {
    case 'wrong-seats':
      return m.comparing_wrong_seats({ seats: refusal.seats, min: refusal.min, max: refusal.max });
    case 'deck-too-small':
      return m.comparing_deck_too_small({ needed: refusal.needed, cards: refusal.cards });
    case 'wrong-hands':
      return m.comparing_wrong_hands({ hands: refusal.hands, seats: refusal.seats });
    case 'bad-hand':
      return refusal.seat === undefined
        ? handErrorText(refusal.error)
        : m.comparing_bad_hand({ name: name(refusal.seat), why: handErrorText(refusal.error) });
    case 'wrong-phase':
      return m.comparing_wrong_phase();
    case 'not-your-turn':
      return m.comparing_not_your_turn({ name: name(refusal.seat) });
    case 'no-such-seat':
      return m.comparing_no_such_seat({ seats: refusal.seats });
    case 'nothing-left-to-draw':
      return m.comparing_nothing_left();
    case 'banker-stakes-nothing':
      return m.comparing_banker_stakes();
    case 'bad-stake':
      return m.comparing_bad_stake({ stake: refusal.stake });
    case 'too-many-stakes':
    case 'no-second-stake':
      return m.comparing_no_second_stake();
    case 'second-stake-owed':
      return m.comparing_second_owed();
    case 'stake-too-large':
      return refusal.which === 'first' ? m.comparing_first_too_large() : m.comparing_second_too_large();
    case 'stakes-awaited':
      return m.comparing_stakes_awaited({ names: refusal.seats.map(name).join(', ') });
    case 'no-side-bets':
      return m.comparing_no_side_bets();
    case 'bad-side-bet':
      return m.comparing_bad_side_bet();
    case 'no-such-gap':
    case 'unknown-reading':
      return m.sandbox_unknown_clause({ clause: refusal.clause });
    case 'not-a-command':
    case 'not-a-setup':
      return m.sandbox_not_understood({ field: refusal.field });
    default:
      return assertNever(refusal);
  }
}
