import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { limitOdds, type LimitOdds, type NotCounted } from '#rules/comparing/limit-odds.ts';
import { countDuels, edgesOf, type DuelCounts, type Known } from '#rules/comparing/odds.ts';
import { ok, type Result } from '#rules/result.ts';
import { isLess, shareOf, type Share } from '#rules/share.ts';
import { distribution, type Distribution, type DistributionName, type Figure, type Odds } from './odds.ts';

/** Hands by class and points, one player against the banker, and the banker's edge. */
export function comparingOdds(rules: Rules): Result<Odds, NotCounted> {
  const { categories, points } = countHands(handTypes(rules));
  const hands = [
    distribution(
      'classes',
      categories.map(({ category, count }) => [category, count]),
    ),
    distribution(
      'points',
      points.map((one) => [String(one.points), one.count]),
    ),
  ];
  if (rules.options.aim === 'limit') return limitOf(rules, hands);
  const { figures, distributions } = duelOdds(rules, {});
  return ok({ figures, distributions: [...distributions, ...hands] });
}

/** One player against the banker over all that what is known leaves open. */
export function duelOdds(rules: Rules, known: Known): Odds {
  const duel = countDuels(rules, known);
  return { figures: edgeFigures(rules, duel), distributions: [duelOf(duel)] };
}

const duelOf = ({ win, tie, lose }: DuelCounts): Distribution =>
  distribution('duel', [
    ['win', win],
    ['tie', tie],
    ['lose', lose],
  ]);

/** A second stake is told of only where the account has one. */
function edgeFigures({ options }: Rules, duel: DuelCounts): readonly Figure[] {
  const { first, second, both } = edgesOf(duel);
  const edge: Figure = { name: 'edge', share: shareOf(first) };
  if (options.stakes.second === 'none') return [edge];
  return [{ name: 'edge-both', share: shareOf(both) }, edge, { name: 'edge-second', share: shareOf(second) }];
}

/** A player may draw below any count, from well below the limit up to it; the duel told is of the one that does best. */
function limitOf(rules: Rules, hands: readonly Distribution[]): Result<Odds, NotCounted> {
  const limit = rules.options['limit.total'] ?? 0;
  const policies: LimitOdds[] = [];
  for (let stands = Math.max(1, limit - 9); stands <= limit; stands++) {
    const odds = limitOdds(rules, stands);
    if (odds.kind === 'failed') return odds;
    policies.push(odds.value);
  }
  const best = policies.reduce((least, one) => (isLess(one.edge, least.edge) ? one : least));
  const { win, tie, lose } = best;
  const edges = policies.map(({ stands, edge }) => [String(stands), edge] as const);
  return ok({
    figures: [{ name: 'edge-best', share: best.edge }],
    distributions: [weighed('policies', edges), weighed('duel', Object.entries({ win, tie, lose })), ...hands],
  });
}

const weighed = (name: DistributionName, shares: readonly (readonly [string, Share])[]): Distribution => ({
  name,
  outcomes: null,
  parts: shares.map(([key, share]) => ({ key, count: null, share })),
});
