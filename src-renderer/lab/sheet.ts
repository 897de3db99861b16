import { formatShare, share as reduced, type Share } from '#rules/share.ts';

/** A table as it is both shown and saved. */
export interface Sheet {
  /** What it is saved as, without an ending. */
  readonly file: string;
  /** The first names the row. */
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export type Column =
  | { readonly kind: 'text' | 'count'; readonly name: string }
  /** `brief`: the window shows no fraction, for want of room. */
  | { readonly kind: 'share'; readonly name: string; readonly brief: boolean };

/** A part of a whole, or a number that may pass one. */
export type Measure = 'percent' | 'number';

export type Cell =
  /** English where it stands in the collection, else in the language of the window. */
  | { readonly kind: 'text'; readonly text: string; readonly lang?: 'en' }
  | { readonly kind: 'count'; readonly count: bigint }
  | { readonly kind: 'share'; readonly share: Share; readonly as: Measure }
  | { readonly kind: 'none' };

export const NONE: Cell = { kind: 'none' };
export const textCell = (text: string, lang?: 'en'): Cell => ({ kind: 'text', text, ...(lang && { lang }) });
export const countCell = (count: bigint | null): Cell => (count === null ? NONE : { kind: 'count', count });
export const shareCell = (share: Share | undefined, as: Measure = 'percent'): Cell =>
  share ? { kind: 'share', share, as } : NONE;
export const shareColumn = (name: string, brief = false): Column => ({ kind: 'share', name, brief });

/** An exact number to so many places, rounded half away from zero. */
export function decimal({ num, den }: Share, places: number): string {
  const scaled = (2n * (num < 0n ? -num : num) * 10n ** BigInt(places) + den) / (2n * den);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = num < 0n && scaled > 0n ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
}

/** As the window prints it: `0.1465 %`, `−12.5000 %`, `0.6990`. */
export function printShare({ num, den }: Share, as: Measure): string {
  const shown = as === 'percent' ? { num: 100n * num, den } : { num, den };
  const text = printNumber(shown).replace('-', '−');
  return as === 'percent' ? `${text} %` : text;
}

/** A change of a figure: `+0.3318 %`. */
export const printChange = (change: Share, as: Measure): string =>
  (change.num > 0n ? '+' : '') + printShare(change, as);

/** To four places; a small number to three digits, a very small one by its power of ten. */
function printNumber(exact: Share): string {
  if (exact.num === 0n) return '0';
  const near = Number(exact.num) / Number(exact.den);
  const magnitude = Math.floor(Math.log10(Math.abs(near)));
  return magnitude < -6 ? near.toExponential(2) : decimal(exact, Math.max(4, 2 - magnitude));
}

export const printFraction = (share: Share): string => formatShare(share).replace('-', '−');

/** The cells a column takes in the window: a share stands beside its fraction. */
export const cellsOf = (column: Column): number => (column.kind === 'share' && !column.brief ? 2 : 1);

/** Whether a sheet leaves no room for anything beside it. */
export const isWide = ({ columns, rows }: Sheet): boolean =>
  columns.reduce((cells, column) => cells + cellsOf(column), 0) > 6 ||
  rows.flat().some((cell) => cell.kind === 'share' && formatShare(cell.share).length > 30);

/** How much one number is above another. */
export const difference = (a: Share, b: Share): Share => reduced(a.num * b.den - b.num * a.den, a.den * b.den);
