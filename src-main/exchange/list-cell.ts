import { parseDelimited, quoted } from './delimited.ts';

/** Several texts in one cell, with semicolons between; one that holds a semicolon stands in quotes. */
export const listCell = (texts: readonly string[]): string => texts.map((text) => quoted(text, ';')).join('; ');

/** The same, a line each: for what is long. */
export const linesCell = (texts: readonly string[]): string => texts.map((text) => quoted(text, ';')).join('\n');

/** Texts between semicolons, or a line each. */
export const fromListCell = (cell: string): string[] => pieces(cell.trim(), ';').filter((text) => text !== '');

/**
 * One thing and what else is known of it, such as `sold | date: 1925 | to: Lim`; what is not known is not named. A
 * text that holds a bar stands in quotes.
 */
export function toldCell(main: string, details: readonly (readonly [key: string, text: string | undefined])[]): string {
  const known = details.filter(([, text]) => text !== undefined && text !== '');
  const texts = [main, ...known.map(([key, text]) => `${key}: ${text ?? ''}`)];
  return texts.map((text) => quoted(text, '|')).join(' | ');
}

export interface ToldCell {
  readonly main: string;
  readonly details: ReadonlyMap<string, string>;
}

/** Nothing where something is said under no name, or twice under one. */
export function fromToldCell(cell: string): ToldCell | undefined {
  const [main = '', ...texts] = pieces(cell, '|');
  const details = new Map<string, string>();
  for (const text of texts) {
    const [, key, said] = /^([a-z]+): ?(.*)$/s.exec(text) ?? [];
    if (key === undefined || said === undefined || details.has(key)) return undefined;
    details.set(key, said);
  }
  return { main, details };
}

const pieces = (cell: string, separator: string): string[] =>
  parseDelimited(withoutBlanks(cell, separator), separator).flatMap(({ cells }) => cells);

/** Takes the blanks round each separator outside of quotes. */
function withoutBlanks(cell: string, separator: string): string {
  const blanks = new RegExp(`[^\\S\\r\\n]*\\${separator}[^\\S\\r\\n]*`, 'g');
  return cell
    .split('"')
    .map((piece, at) => (at % 2 === 0 ? piece.replace(blanks, separator) : piece))
    .join('"');
}
