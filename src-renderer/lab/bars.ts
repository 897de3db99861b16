import type { Share } from '#rules/share.ts';
import { printChange, printShare, type Cell, type Measure, type Sheet } from './sheet.ts';

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

/** A bar for every row of a sheet: its name, and the first share in it. */
export function barsOf({ rows }: Sheet): readonly Bar[] {
  return rows.flatMap(([name, ...cells]) => {
    const found = cells.find((cell): cell is Cell & { kind: 'share' } => cell.kind === 'share');
    return found && name?.kind === 'text' ? [barOf(name.text, found.share, found.as, name.lang)] : [];
  });
}
