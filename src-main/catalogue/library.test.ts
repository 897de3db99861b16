import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { oldFolder } from './library/kept.testing.ts';
import { openLibrary, type Library } from './library.ts';
import { asking, DATA, emptyFolder, openedLibrary, seededFolder, valueOf } from './testing.ts';

const SEATS = { seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'person' })), seed: 'one' };
const GAME = {
  variant: 'zhuangyuan/dobree',
  title: 'Game',
  choices: {},
  gapPolicy: 'preferred',
  setup: SEATS,
} as const;
const opening =
  (folder: string, readOnly = false) =>
  () =>
    openLibrary({ folder, data: DATA, readOnly });
const fault = (code: string) => ({ kind: 'fault', fault: expect.objectContaining({ code }) as unknown });

/** A raw connection to a library's file, to damage it with. */
function raw(folder: string): Database.Database {
  const db = new Database(join(folder, 'catalogue.db'));
  onTestFinished(() => {
    db.close();
  });
  return db;
}

describe('a library', () => {
  it('is made with the settings that keep what is acknowledged', () => {
    const { db } = openedLibrary(emptyFolder());
    const pragma = (name: string) => db.pragma(name, { simple: true });
    expect({
      journal: pragma('journal_mode'),
      synchronous: pragma('synchronous'),
      foreign: pragma('foreign_keys'),
      trusted: pragma('trusted_schema'),
      cells: pragma('cell_size_check'),
      page: pragma('page_size'),
      application: pragma('application_id'),
    }).toEqual({
      journal: 'wal',
      synchronous: 2,
      foreign: 1,
      trusted: 0,
      cells: 1,
      page: 8192,
      application: 0x5672726d,
    });
  });

  it('keeps its marker only while it is open', () => {
    const folder = emptyFolder();
    const library = openedLibrary(folder);
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(true);
    library.close();
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(false);
    expect(existsSync(join(folder, 'catalogue.db-wal'))).toBe(false);
  });

  it('gets over a creation that was cut off', () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'catalogue.db.new'), 'half of a page');
    const library = openedLibrary(folder);
    expect(valueOf(asking(() => library)('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
  });
});

describe('a damaged library is a fault, never an empty library', () => {
  it.each([
    ['is empty', () => ''],
    ['is something else', () => 'a letter to the editor, longer than the header of a database would be'],
    ['has a damaged header', (bytes: Buffer) => Buffer.concat([Buffer.from('SQLite fxrmat 3\0'), bytes.subarray(16)])],
    ['has zeroes for its schema', (bytes: Buffer) => bytes.fill(0, 100, 8192)],
    ['has lost its second half', (bytes: Buffer) => bytes.subarray(0, 8192 * 3)],
  ])('whose file %s', (_, damage) => {
    const folder = seededFolder();
    const file = join(folder, 'catalogue.db');
    const damaged = damage(readFileSync(file));
    writeFileSync(file, damaged);
    const ask = asking(opening(folder));
    expect(ask('records.list', { kind: 'game' })).toEqual(fault('corrupt'));
    expect(ask('settings.set', { key: 'a', value: 1 })).toEqual(fault('corrupt'));
    expect(readFileSync(file).equals(Buffer.from(damaged))).toBe(true);
  });

  it.each([
    ['its log', 'catalogue.db-wal'],
    ['the mark of whoever had it open', 'catalogue.open'],
    ['its photographs', 'media'],
  ])('of which only %s is left', (_, left) => {
    const folder = emptyFolder();
    if (left === 'media') mkdirSync(join(folder, left));
    else writeFileSync(join(folder, left), '');
    expect(asking(opening(folder))('records.list', { kind: 'game' })).toEqual(fault('missing'));
    expect(readdirSync(folder)).toEqual([left]);
  });

  it('whose file is another program’s database', () => {
    const folder = emptyFolder();
    raw(folder).exec('CREATE TABLE theirs (a)');
    expect(asking(opening(folder))('records.list', { kind: 'game' })).toEqual(fault('corrupt'));
  });

  it('whose pages disagree, when it was not closed', () => {
    const folder = seededFolder();
    const db = raw(folder);
    db.unsafeMode();
    db.pragma('writable_schema = ON');
    db.exec("UPDATE sqlite_schema SET rootpage = 4 WHERE name = 'setting'");
    db.close();
    writeFileSync(join(folder, 'catalogue.open'), '');
    expect(asking(opening(folder))('settings.get', { key: 'a' })).toEqual(fault('corrupt'));
  });

  it('that has lost its log after a kill is what it was before, and says that it was not closed', () => {
    const folder = seededFolder();
    const library = openedLibrary(folder);
    valueOf(asking(() => library)('views.save', { room: 'sources', name: 'Before', state: {} }));
    library.db.pragma('wal_checkpoint(TRUNCATE)');
    valueOf(asking(() => library)('views.save', { room: 'sources', name: 'In the log', state: {} }));
    const left = emptyFolder();
    copyFileSync(join(folder, 'catalogue.db'), join(left, 'catalogue.db'));
    writeFileSync(join(left, 'catalogue.open'), '');
    const again = openedLibrary(left);
    const ask = asking(() => again);
    expect(valueOf(ask('views.list', { room: 'sources' })).map(({ name }) => name)).toEqual(['Before']);
    expect(again.warnings()).toContainEqual(expect.objectContaining({ kind: 'unclean' }));
  });

  it('one game whose log cannot be followed leaves the others alone', () => {
    const folder = seededFolder();
    const library = openedLibrary(folder);
    const ask = asking(() => library);
    const [bad, good] = [valueOf(ask('sandbox.create', GAME)).id, valueOf(ask('sandbox.create', GAME)).id];
    library.close();
    raw(folder).exec(`INSERT INTO entry VALUES ('${bad}', 1, 't', '{"kind":"undo"}')`);
    const again = asking(opening(folder));
    expect(again('sandbox.act', { id: bad, after: 1, command: { kind: 'throw' } })).toEqual(fault('corrupt'));
    expect(again('sandbox.act', { id: good, after: 0, command: { kind: 'throw' } }).kind).toBe('ok');
    expect(valueOf(again('library.verify', {})).problems).toEqual([expect.stringContaining(bad)]);
  });
});

