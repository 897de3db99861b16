import { accessSync, constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNever } from '#rules/result.ts';
import type { Warning } from '#contract/own/library.ts';
import type { Fault } from '#contract/reply.ts';
import { createDatabase, inspect, isOld, openDatabase, openFile, type Opened } from './database.ts';
import { FaultError } from './fault.ts';
import { DATABASE, INDEX } from './files.ts';
import { gameCache, type GameCache } from './games.ts';
import { backUpAtOnce, backupNames } from './library/backups.ts';
import { lock, LOCK, readLock, unlock, type Found } from './library/lock.ts';
import { surroundingsOf } from './library/surroundings.ts';
import { watchFile, type Watch } from './library/watch.ts';
import { mediaRoom, type MediaRoom } from './media/room.ts';
import { Shelf } from './own/list/shelf.ts';
import { indexLibrary, type LibraryIndex } from './search/library-index.ts';
import { collectionHash, seed } from './seed/seed.ts';
import type { ReadableDb, WritableDb } from './sql.ts';

export interface Library {
  readonly folder: string;
  readonly access: Opened['kind'];
  readonly db: ReadableDb;
  /** What is wrong and can be lived with, such as damaged files of the reference collection. */
  readonly faults: readonly Fault[];
  /** What the user should know of its folder, as it is now. */
  readonly warnings: () => readonly Warning[];
  readonly warn: (warning: Warning) => void;
  readonly changedOutside: Watch['changed'];
  /** The last session with it did not end well, so its changes may not have been backed up. */
  readonly mended: boolean;
  readonly games: GameCache;
  readonly shelf: Shelf;
  readonly media: () => MediaRoom;
  /** Throws the fault that says why nothing can be written. */
  readonly writable: () => WritableDb;
  /** The records; throws where no reference collection has ever been read. */
  readonly records: () => ReadableDb;
  readonly index: () => LibraryIndex;
  /** Makes the search index again; its file is derived, so nothing is lost. */
  readonly rebuildIndex: () => LibraryIndex;
  readonly close: () => void;
}

export interface LibraryPlace {
  readonly folder: string;
  /** The folder of the reference collection's files. */
  readonly data: string;
  readonly readOnly: boolean;
  /** There has been a library, so none is made where there is none. */
  readonly existing?: boolean;
  /** For writing, even if another program seems to have it open. */
  readonly anyway?: boolean;
}

/** Opens the library in a folder, or makes one there. Throws what `faultOf` can name. */
export function openLibrary(wanted: LibraryPlace): Library {
  const { folder, data } = wanted;
  rejectLoss(wanted);
  const found = readLock(folder);
  const kept = found.kind === 'in-use' && wanted.anyway !== true;
  const readOnly = wanted.readOnly || kept || !prepare(folder);
  const copy = readOnly && cannotBeRead(folder) ? copyAside(wanted) : undefined;
  const opened = open(copy ?? folder, readOnly, found.kind === 'stale');
  const close = (): void => {
    opened.db.close();
    if (opened.kind === 'writable') unlock(folder);
    if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  };
  try {
    const fault = opened.kind === 'writable' ? seed(opened.db, data) : undefined;
    return library(opened, { folder, faults: fault ? [fault] : [], told: tellLock(found, readOnly), close });
  } catch (error) {
    close();
    throw error;
  }
}

/** Where there has been a library, its loss is said; an empty one in its place would hide it. */
function rejectLoss({ folder, existing }: LibraryPlace): void {
  if (existsSync(join(folder, DATABASE))) return;
  if (existing === true || backupNames(folder).length > 0 || hasRemains(folder))
    throw new FaultError('missing', `there is no catalogue.db in ${folder}`);
}

/** What lies beside a database and never without one. */
const hasRemains = (folder: string): boolean =>
  [`${DATABASE}-wal`, LOCK, 'media'].some((name) => existsSync(join(folder, name)));

function tellLock(found: Found, readOnly: boolean): readonly Warning[] {
  switch (found.kind) {
    case 'free':
      return [];
    case 'in-use':
      return [{ kind: readOnly ? 'in-use' : 'opened-anyway', by: found.by }];
    case 'stale':
      return readOnly ? [] : [{ kind: 'unclean', ...(found.by && { by: found.by }) }];
    default:
      return assertNever(found);
  }
}

