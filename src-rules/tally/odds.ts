import { multisets } from '../dice/enumerate.ts';
import { formatFraction, fraction } from '../fraction.ts';
import { DICE } from './parse.ts';
import type { Rules } from './rules.ts';
import { score, type Score, type Worth } from './score.ts';
import { fullStock, totalWorth, worths } from './stock.ts';
import { COMBINATIONS, type Combination } from './vocabulary.ts';

/** How the equally likely outcomes of six dice divide; every count is out of `outcomes`. */
export interface Odds {
  readonly outcomes: number;
  /** By the combination a throw pays for; `none` where it pays nothing. A throw that pays several counts for each. */
  readonly combinations: readonly { readonly combination: Combination | 'none'; readonly count: number }[];
  readonly worth: readonly { readonly worth: Worth; readonly count: number }[];
  /** Of a throw's worth, an exact fraction; `all` counts the whole stock. */
  readonly mean: string;
}

const THROWS = multisets(DICE);

/** The exact odds of one throw: the multisets of six dice, each with the number of ways it can fall. */
export function odds(rules: Rules): Odds {
  return tabulate(
    rules,
    THROWS.map(({ dice, ways }) => ({ scored: score(rules, dice), ways })),
  );
}

export function tabulate(rules: Rules, throws: readonly { readonly scored: Score; readonly ways: number }[]): Odds {
  const combinations = new Map<Combination | 'none', number>();
  const worth = new Map<Worth, number>();
  for (const { scored, ways } of throws) {
    const paid = scored.awards.map((one) => one.combination);
    for (const one of paid.length > 0 ? paid : (['none'] as const)) add(combinations, one, ways);
    add(worth, scored.worth, ways);
  }
  const outcomes = throws.reduce((sum, { ways }) => sum + ways, 0);
  const whole = totalWorth(fullStock(rules.options.stock), worths(rules.options.stock));
  const total = [...worth].reduce((sum, [one, count]) => sum + (one === 'all' ? whole : one) * count, 0);
  return {
    outcomes,
    combinations: [...COMBINATIONS, 'none' as const].flatMap((combination) => {
      const count = combinations.get(combination);
      return count === undefined ? [] : [{ combination, count }];
    }),
    worth: [...worth].map(([one, count]) => ({ worth: one, count })).sort((a, b) => byWorth(a.worth, b.worth)),
    mean: formatFraction(fraction(total, outcomes)),
  };
}

function byWorth(a: Worth, b: Worth): number {
  return (a === 'all' ? Infinity : a) - (b === 'all' ? Infinity : b) || 0;
}

function add<K>(counts: Map<K, number>, key: K, ways: number): void {
  counts.set(key, (counts.get(key) ?? 0) + ways);
}