describe('a library of a later version', () => {
  function newer(change: string): Library {
    const folder = seededFolder();
    const db = raw(folder);
    db.exec(change);
    db.pragma('user_version = 1000');
    db.close();
    return openedLibrary(folder);
  }

  it('can be read and is not changed', () => {
    const library = newer('CREATE TABLE later (a TEXT) STRICT');
    const ask = asking(() => library);
    expect(valueOf(ask('library.status', {})).access).toBe('newer');
    expect(valueOf(ask('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
    expect(valueOf(ask('search', { text: '狀元' })).total).toBeGreaterThan(0);
    expect(ask('sandbox.create', GAME)).toEqual(fault('newer'));
    expect(ask('settings.set', { key: 'a', value: 1 })).toEqual(fault('newer'));
    expect(library.db.pragma('user_version', { simple: true })).toBe(1000);
  });

  it('says so where this version no longer finds what it looks for', () => {
    const library = newer('ALTER TABLE setting RENAME TO preference');
    expect(asking(() => library)('settings.get', { key: 'a' })).toEqual(fault('newer'));
  });
});

describe('where nothing may be written', () => {
  it('a library asked for read-only is only read', () => {
    const folder = seededFolder();
    const before = readFileSync(join(folder, 'catalogue.db'));
    const library = openedLibrary(folder, DATA, true);
    const ask = asking(() => library);
    expect(valueOf(ask('search', { text: 'zhuangyuan' })).total).toBeGreaterThan(0);
    expect(ask('sandbox.create', GAME)).toEqual(fault('read-only'));
    library.close();
    expect(readFileSync(join(folder, 'catalogue.db')).equals(before)).toBe(true);
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(false);
  });

  it('a library that is not there is not made', () => {
    const folder = emptyFolder();
    expect(asking(opening(folder, true))('records.list', { kind: 'game' })).toEqual(fault('read-only'));
    expect(existsSync(join(folder, 'catalogue.db'))).toBe(false);
  });

  it('a library of an earlier version asked for read-only is read, and stays as it was', () => {
    const folder = oldFolder();
    const before = readFileSync(join(folder, 'catalogue.db'));
    const library = openedLibrary(folder, DATA, true);
    const ask = asking(() => library);
    expect(valueOf(ask('views.list', { room: 'sources' })).map(({ name }) => name)).toEqual(['Of old']);
    expect(ask('sandbox.create', GAME)).toEqual(fault('read-only'));
    library.close();
    expect(readFileSync(join(folder, 'catalogue.db')).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['catalogue.db']);
  });

  it.runIf(mayMount())('a library of an earlier version on a read-only disk is read, and stays as it was', () => {
    const folder = oldFolder();
    const before = readFileSync(join(folder, 'catalogue.db'));
    execute('mount', ['--bind', folder, folder]);
    onTestFinished(() => execute('umount', [folder]));
    execute('mount', ['-o', 'remount,ro,bind', folder]);
    const library = openedLibrary(folder);
    const ask = asking(() => library);
    expect(valueOf(ask('library.status', {})).access).toBe('read-only');
    expect(valueOf(ask('views.list', { room: 'sources' })).map(({ name }) => name)).toEqual(['Of old']);
    expect(valueOf(ask('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
    expect(ask('sandbox.create', GAME)).toEqual(fault('read-only'));
    expect(readFileSync(join(folder, 'catalogue.db')).equals(before)).toBe(true);
  });

  it.runIf(mayMount())('a library on a read-only disk is read', () => {
    const folder = seededFolder();
    execute('mount', ['--bind', folder, folder]);
    onTestFinished(() => execute('umount', [folder]));
    execute('mount', ['-o', 'remount,ro,bind', folder]);
    const library = openedLibrary(folder);
    const ask = asking(() => library);
    expect(valueOf(ask('library.status', {}))).toEqual({ folder, access: 'read-only', faults: [], warnings: [] });
    expect(valueOf(ask('search', { text: 'zhuangyuan' })).total).toBeGreaterThan(0);
    expect(ask('sandbox.create', GAME)).toEqual(fault('read-only'));
  });
});

describe('a full disk', () => {
  it('refuses the move, keeps the game, and goes on once there is room', () => {
    const library = openedLibrary();
    const ask = asking(() => library);
    const { id } = valueOf(ask('sandbox.create', GAME));
    const pages = library.db.pragma('page_count', { simple: true }) as number;
    library.db.pragma(`max_page_count = ${pages.toString()}`);
    const filled = fillUp((after) => ask('sandbox.act', { id, after, command: { kind: 'throw' } }));
    expect(filled.reply).toEqual(fault('full'));
    expect(valueOf(ask('sandbox.open', { id })).entries.length).toBe(filled.head);
    library.db.pragma('max_page_count = 1000000');
    expect(ask('sandbox.act', { id, after: filled.head, command: { kind: 'throw' } }).kind).toBe('ok');
    expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
  });

  it.runIf(mayMount())('of real bytes does the same', () => {
    const folder = emptyFolder();
    execute('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    onTestFinished(() => execute('umount', [folder]));
    const library = openLibrary({ folder, data: DATA, readOnly: false });
    const ask = asking(() => library);
    const { id } = valueOf(ask('sandbox.create', GAME));
    const ballast = join(folder, 'ballast');
    writeUntilFull(ballast);
    const filled = fillUp((after) => ask('sandbox.act', { id, after, command: { kind: 'throw' } }));
    expect(filled.reply).toEqual(fault('full'));
    expect(valueOf(ask('sandbox.open', { id })).entries.length).toBe(filled.head);
    rmSync(ballast);
    expect(ask('sandbox.act', { id, after: filled.head, command: { kind: 'throw' } }).kind).toBe('ok');
    expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
    library.close();
  });

  it.runIf(mayMount())('with no room for a new library leaves none, and one is made once there is', () => {
    const folder = emptyFolder();
    execute('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
    onTestFinished(() => execute('umount', [folder]));
    const ask = asking(opening(folder));
    expect(ask('records.list', { kind: 'game' })).toEqual(fault('full'));
    expect(readdirSync(folder)).toEqual([]);
    execute('mount', ['-o', 'remount,size=16m', folder]);
    const library = openLibrary({ folder, data: DATA, readOnly: false });
    expect(valueOf(asking(() => library)('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
    library.close();
  });
});

/** Plays until a move is not granted. */
function fillUp(play: (after: number) => { readonly kind: string }): {
  head: number;
  reply: { readonly kind: string };
} {
  for (let head = 0; head < 20_000; head++) {
    const reply = play(head);
    if (reply.kind !== 'ok') return { head, reply };
  }
  throw new Error('the disk did not fill up');
}

function writeUntilFull(file: string): void {
  try {
    execute('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k']);
  } catch {
    // dd ends with an error when the disk is full, which is what was wanted.
  }
}

function execute(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: 'ignore' });
}

/** Real disks that are full or read-only need the right to mount one. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execute('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return true;
  } catch {
    return false;
  }
}
