import { DELIMITERS, type Delimiter } from '#contract/own/exchange.ts';

/** A row and the line of the file it begins on, from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  /** A quotation mark was opened in it and never closed, so it has swallowed the rest of the file. */
  readonly open?: true;
}

/**
 * Reads any text as rows, by RFC 4180 where it keeps to that: a quote within a bare cell is a character like any
 * other, and what follows a closing quote goes on with the cell.
 */
export function parseDelimited(text: string, delimiter: string): Row[] {
  const scan = { text, delimiter, at: 0, line: 1 };
  const rows: Row[] = [];
  while (scan.at < text.length) rows.push(readRow(scan));
  return rows;
}

interface Scan {
  readonly text: string;
  readonly delimiter: string;
  at: number;
  line: number;
}

function readRow(scan: Scan): Row {
  const { line } = scan;
  const cells: string[] = [];
  for (;;) {
    const quoted = scan.text[scan.at] === '"' ? readQuoted(scan) : { text: '', open: false };
    cells.push(quoted.text + readBare(scan));
    if (quoted.open) return { line, cells, open: true };
    if (scan.text[scan.at] !== scan.delimiter) break;
    scan.at++;
  }
  skipBreak(scan);
  return { line, cells };
}

function readQuoted(scan: Scan): { readonly text: string; readonly open: boolean } {
  let text = '';
  scan.at++;
  for (;;) {
    const end = scan.text.indexOf('"', scan.at);
    const piece = scan.text.slice(scan.at, end < 0 ? undefined : end);
    scan.line += breaksIn(piece);
    text += piece;
    scan.at = end < 0 ? scan.text.length : end + 1;
    if (end < 0) return { text, open: true };
    if (scan.text[scan.at] !== '"') return { text, open: false };
    text += '"';
    scan.at++;
  }
}

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function readBare(scan: Scan): string {
  const from = scan.at;
  for (; scan.at < scan.text.length; scan.at++) {
    const character = scan.text[scan.at];
    if (character === scan.delimiter || character === '\n' || character === '\r') break;
  }
  return scan.text.slice(from, scan.at);
}

function skipBreak(scan: Scan): void {
  if (scan.at >= scan.text.length) return;
  scan.at += scan.text.startsWith('\r\n', scan.at) ? 2 : 1;
  scan.line++;
}

/** Rows looked at to find the delimiter. */
const LOOKED_AT = 30;

/** The delimiter by which the largest share of the first rows has equally many columns, and the most. */
export function detectDelimiter(text: string): Delimiter {
  const head = text.slice(0, 64 * 1024);
  const scored = DELIMITERS.map((delimiter) => {
    const widths = parseDelimited(head, delimiter)
      .slice(0, LOOKED_AT)
      .map(({ cells }) => cells.length);
    const alike = (width: number) => widths.filter((one) => one === width).length / widths.length;
    const scores = widths.map((width) => (width > 1 ? alike(width) * 100 + Math.min(width, 99) : 0));
    return { delimiter, score: Math.max(0, ...scores) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** Without it Excel takes UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\ufeff';

export const writeDelimited = (rows: readonly (readonly string[])[], delimiter: Delimiter): string =>
  BYTE_ORDER_MARK + rows.map((cells) => delimitedRow(cells, delimiter)).join('');

export const delimitedRow = (cells: readonly string[], delimiter: Delimiter): string =>
  cells.map((cell) => quoted(cell, delimiter)).join(delimiter) + '\r\n';

export function quoted(cell: string, delimiter: string): string {
  const plain = !/["\r\n]|^\s|\s$|^\ufeff/.test(cell) && !cell.includes(delimiter);
  return plain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
