import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '#contract/reply.ts';
import { createDatabase, inspect, openDatabase, type Opened } from './database.ts';
import { FaultError } from './fault.ts';
import { gameCache, type GameCache } from './games.ts';
import { Shelf } from './own/list/shelf.ts';
import { indexLibrary, type LibraryIndex } from './search/library-index.ts';
import { collectionHash, seed } from './seed/seed.ts';
import type { ReadableDb, WritableDb } from './sql.ts';

const DATABASE = 'catalogue.db';
const INDEX = 'index.db';
/** Lies in the folder while the library is open for writing; found at the start, it tells of an unclean end. */
const MARKER = 'catalogue.open';

export interface Library {
  readonly folder: string;
  readonly access: Opened['kind'];
  readonly db: ReadableDb;
  /** What is wrong and can be lived with, such as damaged files of the reference collection. */
  readonly faults: readonly Fault[];
  readonly games: GameCache;
  readonly shelf: Shelf;
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
}

/** Opens the library in a folder, or makes one there. Throws what `faultOf` can name. */
export function openLibrary(wanted: LibraryPlace): Library {
  const { folder, data } = wanted;
  const readOnly = wanted.readOnly || !prepare(folder);
  const copy = readOnly && !isWritable(folder) ? copyAside(folder) : undefined;
  const opened = open(copy ?? folder, readOnly);
  const close = (): void => {
    opened.db.close();
    if (opened.kind === 'writable') rmSync(join(folder, MARKER), { force: true });
    if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  };
  try {
    const fault = opened.kind === 'writable' ? seed(opened.db, data) : undefined;
    return library(opened, folder, fault ? [fault] : [], close);
  } catch (error) {
    close();
    throw error;
  }
}

function library(opened: Opened, folder: string, faults: readonly Fault[], close: () => void): Library {
  const { db, kind } = opened;
  let index: LibraryIndex | undefined;
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
    games: gameCache(),
    shelf: new Shelf(db),
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

/** SQLite cannot read a write-ahead log where it may not write beside it; a copy in the temporary folder can be read. */
function copyAside(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'variorum-library-'));
  for (const suffix of ['', '-wal'])
    if (existsSync(join(folder, DATABASE + suffix)))
      copyFileSync(join(folder, DATABASE + suffix), join(copy, DATABASE + suffix));
  return copy;
}

function open(folder: string, readOnly: boolean): Opened {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) {
    if (readOnly) throw new FaultError('read-only', `there is no library in ${folder}`);
    createDatabase(file);
  }
  const marker = join(folder, MARKER);
  const unclean = !readOnly && existsSync(marker);
  const opened = openDatabase(file, readOnly);
  if (opened.kind === 'writable') writeFileSync(marker, '');
  if (unclean) rejectDamage(opened.db);
  return opened;
}

function rejectDamage(db: ReadableDb): void {
  const [problem] = inspect(db);
  if (problem === undefined) return;
  db.close();
  throw new FaultError('corrupt', problem);
}
