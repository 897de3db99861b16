import type { NotCounted } from '#rules/comparing/limit-odds.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import { share, type Share } from '#rules/share.ts';

/** One outcome: how many ways come to it, where ways are counted, and what share of all they are. */
export interface Part {
  /** In the engine's own words. */
  readonly key: string;
  readonly count: bigint | null;
  readonly share: Share;
}

export type DistributionName =
  | 'classes'
  | 'points'
  | 'duel'
  | 'combinations'
  | 'prizes'
  | 'worth'
  | 'melded'
  | 'score'
  | 'throws'
  /** The banker’s edge by the count below which the player draws. */
  | 'policies';

/** How all that can happen divides. `outcomes` is null where ways are weighed, not counted. */
export interface Distribution {
  readonly name: DistributionName;
  readonly outcomes: bigint | null;
  readonly parts: readonly Part[];
}

export type FigureName =
  | 'edge'
  | 'edge-second'
  | 'edge-both'
  /** In a game to a limit: against the player who draws below the count that serves best. */
  | 'edge-best'
  | 'mean-worth'
  | 'pays'
  | 'top'
  | 'whole'
  | 'mean-score'
  | 'furthest';

/** One exact number by which accounts and readings are compared; the first of an account is the one charts show. */
export interface Figure {
  readonly name: FigureName;
  readonly share: Share;
}

/** Everything counted of an account under its readings. */
export interface Odds {
  readonly figures: readonly Figure[];
  readonly distributions: readonly Distribution[];
}

export type OddsError = NotCounted | { readonly kind: 'bad-ruleset'; readonly errors: readonly RulesetError[] };

/** Parts counted out of one whole; where outcomes may fall under several keys, `of` is how many there are. */
export function distribution(
  name: DistributionName,
  counts: Iterable<readonly [key: string, count: number | bigint]>,
  of?: number,
): Distribution {
  const parts = [...counts].map(([key, count]) => ({ key, count: BigInt(count) }));
  const outcomes = of === undefined ? parts.reduce((sum, { count }) => sum + count, 0n) : BigInt(of);
  return { name, outcomes, parts: parts.map((part) => ({ ...part, share: share(part.count, outcomes) })) };
}
