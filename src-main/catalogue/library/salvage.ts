import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result } from '#rules/result.ts';
import type { BackupName, Salvaged } from '#contract/own/library.ts';
import { createDatabase, discard, inspect, openDatabase, openFile, syncFile, type Opened } from '../database.ts';
import { FaultError } from '../fault.ts';
import { DATABASE } from '../files.ts';
import { deriveAll } from '../own/derive.ts';
import { seed } from '../seed/seed.ts';
import { transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import { backupFile, backupNames, describe } from './backups.ts';
import { openDamaged } from './damaged.ts';
import type { Keeper } from './keeper.ts';
import { mendGames } from './mend-games.ts';
import { readTable, type Row, type Table } from './read-table.ts';
import { keepState, replaceDatabase } from './replace.ts';
import { shared, tablesOf } from './tables.ts';

/**
 * Reads what can be read of a damaged library into a new one, fills in what only the newest sound backup still has, and
 * puts it in the place of the damaged one, which is kept. The user's rows are never deleted, only marked, so a row that
 * is in the backup and cannot be found was lost to the damage.
 */
export async function salvage(keeper: Keeper): Promise<Result<Salvaged, never>> {
  const { folder, data } = keeper.place;
  const before = await keepState(keeper);
  const scratch = mkdtempSync(join(tmpdir(), 'variorum-salvage-'));
  const draft = join(folder, `${DATABASE}.salvaged`);
  discard(draft);
  keeper.shut();
  try {
    createDatabase(draft);
    const backup = newestSound(folder);
    const damaged = openDamaged(scratchCopy(folder, scratch), sparesFor(folder, scratch));
    const told = fill(draft, damaged, backup && backupFile(folder, backup), data);
    damaged.close();
    replaceDatabase(keeper, draft, before);
    keeper.open();
    return ok({ ...told, before, ...(backup && { backup: backup.name }) });
  } finally {
    discard(draft);
    rmSync(scratch, { recursive: true, force: true });
  }
}

function newestSound(folder: string): BackupName | undefined {
  return backupNames(folder).find((name) => describe(folder, name).kind === 'sound');
}

function scratchCopy(folder: string, scratch: string): string {
  for (const suffix of ['', '-wal']) {
    const file = join(folder, DATABASE + suffix);
    if (existsSync(file)) copyFileSync(file, join(scratch, DATABASE + suffix));
  }
  return join(scratch, DATABASE);
}

/** Copies whose pages lie where those of the library do: a backup before a migration is packed anew and is none. */
function sparesFor(folder: string, scratch: string): readonly string[] {
  const fresh = join(scratch, 'fresh.db');
  createDatabase(fresh);
  const kept = backupNames(folder).filter(({ reason }) => reason !== 'before-migration');
  return [...kept.map((name) => backupFile(folder, name)), fresh];
}

type Told = Pick<Salvaged, 'tables' | 'losses'>;

function fill(draft: string, damaged: ReadableDb, backup: string | undefined, data: string): Told {
  const spare = backup === undefined ? undefined : openFile(backup, true);
  const { db } = writableOf(openDatabase(draft, false, () => undefined));
  try {
    const told = transaction(db, () => fillTables(db, damaged, spare));
    const fault = seed(db, data);
    if (fault) throw new FaultError(fault.code, fault.detail);
    transaction(db, () => {
      deriveAll(db);
    });
    const [problem] = inspect(db);
    if (problem !== undefined) throw new FaultError('corrupt', problem);
    db.pragma('journal_mode = DELETE');
    return told;
  } finally {
    spare?.close();
    db.close();
    syncFile(draft);
  }
}

function writableOf(opened: Opened): { readonly db: WritableDb } {
  if (opened.kind !== 'writable') throw new Error(`a new library is ${opened.kind}`);
  return opened;
}

function fillTables(db: WritableDb, damaged: ReadableDb, spare: ReadableDb | undefined): Told {
  const [there, inSpare] = [tablesOf(damaged), spare ? tablesOf(spare) : []];
  const losses: string[] = [];
  const tables = tablesOf(db).map((table) => {
    const insert = inserter(db, table);
    const [from, fallback] = [shared(table, there), shared(table, inSpare)];
    const known = spare && fallback ? keysOf(spare, fallback) : [];
    let read = 0;
    if (from) losses.push(...readTable(damaged, from, known, (row) => (read += insert(row))));
    let fromBackup = 0;
    if (spare && fallback) for (const row of rowsOf(spare, fallback)) fromBackup += insert(row);
    return { table: table.name, read, fromBackup };
  });
  return {
    tables: tables.filter(({ read, fromBackup }) => read + fromBackup > 0),
    losses: [...losses, ...mendGames(db)],
  };
}

/** What breaks a rule of the table, or is there already, is left out; answers how many rows it has put in. */
function inserter(db: WritableDb, table: Table): (row: Row) => number {
  return (row) => {
    const columns = table.columns.filter((column) => column in row);
    const places = columns.map((column) => `"${column}"`).join(', ');
    try {
      return db
        .prepare(`INSERT OR IGNORE INTO "${table.name}" (${places}) VALUES (${columns.map(() => '?').join(', ')})`)
        .run(...columns.map((column) => row[column])).changes;
    } catch {
      // A value of the wrong kind, or a row that refers to one which is lost.
      return 0;
    }
  };
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
