import { assertNever } from '#rules/result.ts';
import { makeCard, type HandError } from '#rules/comparing/hand.ts';
import type { Faces } from '#rules/comparing/deck.ts';
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

export function resultName(result: NonNullable<SeatRuling['result']>): string {
  return { wins: m.comparing_wins, ties: m.comparing_ties, loses: m.comparing_loses }[result]();
}

/** `+40`, `−10`, `0`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');

export function handErrorText(error: HandError, faces: Faces): string {
  switch (error.kind) {
    case 'unreadable-card':
    case 'unknown-card':
      return m.comparing_unknown_card({ card: error.card });
    case 'too-many-copies':
      return m.comparing_too_many_copies({
        card: typeof error.card === 'string' ? error.card : makeCard(faces, error.card),
        copies: error.copies,
      });
    case 'wrong-size':
      return m.comparing_wrong_size({ size: error.size, expected: error.expected });
    default:
      return assertNever(error);
  }
}
