import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, type Result } from '#rules/result.ts';
import type { Salvaged } from '#contract/own/library.ts';
import { createDatabase, discard, inspect, openDatabase, openFile, syncFile, type Opened } from '../database.ts';
import { FaultError } from '../fault.ts';
import { DATABASE } from '../files.ts';
import { deriveAll } from '../own/derive.ts';
import { seed } from '../seed/seed.ts';
import { transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import { backupFile, backupNames, describe } from './backups.ts';
import { openDamaged } from './damaged.ts';
import { fillTable } from './fill-table.ts';
import type { Keeper } from './keeper.ts';
import { mendGames } from './mend-games.ts';
import { keepState, replaceDatabase } from './replace.ts';
import { tablesOf } from './tables.ts';

/**
 * Reads what can be read of a damaged library into a new one, fills in what only the newest sound backup still has, and
 * puts it in the place of the damaged one, which is kept. What is damaged itself comes from the newest that has it whole. The user's rows are never deleted, only marked, so a row that
 * is in the backup and cannot be found was lost to the damage.
 */
export async function salvage(keeper: Keeper): Promise<Result<Salvaged, never>> {
  const { folder, data } = keeper.place;
  // What keeps the state before is as damaged.
  const sound = backupNames(folder).filter((name) => describe(folder, name).kind === 'sound');
  const before = await keepState(keeper);
  const scratch = mkdtempSync(join(tmpdir(), 'variorum-salvage-'));
  const draft = join(folder, `${DATABASE}.salvaged`);
  discard(draft);
  keeper.shut();
  try {
    createDatabase(draft);
    const damaged = openDamaged(scratchCopy(folder, scratch), sparesFor(folder, scratch));
    const backups = sound.map((name) => backupFile(folder, name));
    const told = fill(draft, damaged, backups, data);
    damaged.close();
    replaceDatabase(keeper, draft, before);
    keeper.open();
    return ok({ ...told, before, ...(sound[0] && { backup: sound[0].name }) });
  } finally {
    discard(draft);
    rmSync(scratch, { recursive: true, force: true });
  }
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

function fill(draft: string, damaged: ReadableDb, backups: readonly string[], data: string): Told {
  const spares = backups.map((file) => openFile(file, true));
  const { db } = writableOf(openDatabase(draft, false, () => undefined));
  try {
    const told = transaction(db, () => fillTables(db, damaged, spares));
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
    for (const spare of spares) spare.close();
    db.close();
    syncFile(draft);
  }
}

function writableOf(opened: Opened): { readonly db: WritableDb } {
  if (opened.kind !== 'writable') throw new Error(`a new library is ${opened.kind}`);
  return opened;
}

function fillTables(db: WritableDb, damaged: ReadableDb, backups: readonly ReadableDb[]): Told {
  const filled = tablesOf(db).map((table) => ({ table, ...fillTable(db, table, damaged, backups) }));
  const tables = filled.map(({ table, read, fromBackup }) => ({ table: table.name, read, fromBackup }));
  return {
    tables: tables.filter(({ read, fromBackup }) => read + fromBackup > 0),
    losses: [...filled.flatMap(({ losses }) => losses), ...mendGames(db)],
  };
}
