import { tableOf } from '#rules/meld/claims.ts';
import { dealDistribution, type DealCount } from '#rules/meld/odds.ts';
import type { MeldOptions } from '#rules/meld/options.ts';
import type { Ruleset } from '#rules/ruleset.ts';
import { share } from '#rules/share.ts';
import { distribution, type Odds } from './odds.ts';

/** How many cards the pack has, and so the most that can be dealt. */
export const cardsIn = (rules: Ruleset<MeldOptions>): number =>
  tableOf(rules).deck.reduce((all, copies) => all + copies, 0);

/** Every deal of so many cards, a winning hand's unless said: how many of them meld, and the points of the best partition. */
export function meldOdds(rules: Ruleset<MeldOptions>, size = rules.options['hand-size'] + 1): Odds {
  const deals = dealDistribution(tableOf(rules).solver, size);
  const outcomes = sum(deals, () => 1n);
  const whole = sum(deals, ({ melded }) => (melded === size ? 1n : 0n));
  const points = sum(deals, ({ score }) => BigInt(score));
  return {
    figures: [
      { name: 'whole', share: share(whole, outcomes) },
      { name: 'mean-score', share: share(points, outcomes) },
    ],
    distributions: [distribution('melded', by(deals, 'melded')), distribution('score', by(deals, 'score'))],
  };
}

const sum = (deals: readonly DealCount[], weight: (deal: DealCount) => bigint): bigint =>
  deals.reduce((all, deal) => all + deal.count * weight(deal), 0n);

/** Highest first. */
function by(deals: readonly DealCount[], key: 'melded' | 'score'): readonly (readonly [string, bigint])[] {
  const counts = new Map<number, bigint>();
  for (const deal of deals) counts.set(deal[key], (counts.get(deal[key]) ?? 0n) + deal.count);
  return [...counts].sort(([a], [b]) => b - a).map(([value, count]) => [String(value), count]);
}
