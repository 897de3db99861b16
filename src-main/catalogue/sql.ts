import type Database from 'better-sqlite3';

declare const access: unique symbol;
/** A connection that queries may use. */
export type ReadableDb = Database.Database & { readonly [access]: 'read' | 'write' };
/** A connection that commands may use as well; only `openDatabase` makes one. */
export type WritableDb = Database.Database & { readonly [access]: 'write' };

type Value = string | number | bigint | null;
type Parameters = Readonly<Record<string, Value>>;

const prepared = new WeakMap<Database.Database, Map<string, Database.Statement>>();

function statement(db: Database.Database, sql: string): Database.Statement {
  let known = prepared.get(db);
  if (!known) prepared.set(db, (known = new Map<string, Database.Statement>()));
  let found = known.get(sql);
  if (!found) known.set(sql, (found = db.prepare(sql)));
  return found;
}

export function all<Row>(db: ReadableDb, sql: string, parameters: Parameters = {}): Row[] {
  return statement(db, sql).all(parameters) as Row[];
}

/** The same, row by row; nothing may be written before the last. */
export function each<Row>(db: ReadableDb, sql: string, parameters: Parameters = {}): IterableIterator<Row> {
  return statement(db, sql).iterate(parameters) as IterableIterator<Row>;
}

export function one<Row>(db: ReadableDb, sql: string, parameters: Parameters = {}): Row | undefined {
  return statement(db, sql).get(parameters) as Row | undefined;
}

/** Runs a statement that changes rows and returns how many it changed. */
export function run(db: WritableDb, sql: string, parameters: Parameters = {}): number {
  return statement(db, sql).run(parameters).changes;
}

/** For statements that must meet exactly one row: anything else is a bug of ours. */
export function runOne(db: WritableDb, sql: string, parameters: Parameters = {}): void {
  const changes = run(db, sql, parameters);
  if (changes !== 1) throw new Error(`changed ${changes.toString()} rows instead of one: ${sql}`);
}

/** One transaction that takes the write lock at once: all of it happens or none. */
export function transaction<T>(db: WritableDb, body: () => T): T {
  return db.transaction(body).immediate();
}
