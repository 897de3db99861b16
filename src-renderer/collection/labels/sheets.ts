import type { Paper } from '#contract/host-methods.ts';

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

/** Label sheets in the trade, with the measures their makers give. */
const LABELS = {
  L7160: { paper: A4, columns: 3, rows: 7, width: 63.5, height: 38.1, top: 15.15, left: 7.21, gapX: 2.54, gapY: 0 },
  L7163: { paper: A4, columns: 2, rows: 7, width: 99.1, height: 38.1, top: 15.15, left: 4.65, gapX: 2.5, gapY: 0 },
  '5160': {
    paper: LETTER,
    columns: 3,
    rows: 10,
    width: 66.675,
    height: 25.4,
    top: 12.7,
    left: 4.7625,
    gapX: 3.175,
    gapY: 0,
  },
} as const satisfies Record<string, SheetMeasures>;

const WHOLE = { A4: whole(A4), Letter: whole(LETTER) } as const;

export type LabelSheetId = keyof typeof LABELS;
export type WholeSheetId = keyof typeof WHOLE;
export type SheetId = LabelSheetId | WholeSheetId | 'custom';

export const LABEL_SHEETS = Object.keys(LABELS) as LabelSheetId[];
export const WHOLE_SHEETS = Object.keys(WHOLE) as WholeSheetId[];
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
  const someRoom = columns >= 1 && rows >= 1 && width > 0 && height > 0 && columns * rows <= 1000;
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

/** A measure as it is typed, with a point or a comma. */
export function measureFrom(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : undefined;
}
