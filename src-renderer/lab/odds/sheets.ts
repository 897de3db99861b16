import type { FullVariant } from '#contract/records.ts';
import { m } from '../../paraglide/messages.js';
import { countCell, NONE, shareCell, shareColumn, textCell, type Cell, type Sheet } from '../sheet.ts';
import type { Distribution, Figure, Odds } from './odds.ts';
import { distributionTitle, figureMeasure, figureName, outcomesName, partName } from './words.ts';

/** `koo-kiew-dobree-classes`. */
export const fileOf = (account: string, what: string): string => `${account.replace('/', '-')}-${what}`;

export const figureCell = (figure: Figure | undefined): Cell =>
  figure ? shareCell(figure.share, figureMeasure(figure.name)) : NONE;

export function figuresSheet({ id }: FullVariant, figures: readonly Figure[]): Sheet {
  return {
    file: fileOf(id, 'figures'),
    columns: [{ kind: 'text', name: m.lab_figure() }, shareColumn(m.lab_exactly())],
    rows: figures.map((figure) => [textCell(figureName(figure.name)), figureCell(figure)]),
  };
}

export function distributionSheet({ id }: FullVariant, { name, outcomes, parts }: Distribution): Sheet {
  const counted = outcomes !== null;
  return {
    file: fileOf(id, name),
    columns: [
      { kind: 'text', name: distributionTitle(name) },
      ...(counted ? [{ kind: 'count', name: outcomesName(name) } as const] : []),
      shareColumn(m.lab_share()),
    ],
    rows: parts.map(({ key, count, share }) => [
      textCell(partName(name, key)),
      ...(counted ? [countCell(count)] : []),
      shareCell(share),
    ]),
  };
}

/** A duel with hands known, beside the same with none. */
export function knownSheet({ id }: FullVariant, open: Odds, known: Odds): Sheet {
  const [before = [], after = []] = [open, known].map((odds) => duelParts(odds));
  return {
    file: fileOf(id, 'known'),
    columns: [
      { kind: 'text', name: m.lab_duel() },
      { kind: 'count', name: m.lab_deals() },
      shareColumn(m.lab_known_so()),
      shareColumn(m.lab_known_nothing(), true),
    ],
    rows: [
      ...after.map(({ key, count, share }, at) => [
        textCell(partName('duel', key)),
        countCell(count),
        shareCell(share),
        shareCell(before[at]?.share),
      ]),
      ...known.figures.map((figure, at) => [
        textCell(figureName(figure.name)),
        NONE,
        figureCell(figure),
        figureCell(open.figures[at]),
      ]),
    ],
  };
}

const duelParts = ({ distributions }: Odds): Distribution['parts'] =>
  distributions.find(({ name }) => name === 'duel')?.parts ?? [];
