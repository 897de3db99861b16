import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { FaultError, faultOf } from './fault.ts';
import { latestVersion, migrate } from './migrations/index.ts';
import type { ReadableDb, WritableDb } from './sql.ts';

/** “Vrrm”: tells our files from other SQLite databases. */
const APPLICATION_ID = 0x5672726d;
const MAGIC = 'SQLite format 3\0';
const NEEDED_NODE_API = 10;
/** Earlier versions could lose commits when two connections reset the write-ahead log together. */
const NEEDED_SQLITE = [3, 51, 3] as const;

export type Opened =
  | { readonly kind: 'writable'; readonly db: WritableDb }
  | { readonly kind: 'read-only'; readonly db: ReadableDb }
  | { readonly kind: 'newer'; readonly db: ReadableDb };

/**
 * Makes a library file under another name first, so that an empty `catalogue.db` is never taken for a new library:
 * it can only be a damaged one.
 */
export function createDatabase(file: string): void {
  const draft = `${file}.new`;
  discard(draft);
  const db = connect(draft, false) as WritableDb;
  try {
    db.pragma('page_size = 8192');
    db.pragma(`application_id = ${APPLICATION_ID.toString()}`);
    configure(db);
    migrate(db);
    db.close();
  } catch (error) {
    db.close();
    discard(draft);
    throw error;
  }
  renameSync(draft, file);
  syncFolder(dirname(file));
}

/** Removes a database file and whatever SQLite keeps beside it. */
export function discard(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

/** Opens a library file and brings it up to date, after a backup; one written by a later version opens read-only. */
export function openDatabase(file: string, readOnly: boolean, backUp: (db: ReadableDb) => void): Opened {
  checkHeader(file);
  const db = connect(file, readOnly);
  try {
    const found = identify(db);
    if (found > latestVersion()) return { kind: 'newer', db: readOnly ? db : reopen(db, file) };
    if (readOnly && found < latestVersion())
      throw new FaultError('read-only', 'the library must be brought up to date, and cannot be written to');
    configure(db);
    if (readOnly) return { kind: 'read-only', db };
    if (found < latestVersion()) backUp(db);
    migrate(db as WritableDb);
    return { kind: 'writable', db: db as WritableDb };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Whether a library file was left by an earlier version of the program. */
export function isOld(file: string): boolean {
  const db = openFile(file, true);
  try {
    return identify(db) < latestVersion();
  } finally {
    db.close();
  }
}

/** Opens a file of ours as it is: neither brought up to date nor given a write-ahead log. */
export function openFile(file: string, readOnly: boolean): ReadableDb {
  checkHeader(file);
  const db = connect(file, readOnly);
  try {
    identify(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** What is wrong with the file, according to SQLite; empty when it is sound. */
export function inspect(db: ReadableDb): readonly string[] {
  try {
    return problemsIn(db);
  } catch (error) {
    const { code, detail = code } = faultOf(error);
    // Some damage stops even the check.
    if (code === 'corrupt') return [detail];
    throw error;
  }
}

function problemsIn(db: ReadableDb): readonly string[] {
  const check = (db.pragma('quick_check') as readonly { quick_check: string }[]).map((row) => row.quick_check);
  const problems = check.filter((line) => line !== 'ok');
  // Damaged pages cannot be followed from row to row.
  if (problems.length > 0) return problems;
  const foreign = db.pragma('foreign_key_check') as readonly { table: string; parent: string }[];
  return foreign.map(({ table, parent }) => `a row of ${table} refers to a missing row of ${parent}`);
}

export function connect(file: string, readonly: boolean): ReadableDb {
  // The binary crashes on an older Node, so say so before it is loaded.
  if (Number(process.versions['napi']) < NEEDED_NODE_API)
    throw new Error(`better-sqlite3 needs Node 24; this is ${process.version}`);
  const db = new Database(file, { readonly }) as ReadableDb;
  rejectOldSqlite(db);
  return db;
}

export function configure(db: ReadableDb): void {
  db.pragma('foreign_keys = ON');
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
  if (db.readonly) return;
  db.pragma('journal_mode = WAL');
  // better-sqlite3 is built with NORMAL under WAL, which may lose the last commits when the power fails.
  db.pragma('synchronous = FULL');
  db.pragma('checkpoint_fullfsync = ON');
}

function reopen(db: ReadableDb, file: string): ReadableDb {
  db.close();
  return connect(file, true);
}

function checkHeader(file: string): void {
  const head = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head);
  } finally {
    closeSync(handle);
  }
  if (head.toString('latin1') !== MAGIC) throw new FaultError('corrupt', `${file} is not a database`);
}

/** The schema version of a file of ours. */
export function identify(db: ReadableDb): number {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw new FaultError('corrupt', `${db.name} is not a library of this program`);
  return db.pragma('user_version', { simple: true }) as number;
}

function rejectOldSqlite(db: ReadableDb): void {
  const version = db.prepare('SELECT sqlite_version()').pluck().get() as string;
  const found = version.split('.').map(Number);
  const difference = NEEDED_SQLITE.map((needed, at) => (found[at] ?? 0) - needed).find((one) => one !== 0) ?? 0;
  if (difference < 0) throw new Error(`SQLite ${version} is older than ${NEEDED_SQLITE.join('.')}`);
}

/** Makes a rename last through a power failure; Windows has no such call and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder, 'r');
}

export function syncFile(file: string, flags = 'r+'): void {
  const handle = openSync(file, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
