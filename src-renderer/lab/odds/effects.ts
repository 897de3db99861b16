import type { FullClause, FullVariant } from '#contract/records.ts';
import type { ClauseEffect } from '#rules/readings.ts';
import type { Reading } from '#rules/ruleset.ts';
import type { Share } from '#rules/share.ts';
import { m } from '../../paraglide/messages.js';
import { difference, NONE, shareCell, shareColumn, textCell, type Sheet } from '../sheet.ts';
import type { Figure } from './odds.ts';
import { figureCell, fileOf } from './sheets.ts';
import { figureMeasure, figureName } from './words.ts';

/** What the figures come to under one reading. */
export interface ReadingEffect {
  readonly reading: Reading;
  readonly chosen: boolean;
  readonly preferred: boolean;
  /** Empty where the other choices leave no such game. */
  readonly figures: readonly Figure[];
  /** Of the first figure, from what it is under the reading chosen. */
  readonly change: Share | null;
}

export interface Effect {
  readonly clause: FullClause;
  readonly readings: readonly ReadingEffect[];
}

/** The counted effects with the clauses and readings they are of. */
export function effectsIn(
  variant: FullVariant,
  counted: readonly ClauseEffect<readonly Figure[]>[],
): readonly Effect[] {
  return counted.flatMap(({ clause: id, readings }) => {
    const clause = variant.clauses.find((one) => one.id === id);
    const now = readings.find(({ chosen }) => chosen)?.value?.[0]?.share;
    return clause ? [{ clause, readings: readings.flatMap((one) => effectOf(clause, one, now)) }] : [];
  });
}

type CountedReading = ClauseEffect<readonly Figure[]>['readings'][number];

function effectOf(
  clause: FullClause,
  { reading: id, chosen, value }: CountedReading,
  now: Share | undefined,
): readonly ReadingEffect[] {
  const reading = clause.readings.find((one) => one.id === id);
  const share = value?.[0]?.share;
  const change = share && now ? difference(share, now) : null;
  return reading ? [{ reading, chosen, preferred: id === clause.preferred, figures: value ?? [], change }] : [];
}

/** The readings that move the first figure. */
export function moving(effects: readonly Effect[]): readonly (ReadingEffect & { readonly clause: FullClause })[] {
  return effects
    .flatMap(({ clause, readings }) => readings.map((one) => ({ ...one, clause })))
    .filter(({ change }) => change !== null && change.num !== 0n);
}

export function effectsSheet({ id }: FullVariant, effects: readonly Effect[]): Sheet {
  const figures = effects[0]?.readings.find((one) => one.figures.length > 0)?.figures ?? [];
  const yes = (told: boolean) => (told ? textCell(m.lab_yes()) : NONE);
  return {
    file: fileOf(id, 'readings'),
    columns: [
      ...[m.lab_clause(), m.lab_questions(), m.lab_reading(), m.lab_default(), m.lab_chosen()].map(
        (name) => ({ kind: 'text', name }) as const,
      ),
      ...figures.map(({ name }) => shareColumn(figureName(name))),
      shareColumn(m.lab_change()),
    ],
    rows: effects.flatMap(({ clause, readings }) =>
      readings.map((one) => [
        textCell(clause.id),
        textCell(clause.questions.join(' ')),
        textCell(one.reading.id),
        yes(one.preferred),
        yes(one.chosen),
        ...figures.map(({ name }) => figureCell(one.figures.find((figure) => figure.name === name))),
        one.change && figures[0] ? shareCell(one.change, figureMeasure(figures[0].name)) : NONE,
      ]),
    ),
  };
}
