import { m } from '../../paraglide/messages.js';
import { textCell, type Sheet } from '../sheet.ts';
import type { Column, Row } from './measures.ts';
import { setName } from './words.ts';

/** A table of the bench as it is saved: called conjecture in its name and its corner, and exact where it is a share. */
export function sheetOf(file: string, corner: string, columns: readonly Column[], rows: readonly Row[]): Sheet {
  const headings = [m.tiles_sheet_corner({ corner }), ...columns.map(({ set }) => setName(set))];
  return {
    file: `singapore-tiles-conjecture-${file}`,
    columns: headings.map((name) => ({ kind: 'text', name })),
    rows: rows.flatMap(linesOf).map((line) => line.map((text) => textCell(text))),
  };
}

function linesOf({ label, cells, below }: Row): readonly (readonly string[])[] {
  const line = [label, ...cells.map(({ text }) => text)];
  if (below === undefined) return [line];
  return [line, [`${label}${m.tiles_comma()}${below}`, ...cells.map((cell) => cell.below ?? '')]];
}