interface Circumstances {
  readonly folder: string;
  readonly faults: readonly Fault[];
  readonly told: readonly Warning[];
  readonly close: () => void;
}

function library(opened: Opened, { folder, faults, told, close }: Circumstances): Library {
  const { db, kind } = opened;
  const warned: Warning[] = [...told];
  const watch = watchFile(db.name, db);
  let index: LibraryIndex | undefined;
  let media: MediaRoom | undefined;
  const file = kind === 'writable' ? join(folder, INDEX) : undefined;
  const makeIndex = () => (index = indexLibrary(records(), collectionHash(db) ?? '', file));
  const records = (): ReadableDb => {
    if (collectionHash(db) !== undefined) return db;
    throw new FaultError('bad-collection', faults.find((fault) => fault.code === 'bad-collection')?.detail);
  };
  return {
    folder,
    access: kind,
    db,
    faults,
    warnings: () => [...warned, ...changesSeen(watch), ...surroundingsOf(folder)],
    warn: (warning) => {
      warned.push(warning);
    },
    changedOutside: watch.changed,
    mended: told.some((warning) => warning.kind === 'unclean'),
    games: gameCache(),
    shelf: new Shelf(db),
    media: () => (media ??= mediaRoom(folder, kind === 'writable')),
    writable: () => {
      if (opened.kind === 'writable') return opened.db;
      throw new FaultError(opened.kind);
    },
    records,
    index: () => index ?? makeIndex(),
    rebuildIndex: () => {
      index?.db.close();
      if (file !== undefined) rmSync(file, { force: true });
      return makeIndex();
    },
    close: () => {
      media?.close();
      index?.db.close();
      close();
    },
  };
}

/** Makes the folder where it is missing; false where nothing can be written there. */
function prepare(folder: string): boolean {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  return isWritable(folder);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const file = join(folder, DATABASE);
    if (existsSync(file)) accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** SQLite cannot read a write-ahead log where it may not write beside it, nor this version what an earlier one has left. */
function cannotBeRead(folder: string): boolean {
  const file = join(folder, DATABASE);
  return !isWritable(folder) || (existsSync(file) && isOld(file));
}

/** A copy in the temporary folder can be read, and be brought up to date. */
function copyAside({ folder, data }: LibraryPlace): string {
  const copy = mkdtempSync(join(tmpdir(), 'variorum-library-'));
  try {
    copyDatabase(folder, copy);
    if (existsSync(join(copy, DATABASE))) bringUpToDate(join(copy, DATABASE), data);
    return copy;
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Where another program may be writing to it, only SQLite can copy it; where nothing can be written, nobody does. */
function copyDatabase(folder: string, copy: string): void {
  if (isWritable(folder)) return copyOpen(join(folder, DATABASE), join(copy, DATABASE));
  for (const suffix of ['', '-wal'])
    if (existsSync(join(folder, DATABASE + suffix)))
      copyFileSync(join(folder, DATABASE + suffix), join(copy, DATABASE + suffix));
}

function copyOpen(file: string, copy: string): void {
  const db = openFile(file, true);
  try {
    db.prepare('VACUUM INTO ?').run(copy);
  } finally {
    db.close();
  }
}

function bringUpToDate(file: string, data: string): void {
  if (!isOld(file)) return;
  const opened = openDatabase(file, false, () => undefined);
  try {
    if (opened.kind === 'writable') seed(opened.db, data);
  } finally {
    opened.db.close();
  }
}

function changesSeen(watch: Watch): readonly Warning[] {
  const how = watch.changed();
  return how === undefined ? [] : [{ kind: 'changed-outside', how }];
}

function open(folder: string, readOnly: boolean, unclean: boolean): Opened {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) {
    if (readOnly) throw new FaultError('read-only', `there is no library in ${folder}`);
    createDatabase(file);
  }
  const opened = openDatabase(file, readOnly, (db) => backUpAtOnce(db, folder, 'before-migration'));
  if (opened.kind !== 'writable') return opened;
  if (unclean) rejectDamage(opened.db);
  lock(folder);
  return opened;
}

function rejectDamage(db: ReadableDb): void {
  const [problem] = inspect(db);
  if (problem === undefined) return;
  db.close();
  throw new FaultError('corrupt', problem);
}
