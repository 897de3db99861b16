import { parseDelimited, quoted } from './delimited.ts';

/** Several texts in one cell, with semicolons between; one that holds a semicolon stands in quotes. */
export const listCell = (texts: readonly string[]): string => texts.map((text) => quoted(text, ';')).join('; ');

export function fromListCell(cell: string): string[] {
  const rows = parseDelimited(withoutBlanks(cell.trim()), ';');
  return rows.flatMap(({ cells }) => cells).filter((text) => text.trim() !== '');
}

/** Takes the blanks after each semicolon outside of quotes. */
function withoutBlanks(cell: string): string {
  const pieces = cell.split('"');
  return pieces.map((piece, at) => (at % 2 === 0 ? piece.replace(/;[^\S\r\n]+/g, ';') : piece)).join('"');
}
