import type { FullVariant } from '#contract/records.ts';
import { formatFraction, fraction, type Fraction } from '#rules/fraction.ts';
import type { HandCounts } from '#rules/comparing/hand-types.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { edgesOf, type DuelCounts, type Edges } from '#rules/comparing/odds.ts';
import type { ClauseEffect } from '#rules/readings.ts';
import { isConjecture } from '../conjecture.ts';
import { hasSecond } from './odds-page.ts';

const HEADINGS = ['variant', 'conjecture', 'table', 'entry', 'count', 'exactly', 'share'];

/** The counts as one table that spreadsheets read: a line for every class, point total, result and edge. */
export function oddsCsv(
  variant: FullVariant,
  rules: Rules,
  hands: HandCounts,
  duel: DuelCounts,
  effects: readonly ClauseEffect<Edges>[],
): string {
  const counted = (table: string, entry: string | number, count: number, outcomes: number) =>
    line(table, entry, count, fraction(count, outcomes));
  const line = (table: string, entry: string | number, count: number | '', share: Fraction) =>
    [variant.id, isConjecture(variant), table, entry, count, formatFraction(share), share.num / share.den].join(',');
  const edges = (found: Edges) => Object.entries<Fraction>({ ...found }).slice(0, hasSecond(rules) ? undefined : 1);
  const read = effects.flatMap(({ clause, readings }) =>
    readings.map(({ reading, value }) => ({ name: `${clause}=${reading}`, value })),
  );
  return [
    HEADINGS.join(','),
    ...hands.categories.map(({ category, count }) => counted('class', category, count, hands.outcomes)),
    ...hands.points.map(({ points, count }) => counted('points', points, count, hands.outcomes)),
    ...(['win', 'tie', 'lose'] as const).map((result) => counted('player', result, duel[result], duel.outcomes)),
    ...edges(edgesOf(duel)).map(([stake, edge]) => line('edge', stake, '', edge)),
    ...read.flatMap(({ name, value }) =>
      value ? edges(value).map(([stake, edge]) => line(`edge ${stake}`, name, '', edge)) : [],
    ),
  ].join('\r\n');
}
