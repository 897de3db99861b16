import type { FullVariant } from '#contract/records.ts';
import { tableOf } from '#rules/meld/claims.ts';
import { dealDistribution, type DealCount } from '#rules/meld/odds.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { table } from '../table.ts';
import { meldRules } from './rules.ts';

/** Every deal of a winning hand’s size by how many of its cards meld and for how many points, counted exactly. */
export function meldOdds(variant: FullVariant, set: Readonly<Record<string, string>>): Outcome {
  const compiled = meldRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const size = rules.options['hand-size'] + 1;
  const rows = dealDistribution(tableOf(rules).solver, size);
  const categories = byMelded(rows);
  const outcomes = sum(rows);
  return ok({
    json: {
      variant: variant.id,
      cards: size,
      outcomes: String(outcomes),
      categories: categories.map(({ melded, count }) => ({ category: melded, count: String(count) })),
      points: rows.map(({ melded, score, count }) => ({ melded, score, count: String(count) })),
    },
    text: () => page(size, outcomes, categories),
  });
}

const sum = (rows: readonly { readonly count: bigint }[]): bigint => rows.reduce((all, { count }) => all + count, 0n);

/** Most melded first, whatever the points. */
function byMelded(rows: readonly DealCount[]): readonly { readonly melded: number; readonly count: bigint }[] {
  const all = [...new Set(rows.map(({ melded }) => melded))];
  return all.map((melded) => ({ melded, count: sum(rows.filter((row) => row.melded === melded)) }));
}

function page(size: number, outcomes: bigint, categories: ReturnType<typeof byMelded>): string {
  const share = (count: bigint): string => `${((100 * Number(count)) / Number(outcomes)).toPrecision(6)} %`;
  const rows = categories.map(({ melded, count }) => [melded, String(count), share(count)]);
  return `${table(['cards melded', 'deals', 'share'], rows)}\n\n${outcomes} deals of ${size} cards`;
}
