import type { Card } from './deck.ts';
import type { Judged, Rules } from './judge.ts';

/** The best count of a hand in a game to a limit: aces go high while that does not pass it. */
export function limitCount({ options }: Pick<Rules, 'options'>, hand: readonly Card[]): number {
  const limit = options['limit.total'] ?? Infinity;
  const low = options.values['A'] ?? 0;
  const high = options['limit.high-ace'] ?? low;
  let count = hand.reduce((sum, card) => sum + (options.values[card.rank] ?? 0), 0);
  for (const card of hand) if (card.rank === 'A' && count - low + high <= limit) count += high - low;
  return count;
}

/** A hand past the limit is dead; otherwise the nearer the limit the better. */
export function judgeLimit(rules: Rules, hand: readonly Card[]): Judged {
  const points = limitCount(rules, hand);
  const over = points > (rules.options['limit.total'] ?? Infinity);
  return {
    category: over ? 'over-the-limit' : `points-${points}`,
    points,
    total: points,
    strength: over ? -1 : points,
    triple: false,
    by: 'limit.total',
  };
}

/** The banker draws below a fixed count, and then stands. */
export const bankerDraws = (rules: Rules, hand: readonly Card[]): boolean =>
  limitCount(rules, hand) < (rules.options['limit.banker-stands'] ?? 0);
