import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { openFile } from '../database.ts';
import { FaultError, faultOf } from '../fault.ts';
import type { ReadableDb } from '../sql.ts';

// Places in the header of an SQLite file, and in its first page: https://www.sqlite.org/fileformat.html
const PAGE_SIZE = 16;
const FORMATS = 18;
const PAGES = 28;
const FREE_LIST = 32;
const CHANGES = 24;
const VALID_FOR = 92;

/**
 * Opens a scratch copy of a damaged library as well as can be: as it is; with its length set right, where it was cut
 * off; or with the first page, which says where every table begins, taken from a sound copy of the same library.
 */
export function openDamaged(file: string, spares: readonly string[]): ReadableDb {
  const attempts = [() => undefined, () => setLength(file), ...spares.map((spare) => () => graft(file, spare))];
  let why = 'there is nothing in it';
  for (const attempt of attempts) {
    try {
      attempt();
      return opened(file);
    } catch (error) {
      why = faultOf(error).detail ?? why;
    }
  }
  throw new FaultError('corrupt', `nothing can be read: ${why}`);
}

function opened(file: string): ReadableDb {
  const db = openFile(file, false);
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite refuses a file that is shorter than its header says. */
function setLength(file: string): void {
  rewriteFirstPage(file, readFirstPage(file));
}

function graft(file: string, spare: string): void {
  // The log goes with the page that is thrown away.
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  rewriteFirstPage(file, readFirstPage(spare));
}

function rewriteFirstPage(file: string, page: Buffer): void {
  page.writeUInt16BE(0x0101, FORMATS);
  page.writeUInt32BE(Math.floor(statSync(file).size / page.length), PAGES);
  page.fill(0, FREE_LIST, FREE_LIST + 8);
  page.copy(page, VALID_FOR, CHANGES, CHANGES + 4);
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, page, 0, page.length, 0);
  } finally {
    closeSync(handle);
  }
}

function readFirstPage(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const size = Buffer.alloc(2);
    readSync(handle, size, 0, 2, PAGE_SIZE);
    const page = Buffer.alloc(Math.max(512, size.readUInt16BE()));
    readSync(handle, page, 0, page.length, 0);
    return page;
  } finally {
    closeSync(handle);
  }
}
