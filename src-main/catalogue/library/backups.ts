import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup, BackupName, BackupReason, Counts } from '#contract/own/library.ts';
import { now } from '../clock.ts';
import { discard, identify, syncFolder } from '../database.ts';
import { FaultError, faultOf } from '../fault.ts';
import type { ReadableDb } from '../sql.ts';
import { backupName, readBackupName } from './backup-name.ts';
import { checkHere, withDatabase, type Checked } from './check-copy.ts';
import { countsOf } from './contents.ts';
import { superfluous } from './thin.ts';

/** Pages copied before other work has its turn. */
const STEP = 100;

export const backupFolder = (folder: string): string => join(folder, 'backups');
export const backupFile = (folder: string, { name }: Pick<BackupName, 'name'>): string =>
  join(backupFolder(folder), name);

/** All backups of a library, the latest first. */
export function backupNames(folder: string): readonly BackupName[] {
  const at = backupFolder(folder);
  const names = existsSync(at) ? readdirSync(at) : [];
  return names.flatMap((name) => readBackupName(name) ?? []).sort((a, b) => (a.at < b.at ? 1 : -1));
}

export function backups(folder: string): readonly Backup[] {
  return backupNames(folder).map((name) => describe(folder, name));
}

/** Opens a backup and counts what is in it. */
export function describe(folder: string, name: BackupName): Backup {
  const file = backupFile(folder, name);
  try {
    return withDatabase(file, (db) => ({
      ...name,
      kind: 'sound',
      bytes: statSync(file).size,
      schema: identify(db),
      counts: countsOf(db),
    }));
  } catch (error) {
    return { ...name, kind: 'unreadable', why: faultOf(error).detail ?? '' };
  }
}

/** Reads a copy from end to end, and has it on the disk. */
export type Check = (copy: string) => Checked | Promise<Checked>;

/**
 * Copies a library that is in use, a few pages at a time; the copy holds one state of it, and what is written meanwhile.
 * Checked aside, other work goes on; checked here, nothing is written between the last page and what comes next.
 */
export async function backUp(
  db: ReadableDb,
  folder: string,
  reason: BackupReason,
  check: Check = checkHere,
): Promise<Backup> {
  const { name, draft } = begin(folder, reason);
  const { unreadable } = await copyDatabase(db, draft, check);
  return finish(folder, name, draft, unreadable);
}

/** Copies a library that is in use under another name; what it leaves there is sound, complete and on the disk. */
export async function copyDatabase(db: ReadableDb, draft: string, check: Check = checkHere): Promise<Checked> {
  try {
    await db.backup(draft, { progress: () => STEP });
    const expected = countsOf(db);
    const checked = await check(draft);
    verify(checked, expected);
    return checked;
  } catch (error) {
    discard(draft);
    throw error;
  }
}

/** The same at once, for when nothing else can go on anyway: before a migration. */
export function backUpAtOnce(db: ReadableDb, folder: string, reason: BackupReason): Backup {
  const { name, draft } = begin(folder, reason);
  try {
    db.prepare('VACUUM INTO ?').run(draft);
    const checked = checkHere(draft);
    verify(checked, countsOf(db));
    return finish(folder, name, draft, checked.unreadable);
  } catch (error) {
    discard(draft);
    throw error;
  }
}

function begin(folder: string, reason: BackupReason): { readonly name: BackupName; readonly draft: string } {
  mkdirSync(backupFolder(folder), { recursive: true });
  const at = now();
  const name = { name: backupName(at, reason), at, reason };
  const draft = `${backupFile(folder, name)}.new`;
  sweepDrafts(folder);
  return { name, draft };
}

/** What a backup that was cut off has left. */
function sweepDrafts(folder: string): void {
  const at = backupFolder(folder);
  for (const name of readdirSync(at)) if (/\.db\.new(-\w+)?$/.test(name)) rmSync(join(at, name));
}

/**
 * Gives a copy that has been verified its name; only then may older ones go. None goes while there are records that
 * cannot be read, which only an older one may still have whole.
 */
function finish(folder: string, name: BackupName, draft: string, unreadable: number): Backup {
  renameSync(draft, backupFile(folder, name));
  syncFolder(backupFolder(folder));
  const superseded = unreadable === 0 ? superfluous(backupNames(folder)) : [];
  // The clock may have been ahead when the others were made; this one stays all the same.
  for (const old of superseded) if (old.name !== name.name) rmSync(backupFile(folder, old), { force: true });
  return describe(folder, name);
}

/** Throws unless a copy is sound and holds what its original did. */
function verify({ problems, counts }: Checked, expected: Counts): void {
  const [problem] = problems;
  if (problem !== undefined) throw new FaultError('corrupt', `the library was not backed up: ${problem}`);
  const [there, here] = [expected, counts].map((one) => JSON.stringify(one));
  if (there !== here) throw new FaultError('corrupt', `a backup holds ${here ?? ''} and not ${there ?? ''}`);
}
