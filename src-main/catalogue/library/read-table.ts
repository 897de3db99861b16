import type { ReadableDb } from '../sql.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A table to be read out of a damaged file: which columns, and which of them, in order, are its key. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Of a table with row numbers just `rowid`. */
  readonly key: readonly string[];
}

/** Asking for single rows costs time; beyond so many questions the rest counts as lost. */
const MOST_QUESTIONS = 100_000;
/** Stands for the row number beside the columns of the table, which may have a `rowid` of their own. */
const NUMBER = 'rowid of the row';

/**
 * Hands over every row that can be read: from both ends up to the damage, and between them by halves, where the key is
 * a number, or by the keys that a backup knows. Returns what could not be read.
 */
export function readTable(
  db: ReadableDb,
  table: Table,
  known: Iterable<readonly unknown[]>,
  keep: (row: Row) => void,
): readonly string[] {
  const up = scan(db, table, 'ASC', undefined, keep);
  if (up.error === undefined) return [];
  const down = scan(db, table, 'DESC', up.last, keep);
  const between =
    table.key[0] === 'rowid'
      ? readBetween(db, table, Number(up.last?.[0] ?? 0), Number(down.last?.[0] ?? NaN), keep)
      : readKnown(db, table, known, keep);
  return between ? [`${table.name}: ${up.error}`] : [];
}

interface Scanned {
  readonly last: readonly unknown[] | undefined;
  readonly error: string | undefined;
}

/** Reads in one direction until the end, the damage, or a row that has been read. */
function scan(
  db: ReadableDb,
  table: Table,
  direction: 'ASC' | 'DESC',
  until: readonly unknown[] | undefined,
  keep: (row: Row) => void,
): Scanned {
  let last: readonly unknown[] | undefined;
  try {
    const order = table.key.map((column) => `${column} ${direction}`).join(', ');
    for (const row of db.prepare(`${select(table)} ORDER BY ${order}`).iterate() as Iterable<Row>) {
      const key = keyOf(table, row);
      if (JSON.stringify(key) === JSON.stringify(until)) break;
      keep(row);
      last = key;
    }
    return { last, error: undefined };
  } catch (error) {
    return { last, error: String(error) };
  }
}

/** Reads row numbers between two, halving wherever something cannot be read; true where something is lost. */
function readBetween(db: ReadableDb, table: Table, low: number, high: number, keep: (row: Row) => void): boolean {
  if (Number.isNaN(high)) return true;
  const read = db.prepare(`${select(table)} WHERE rowid BETWEEN ? AND ?`);
  const ranges: (readonly [number, number])[] = [[low + 1, high - 1]];
  let lost = false;
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const [from, to] = ranges.pop() ?? [1, 0];
    if (from > to && ranges.length === 0) return lost;
    if (from > to) continue;
    try {
      for (const row of read.all(from, to) as Row[]) keep(row);
    } catch {
      const middle = Math.floor((from + to) / 2);
      if (from === to) lost = true;
      else ranges.push([middle + 1, to], [from, middle]);
    }
  }
  return true;
}

/** Of keys that are no numbers only those of a backup can be asked for; what it does not know is lost. */
function readKnown(
  db: ReadableDb,
  table: Table,
  known: Iterable<readonly unknown[]>,
  keep: (row: Row) => void,
): boolean {
  const read = db.prepare(`${select(table)} WHERE ${table.key.map((column) => `${column} = ?`).join(' AND ')}`);
  for (const key of known) {
    try {
      for (const row of read.all(...key) as Row[]) keep(row);
    } catch {
      // The backup has this row itself.
    }
  }
  return true;
}

const select = ({ name, columns, key }: Table): string =>
  `SELECT ${columns.map((column) => `"${column}"`).join(', ')}${key[0] === 'rowid' ? `, rowid AS "${NUMBER}"` : ''} FROM "${name}"`;

const keyOf = ({ key }: Table, row: Row): readonly unknown[] =>
  key.map((column) => row[column === 'rowid' ? NUMBER : column]);
