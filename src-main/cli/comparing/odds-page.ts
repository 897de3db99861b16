import type { HandCounts } from '#rules/comparing/hand-types.ts';
import type { DuelCounts, Edges } from '#rules/comparing/odds.ts';
import { edgesOf } from '#rules/comparing/odds.ts';
import type { ClauseEffect } from '#rules/readings.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { formatFraction, type Fraction } from '#rules/fraction.ts';
import { exact } from '../exact.ts';
import { table } from '../table.ts';
import { categoryWords } from './words.ts';

export const duelJson = ({ outcomes, win, tie, lose }: DuelCounts) => ({ outcomes, win, tie, lose });

/** A second stake is told of only where the account has one. */
export const hasSecond = ({ options }: Rules): boolean => options.stakes.second !== 'none';

export const edgesJson = (rules: Rules, { first, second, both }: Edges) => ({
  first: exact(first),
  ...(hasSecond(rules) && { second: exact(second), both: exact(both) }),
});

export function handsPage({ outcomes, categories }: HandCounts): string {
  return table(
    ['class', 'hands', 'share'],
    categories.map(({ category, count }) => [categoryWords(category), count, share(count, outcomes)]),
  );
}

export function duelPage(rules: Rules, duel: DuelCounts): string {
  const { outcomes } = duel;
  const { first, second, both } = edgesOf(duel);
  const results = (['win', 'tie', 'lose'] as const).map((name) => [name, duel[name], share(duel[name], outcomes)]);
  const edges = [
    ['on the first stake', formatFraction(first), percent(first)],
    ['on the second stake', formatFraction(second), percent(second)],
    ['on two equal stakes', formatFraction(both), percent(both)],
  ];
  return [
    table(['player', 'deals', 'share'], results),
    '',
    table(['banker’s edge for a unit', 'exactly', 'share'], hasSecond(rules) ? edges : edges.slice(0, 1)),
  ].join('\n');
}

export function effectsPage(rules: Rules, effects: readonly ClauseEffect<Edges>[]): string {
  const headings = ['clause', 'reading', 'edge, one stake', 'edge, two stakes'];
  const rows = effects.flatMap(({ clause, readings }) =>
    readings.map(({ reading, chosen, value }) => [
      clause,
      `${reading}${chosen ? ' *' : ''}`,
      ...[value?.first, value?.both].map((edge) => (edge ? percent(edge) : '–')),
    ]),
  );
  const shown = hasSecond(rules) ? 4 : 3;
  return table(
    headings.slice(0, shown),
    rows.map((row) => row.slice(0, shown)),
  );
}

const share = (count: number, outcomes: number): string => `${((100 * count) / outcomes).toFixed(3)} %`;
const percent = ({ num, den }: Fraction): string => `${((100 * num) / den).toFixed(4)} %`;
