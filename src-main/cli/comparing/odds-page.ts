import type { HandCounts } from '#rules/comparing/hand-types.ts';
import type { DuelCounts, Edges } from '#rules/comparing/odds.ts';
import { edgesOf } from '#rules/comparing/odds.ts';
import type { ClauseEffect } from '#rules/comparing/readings.ts';
import { formatFraction, type Fraction } from '#rules/fraction.ts';
import { exact } from '../exact.ts';
import { table } from '../table.ts';
import { categoryWords } from './words.ts';

export const duelJson = ({ outcomes, win, tie, lose }: DuelCounts) => ({ outcomes, win, tie, lose });

export const edgesJson = ({ first, second, both }: Edges) => ({
  first: exact(first),
  second: exact(second),
  both: exact(both),
});

export function handsPage({ outcomes, categories }: HandCounts): string {
  return table(
    ['class', 'hands', 'share'],
    categories.map(({ category, count }) => [categoryWords(category), count, share(count, outcomes)]),
  );
}

export function duelPage(duel: DuelCounts): string {
  const { outcomes } = duel;
  const { first, second, both } = edgesOf(duel);
  const results = (['win', 'tie', 'lose'] as const).map((name) => [name, duel[name], share(duel[name], outcomes)]);
  return [
    table(['player', 'deals', 'share'], results),
    '',
    table(
      ['banker’s edge for a unit', 'exactly', 'share'],
      [
        ['on the first stake', formatFraction(first), percent(first)],
        ['on the second stake', formatFraction(second), percent(second)],
        ['on two equal stakes', formatFraction(both), percent(both)],
      ],
    ),
  ].join('\n');
}

export function effectsPage(effects: readonly ClauseEffect<Edges>[]): string {
  const rows = effects.flatMap(({ clause, readings }) =>
    readings.map(({ reading, chosen, value }) => [
      clause,
      `${reading}${chosen ? ' *' : ''}`,
      value ? percent(value.first) : '–',
      value ? percent(value.both) : '–',
    ]),
  );
  return table(['clause', 'reading', 'edge, one stake', 'edge, two'], rows);
}

const share = (count: number, outcomes: number): string => `${((100 * count) / outcomes).toFixed(3)} %`;
const percent = ({ num, den }: Fraction): string => `${((100 * num) / den).toFixed(4)} %`;
