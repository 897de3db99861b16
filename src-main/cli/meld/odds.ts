import type { FullVariant } from '#contract/records.ts';
import { tableOf } from '#rules/meld/claims.ts';
import { dealDistribution, type DealCount } from '#rules/meld/odds.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { refused } from '../failure.ts';
import { table } from '../table.ts';
import { cited } from '../tally/words.ts';
import { meldRules } from './rules.ts';

/** Every deal of so many cards, a winning hand’s at first, by how many of them meld and for how many points: exact. */
export function meldOdds(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { cards }: { readonly cards?: number | undefined },
): Outcome {
  const compiled = meldRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const { deck, solver } = tableOf(rules);
  const most = deck.reduce((sum, copies) => sum + copies, 0);
  const size = cards ?? rules.options['hand-size'] + 1;
  if (size > most)
    return refused('too-few-cards', `the deck has ${most} cards${cited(rules.citations.deck)}`, {
      field: '--cards',
      remedy: `deal 1 to ${most}`,
    });
  const rows = dealDistribution(solver, size);
  const categories = by(rows, 'melded').map(([melded, count]) => ({ melded, count }));
  return ok({
    json: {
      variant: variant.id,
      cards: size,
      outcomes: String(sum(rows)),
      categories: categories.map(({ melded, count }) => ({ category: melded, count: String(count) })),
      points: rows.map(({ melded, score, count }) => ({ melded, score, count: String(count) })),
    },
    text: () => page(size, rows),
  });
}

const sum = (rows: readonly { readonly count: bigint }[]): bigint => rows.reduce((all, { count }) => all + count, 0n);

/** Highest first. */
function by(rows: readonly DealCount[], key: 'melded' | 'score'): readonly (readonly [number, bigint])[] {
  const values = [...new Set(rows.map((row) => row[key]))].sort((a, b) => b - a);
  return values.map((value) => [value, sum(rows.filter((row) => row[key] === value))]);
}

function page(size: number, rows: readonly DealCount[]): string {
  const outcomes = sum(rows);
  const share = (count: bigint): string => `${((100 * Number(count)) / Number(outcomes)).toPrecision(6)} %`;
  const counted = (heading: string, key: 'melded' | 'score'): string =>
    table(
      [heading, 'deals', 'share'],
      by(rows, key).map(([value, count]) => [value, String(count), share(count)]),
    );
  return [counted('cards melded', 'melded'), counted('best score', 'score'), `${outcomes} deals of ${size} cards`].join(
    '\n\n',
  );
}
