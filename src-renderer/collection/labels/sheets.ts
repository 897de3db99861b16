import { isObject } from '#rules/shape.ts';
import { LEAST_PAPER_MM, MOST_PAPER_MM, type Paper } from '#contract/host-methods.ts';

/** A sheet of labels: where they lie on the paper, in millimetres. */
export interface SheetMeasures {
  readonly paper: Paper;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** From the edges of the paper to the first label. */
  readonly top: number;
  readonly left: number;
  /** Between one label and the next. */
  readonly gapX: number;
  readonly gapY: number;
}

const A4: Paper = { width: 210, height: 297 };
const LETTER: Paper = { width: 215.9, height: 279.4 };

/** A whole page for one object, with a margin all round. */
function whole(paper: Paper): SheetMeasures {
  const margin = 15;
  const [width, height] = [paper.width - 2 * margin, paper.height - 2 * margin];
  return { paper, columns: 1, rows: 1, width, height, top: margin, left: margin, gapX: 0, gapY: 0 };
}

interface Trade extends Pick<SheetMeasures, 'paper' | 'columns' | 'rows' | 'width' | 'height'> {
  readonly gapX: number;
}

/** Sheets in the trade lie in the middle of their paper, their rows without a gap. */
function inTheMiddle({ gapX, ...sheet }: Trade): SheetMeasures {
  const { paper, columns, rows, width, height } = sheet;
  const left = rounded((paper.width - columns * width - (columns - 1) * gapX) / 2);
  return { ...sheet, left, top: rounded((paper.height - rows * height) / 2), gapX, gapY: 0 };
}

/** As fine as a measure is typed. */
const rounded = (measure: number): number => Math.round(measure * 100_000) / 100_000;

/** Label sheets in the trade, with the measures their maker gives: those on A4 in millimetres, those on Letter in inches. */
const LABELS = {
  L7160: inTheMiddle({ paper: A4, columns: 3, rows: 7, width: 63.5, height: 38.1, gapX: 2.54 }),
  L7159: inTheMiddle({ paper: A4, columns: 3, rows: 8, width: 63.5, height: 33.9, gapX: 2.54 }),
  L7162: inTheMiddle({ paper: A4, columns: 2, rows: 8, width: 99.1, height: 33.9, gapX: 2.5 }),
  L7163: inTheMiddle({ paper: A4, columns: 2, rows: 7, width: 99.1, height: 38.1, gapX: 2.5 }),
  L7165: inTheMiddle({ paper: A4, columns: 2, rows: 4, width: 99.1, height: 67.7, gapX: 2.5 }),
  L7651: inTheMiddle({ paper: A4, columns: 5, rows: 13, width: 38.1, height: 21.2, gapX: 2.5 }),
  '5160': inTheMiddle({ paper: LETTER, columns: 3, rows: 10, width: 66.675, height: 25.4, gapX: 3.175 }),
  '5163': inTheMiddle({ paper: LETTER, columns: 2, rows: 5, width: 101.6, height: 50.8, gapX: 4.7625 }),
} as const satisfies Record<string, SheetMeasures>;

const WHOLE = { A4: whole(A4), Letter: whole(LETTER) } as const;

export type LabelSheetId = keyof typeof LABELS;
export type WholeSheetId = keyof typeof WHOLE;
export type SheetId = LabelSheetId | WholeSheetId | 'custom';

export const LABEL_SHEETS = Object.keys(LABELS) as LabelSheetId[];
export const WHOLE_SHEETS = Object.keys(WHOLE) as WholeSheetId[];
export const SHEETS: readonly SheetId[] = [...LABEL_SHEETS, ...WHOLE_SHEETS, 'custom'];
/** What measures of one's own begin from. */
export const FIRST_CUSTOM: SheetMeasures = LABELS.L7160;

export const isWhole = (id: SheetId): id is WholeSheetId => Object.hasOwn(WHOLE, id);

export function measuresOf(id: SheetId, custom: SheetMeasures): SheetMeasures {
  if (id === 'custom') return custom;
  return isWhole(id) ? WHOLE[id] : LABELS[id];
}

/** Makers round their measures, and a label may end at the edge of its paper. */
const ROUNDING_MM = 0.5;

/** Whether the labels lie on the paper, and there are any. */
export function fits({ paper, columns, rows, width, height, top, left, gapX, gapY }: SheetMeasures): boolean {
  const wide = left + columns * width + (columns - 1) * gapX;
  const high = top + rows * height + (rows - 1) * gapY;
  const somePaper = [paper.width, paper.height].every((side) => side >= LEAST_PAPER_MM && side <= MOST_PAPER_MM);
  const someRoom = somePaper && columns >= 1 && rows >= 1 && width > 0 && height > 0 && columns * rows <= 1000;
  return someRoom && wide <= paper.width + ROUNDING_MM && high <= paper.height + ROUNDING_MM;
}

export interface Placed<T> {
  readonly label: T;
  /** From the corner of the paper, in millimetres. */
  readonly x: number;
  readonly y: number;
}

/** Labels on as many sheets as they need, row by row; the first sheet may have labels used up already. */
export function pagesOf<T>(labels: readonly T[], sheet: SheetMeasures, usedUp = 0): readonly (readonly Placed<T>[])[] {
  const pages: Placed<T>[][] = [];
  for (const [at, label] of labels.entries()) {
    const place = usedUp + at;
    const onPage = place % (sheet.columns * sheet.rows);
    if (at === 0 || onPage === 0) pages.push([]);
    pages.at(-1)?.push({ label, ...placeOf(onPage, sheet) });
  }
  return pages;
}

function placeOf(onPage: number, { columns, width, height, top, left, gapX, gapY }: SheetMeasures) {
  const [column, row] = [onPage % columns, Math.floor(onPage / columns)];
  return { x: left + column * (width + gapX), y: top + row * (height + gapY) };
}

/** Measures as they were kept; none where one of them is missing. */
export function measuresFrom(kept: unknown): SheetMeasures | undefined {
  if (!isObject(kept) || !isObject(kept['paper'])) return undefined;
  const { paper: _, ...rest } = kept;
  const numbers = Object.keys(FIRST_CUSTOM).filter((name) => name !== 'paper');
  const complete = numbers.every((name) => Number.isFinite(rest[name]));
  const papered = Number.isFinite(kept['paper']['width']) && Number.isFinite(kept['paper']['height']);
  return complete && papered ? (kept as unknown as SheetMeasures) : undefined;
}

/** How far to move what is printed, which may be backwards. */
export function shiftFrom(text: string): number | undefined {
  const trimmed = text.trim().replace(/^[−–]/, '-');
  const measure = measureFrom(trimmed.replace(/^-/, ''));
  if (measure === undefined || measure > MOST_SHIFT_MM) return undefined;
  return trimmed.startsWith('-') ? -measure : measure;
}

/** A printer that is further off has the wrong paper in it. */
const MOST_SHIFT_MM = 20;

/** A measure as it is typed, with a point or a comma. */
export function measureFrom(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,5})?$/.test(trimmed) ? Number(trimmed) : undefined;
}
