import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StateBefore } from '#contract/own/library.ts';
import { now } from '../clock.ts';
import { inspect, syncFile, syncFolder } from '../database.ts';
import { FaultError, faultOf } from '../fault.ts';
import { DATABASE, INDEX } from '../files.ts';
import { backUp, backupFolder } from './backups.ts';
import type { Keeper } from './keeper.ts';

/** Keeps what there is before something else takes its place: as a backup, or, where it is damaged, as it lies there. */
export async function keepState(keeper: Keeper): Promise<StateBefore> {
  const { folder } = keeper.place;
  try {
    const { db, writable } = keeper.open();
    writable();
    const [problem] = inspect(db);
    if (problem === undefined) return { kind: 'backup', name: (await backUp(db, folder, 'before-restore')).name };
  } catch (error) {
    const { code } = faultOf(error);
    if (code !== 'corrupt' && code !== 'missing') throw error;
  }
  return { kind: 'damaged-files', folder: keepDamaged(folder) };
}

/** Copies a damaged library as it is, so that it can be looked into later; where it has gone there is nothing to copy. */
function keepDamaged(folder: string): string {
  const kept = join(backupFolder(folder), `damaged ${now().replaceAll(':', '')}`);
  mkdirSync(kept, { recursive: true });
  for (const suffix of ['', '-wal']) {
    const file = join(folder, DATABASE + suffix);
    if (!existsSync(file)) continue;
    copyFileSync(file, join(kept, DATABASE + suffix));
    syncFile(join(kept, DATABASE + suffix));
  }
  syncFolder(kept);
  return kept;
}

/**
 * Puts a finished database in the place of the library's own, which has been kept. A write-ahead log must never be left
 * beside a database it does not belong to: SQLite would write its pages into it.
 */
export function replaceDatabase(keeper: Keeper, next: string, before: StateBefore): void {
  const file = join(keeper.place.folder, DATABASE);
  keeper.shut();
  if (before.kind === 'backup' && existsSync(`${file}-wal`))
    throw new FaultError('busy', 'another program has the library open');
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  syncFolder(keeper.place.folder);
  renameSync(next, file);
  syncFolder(keeper.place.folder);
  rmSync(join(keeper.place.folder, INDEX), { force: true });
}
