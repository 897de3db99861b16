/** Rows beyond either edge of the window that are there before they are scrolled to. */
const SPARE = 6;

/** A list of rows of one height, and the window it is looked at through. */
export interface View {
  /** How far the top of the list lies above the top of the window. */
  readonly above: number;
  readonly window: number;
  readonly height: number;
  readonly rows: number;
}

/** The rows in view or near it: from `first` up to, not with, `end`. */
export function rowsNear({ above, window, height, rows }: View): { readonly first: number; readonly end: number } {
  if (height <= 0) return { first: 0, end: Math.min(rows, SPARE) };
  const within = (row: number) => Math.min(Math.max(row, 0), rows);
  return {
    first: within(Math.floor(above / height) - SPARE),
    end: within(Math.ceil((above + window) / height) + SPARE),
  };
}

/** How many tiles of a least width stand side by side. */
export const columnsIn = (width: number, least: number, gap: number) =>
  Math.max(1, Math.floor((width + gap) / (least + gap)));

/** What is in the document: the objects near the view, and the one that holds the focus wherever it is. */
export function indexesOf(first: number, end: number, held: number): readonly number[] {
  const near = Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
  if (held < first) return [held, ...near];
  return held >= end ? [...near, held] : near;
}
