import type { Share } from '#rules/share.ts';
import { printChange, printShare, type Measure, type Sheet } from './sheet.ts';

/** One bar of a chart: how far it reaches, and the number printed at its end. */
export interface Bar {
  readonly name: string;
  readonly lang?: 'en' | undefined;
  readonly value: number;
  readonly told: string;
}

export function barOf(name: string, share: Share, as: Measure, lang?: 'en'): Bar {
  return { name, lang, value: Number(share.num) / Number(share.den), told: printShare(share, as) };
}

/** A bar for a change from what holds, named in the words of the collection. */
export const changeBar = (name: string, change: Share, as: Measure): Bar => ({
  ...barOf(name, change, as, 'en'),
  told: printChange(change, as),
});

export interface Chart {
  /** What the bars measure. */
  readonly caption: string;
  readonly bars: readonly Bar[];
}

/** A bar for every row of a sheet that has something in the first of its shares. */
export function chartOf({ columns, rows }: Sheet): Chart {
  const at = columns.findIndex(({ kind }) => kind === 'share');
  const bars = rows.flatMap((row) => {
    const [name, cell] = [row[0], row[at]];
    return name?.kind === 'text' && cell?.kind === 'share' ? [barOf(name.text, cell.share, cell.as, name.lang)] : [];
  });
  return { caption: columns[at]?.name ?? '', bars };
}
