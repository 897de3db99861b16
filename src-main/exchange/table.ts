import { failed, ok, type Result } from '#rules/result.ts';
import { MOST_COLUMNS, MOST_ROWS, type Dialect, type UnreadableTable } from '#contract/own/exchange.ts';
import { detectDelimiter, parseDelimited, type Row } from './delimited.ts';
import { decode, detectEncoding, markOf } from './encoding.ts';
import { isGuarded, unguard } from './guard.ts';
import { readWorkbook } from './workbook-in.ts';

/** A table as it was read: its first row names the columns. */
export interface Table {
  readonly dialect: Dialect;
  readonly sheets: readonly string[];
  readonly header: readonly string[];
  /** Of the file, from 1. */
  readonly headLine: number;
  readonly rows: readonly Row[];
}

/** Reads a file as a table, as the dialect says or as it looks. */
export async function readTable(bytes: Buffer, dialect?: Dialect): Promise<Result<Table, UnreadableTable>> {
  if (bytes.length === 0) return failed('empty');
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  if (isZip || dialect?.kind === 'workbook')
    return ofWorkbook(bytes, dialect?.kind === 'workbook' ? dialect : undefined);
  return ofText(bytes, dialect);
}

/** The cells of a workbook are texts already, so an apostrophe in one is its own. */
async function ofWorkbook(
  bytes: Buffer,
  dialect: (Dialect & { kind: 'workbook' }) | undefined,
): Promise<Result<Table, UnreadableTable>> {
  const read = await readWorkbook(bytes, dialect?.sheet === '' ? undefined : dialect?.sheet);
  if (read.kind === 'failed') return read;
  const { sheets, sheet, rows } = read.value;
  return tableOf({ kind: 'workbook', sheet, guarded: dialect?.guarded ?? false }, sheets, rows);
}

function ofText(bytes: Buffer, dialect: (Dialect & { kind: 'delimited' }) | undefined): Result<Table, UnreadableTable> {
  const encoding = dialect?.encoding ?? detectEncoding(bytes);
  const text = decode(bytes, encoding);
  // Hardly a text has this character, and every picture and program has; only a text begins with a mark of its bytes.
  if (!dialect && markOf(bytes) === undefined && text.includes('\0')) return failed('not-a-table');
  const delimiter = dialect?.delimiter ?? detectDelimiter(text);
  const rows = parseDelimited(text, delimiter);
  const guarded = dialect?.guarded ?? rows.some(({ cells }) => cells.some(isGuarded));
  return tableOf({ kind: 'delimited', encoding, delimiter, guarded }, [], rows);
}

/** As many lines as the headings are looked for in. */
const LOOKED_AT = 20;

/** The headings are the first line with more than one cell filled, where that is what most lines have; or the first. */
function headAt(rows: readonly Row[]): number {
  const filled = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const wide = filled.findIndex((count) => count > 1);
  const below = filled.slice(wide).filter((count) => count > 0);
  const isTable = wide >= 0 && below.filter((count) => count > 1).length * 2 > below.length;
  return isTable ? wide : rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Without the empty cells at the end. */
const widthOf = ({ cells }: Row): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

function tableOf(dialect: Dialect, sheets: readonly string[], all: readonly Row[]): Result<Table, UnreadableTable> {
  const at = headAt(all);
  const [header, ...rows] = at < 0 ? [] : all.slice(at);
  if (!header) return failed('empty');
  if (rows.length > MOST_ROWS) return failed('too-many-rows');
  const width = Math.max(...[header, ...rows].map(widthOf));
  if (Math.min(width, header.cells.length) > MOST_COLUMNS) return failed('too-many-columns');
  const plain = (row: Row): Row => (dialect.guarded ? { ...row, cells: row.cells.map(unguard) } : row);
  return ok({
    dialect,
    sheets,
    header: plain(header)
      .cells.slice(0, width)
      .map((cell) => cell.trim()),
    headLine: header.line,
    rows: rows.map(plain),
  });
}
