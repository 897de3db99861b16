import type { OwnKind } from '#contract/own/records.ts';
import { isReadable } from '../own/store.ts';
import type { ReadableDb, WritableDb } from '../sql.ts';
import { readTable, type Row, type Table } from './read-table.ts';
import { identityOf, shared, tablesOf } from './tables.ts';

interface Filled {
  readonly read: number;
  readonly fromBackup: number;
  readonly losses: readonly string[];
}

/** Whether a row is in its table now, another one has its place, or what keeps it out. */
type Put = 'put' | 'there' | { readonly broken: string };

/**
 * Fills a table with the rows of a damaged library, then with those that only the newest backup has. A row that is
 * damaged itself waits for a backup that has it whole; where none has, it is kept as it is, or told as lost.
 */
export function fillTable(db: WritableDb, table: Table, damaged: ReadableDb, backups: readonly ReadableDb[]): Filled {
  const waiting: Row[] = [];
  const take = (row: Row): number => {
    const put = isWhole(table, row) ? putRow(db, table, row) : undefined;
    if (put !== 'put' && put !== 'there') waiting.push(row);
    return put === 'put' ? 1 : 0;
  };
  const [newest] = backups;
  const [from, fallback] = [shared(table, tablesOf(damaged)), newest && shared(table, tablesOf(newest))];
  const known = newest && fallback ? keysOf(newest, fallback) : [];
  let [read, fromBackup] = [0, 0];
  const losses = from ? readTable(damaged, from, known, (row) => (read += take(row))) : [];
  if (newest && fallback) for (const row of rowsOf(newest, fallback)) fromBackup += take(row);
  for (const row of waiting) {
    const whole = wholeRow(db, table, row, backups);
    if (whole && putRow(db, table, whole) === 'put') fromBackup++;
  }
  const reasons = waiting.flatMap((row) => lossOf(db, table, row));
  return { read, fromBackup, losses: [...losses, ...counted(table, reasons)] };
}

/** A record can be damaged in ways that no rule of its table notices. */
const isWhole = ({ name }: Table, { kind, body }: Row): boolean =>
  name !== 'own' || isReadable(kind as OwnKind, body as string | null);

/** The same row as the newest of the backups that have it whole. */
function wholeRow(db: ReadableDb, table: Table, row: Row, backups: readonly ReadableDb[]): Row | undefined {
  const having = backups.filter((backup) => shared(table, tablesOf(backup)));
  return having
    .map((backup) => sameRow(backup, table, identityOf(db, table), row))
    .find((one) => one !== undefined && isWhole(table, one));
}

/** What is lost with a damaged row, unless there is a whole one by now. */
function lossOf(db: WritableDb, table: Table, row: Row): string[] {
  if (sameRow(db, table, identityOf(db, table), row)) return [];
  const put = putRow(db, table, row);
  if (put === 'there') return [];
  return [put === 'put' ? 'kept as it is, and cannot be read' : put.broken];
}

const counted = ({ name }: Table, reasons: readonly string[]): string[] =>
  [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return `${name}, rows: ${count.toString()}: ${reason}`;
  });

function sameRow(db: ReadableDb, { name }: Table, identity: readonly string[], row: Row): Row | undefined {
  const where = identity.map((column) => `"${column}" IS ?`).join(' AND ');
  const sql = `SELECT * FROM "${name}" WHERE ${where}`;
  return db.prepare(sql).get(...identity.map((column) => row[column])) as Row | undefined;
}

function putRow(db: WritableDb, table: Table, row: Row): Put {
  const columns = table.columns.filter((column) => column in row);
  const places = columns.map((column) => `"${column}"`).join(', ');
  try {
    db.prepare(`INSERT INTO "${table.name}" (${places}) VALUES (${columns.map(() => '?').join(', ')})`).run(
      ...columns.map((column) => row[column]),
    );
    return 'put';
  } catch (error) {
    const { code = '', message } = error as Partial<Record<'code' | 'message', string>>;
    return /_(PRIMARYKEY|UNIQUE|ROWID)$/.test(code) ? 'there' : { broken: message ?? code };
  }
}

function* rowsOf(db: ReadableDb, { name }: Table): Generator<Row> {
  yield* db.prepare(`SELECT * FROM "${name}"`).iterate() as Iterable<Row>;
}

function keysOf(db: ReadableDb, { name, key }: Table): readonly (readonly unknown[])[] {
  if (key[0] === 'rowid') return [];
  return db
    .prepare(`SELECT ${key.map((column) => `"${column}"`).join(', ')} FROM "${name}"`)
    .raw()
    .all() as unknown[][];
}
