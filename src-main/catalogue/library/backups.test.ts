import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Backup } from '#contract/own/library.ts';
import type { Library } from '../library.ts';
import { latestVersion } from '../migrations/index.ts';
import { asking, DATA, emptyFolder, openedLibrary, seededFolder, valueOf } from '../testing.ts';
import { backupName } from './backup-name.ts';
import { backUp, backupFile, backupNames, backups } from './backups.ts';
import { oldFolder } from './kept.testing.ts';
import { keepLibrary, type Keeper } from './keeper.ts';
import { fillDisk, mayMount, mountSmall } from './disk.testing.ts';

const save = (library: Library, name: string) =>
  valueOf(asking(() => library)('views.save', { room: 'sources', name, state: {} }));

function keeperOf(folder: string): Keeper {
  const keeper = keepLibrary({ folder, data: DATA, readOnly: false });
  onTestFinished(() => keeper.leave());
  return keeper;
}
const sound = (backup: Backup | undefined) => {
  if (backup?.kind !== 'sound') throw new Error(`not a sound backup: ${JSON.stringify(backup)}`);
  return backup;
};

describe('a backup', () => {
  it('is dated, counted, one file that can be read anywhere, and the latest comes first', async () => {
    const library = openedLibrary();
    save(library, 'One');
    await backUp(library.db, library.folder, 'automatic');
    save(library, 'Two');
    const made = sound(await backUp(library.db, library.folder, 'asked'));
    expect(made.counts).toEqual({ view: 2 });
    expect(made.schema).toBe(latestVersion());
    expect(backups(library.folder)).toEqual([made, expect.objectContaining({ counts: { view: 1 } })]);
    expect(readdirSync(join(library.folder, 'backups')).sort()).toEqual(
      backupNames(library.folder)
        .map(({ name }) => name)
        .sort(),
    );
    // The bytes that say whether a file needs a write-ahead log beside it: 1 says no.
    expect([...readFileSync(backupFile(library.folder, made)).subarray(18, 20)]).toEqual([1, 1]);
  });

  it('holds one state although the library is written to while it is made', async () => {
    const library = openedLibrary();
    const making = backUp(library.db, library.folder, 'automatic');
    for (let at = 0; at < 50; at++) {
      save(library, `View ${at.toString()}`);
      await new Promise(setImmediate);
    }
    const { counts } = sound(await making);
    expect(counts['view']).toBeGreaterThan(0);
  });

  it('sweeps away what one that was cut off has left', async () => {
    const library = openedLibrary();
    mkdirSync(join(library.folder, 'backups'));
    const left = ['2026-01-01T000000.000Z automatic.db.new', '2026-01-01T000000.000Z automatic.db.new-journal'];
    for (const name of left) writeFileSync(join(library.folder, 'backups', name), 'half a page');
    expect(backups(library.folder)).toEqual([]);
    const made = await backUp(library.db, library.folder, 'automatic');
    expect(readdirSync(join(library.folder, 'backups'))).toEqual([made.name]);
  });

  it('of a damaged library is none, and takes the place of none', async () => {
    const library = openedLibrary();
    save(library, 'One');
    for (let at = 0; at < 4; at++) await backUp(library.db, library.folder, 'automatic');
    const before = backupNames(library.folder);
    library.close();
    damagePages(library.folder);
    const damaged = openedLibrary(library.folder);
    await expect(backUp(damaged.db, damaged.folder, 'automatic')).rejects.toThrow('not backed up');
    expect(backupNames(library.folder)).toEqual(before);
    expect(readdirSync(join(library.folder, 'backups')).length).toBe(before.length);
  });

  it('stays although the clock was ahead when all others were made', async () => {
    const library = openedLibrary();
    mkdirSync(join(library.folder, 'backups'));
    const ahead = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2090, 0, 1 + day)).toISOString());
    for (const at of ahead) writeFileSync(backupFile(library.folder, { name: backupName(at, 'automatic') }), '');
    expect((await backUp(library.db, library.folder, 'automatic')).kind).toBe('sound');
  });

  it('that is itself damaged is listed as unreadable', async () => {
    const library = openedLibrary();
    const made = await backUp(library.db, library.folder, 'automatic');
    writeFileSync(backupFile(library.folder, made), 'not any more');
    expect(backups(library.folder)).toEqual([expect.objectContaining({ kind: 'unreadable', name: made.name })]);
  });

  it.runIf(mayMount())('that finds no room leaves nothing behind, and is made once there is', async () => {
    const folder = emptyFolder();
    mountSmall(folder, '24m');
    const library = openedLibrary(folder);
    const free = fillDisk(folder);
    await expect(backUp(library.db, folder, 'automatic')).rejects.toThrow();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
    free();
    expect((await backUp(library.db, folder, 'automatic')).kind).toBe('sound');
    library.close();
  });
});

describe('the keeper', () => {
  it('backs up a session with changes as it closes, and one without changes not', async () => {
    const folder = seededFolder();
    const first = keeperOf(folder);
    first.open();
    await first.leave();
    expect(backups(folder)).toEqual([]);
    const second = keeperOf(folder);
    save(second.open(), 'One');
    await second.leave();
    expect(backups(folder)).toEqual([expect.objectContaining({ reason: 'automatic', counts: { view: 1 } })]);
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(false);
  });

  it('backs up every twenty minutes while there are changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const folder = seededFolder();
    const keeper = keeperOf(folder);
    save(keeper.open(), 'One');
    for (const views of [1, 1, 2]) {
      if (views === 2) save(keeper.open(), 'Two');
      vi.advanceTimersByTime(20 * 60_000);
      await keeper.exclusively(() => undefined);
    }
    expect(backups(folder).map((backup) => sound(backup).counts)).toEqual([{ view: 2 }, { view: 1 }]);
  });

  it('backs up what a session that ended badly has left, even if nothing more is changed', async () => {
    const folder = seededFolder();
    writeFileSync(join(folder, 'catalogue.open'), '');
    const keeper = keeperOf(folder);
    expect(keeper.open().warnings()).toEqual([{ kind: 'unclean' }]);
    await keeper.leave();
    expect(backups(folder)).toHaveLength(1);
  });

  it('looks a library through once it is open; a damaged one is no longer written to, and not backed up', async () => {
    vi.useFakeTimers();
    const folder = seededFolder();
    const problems: string[] = [];
    const look = () => Promise.resolve({ problems, unreadable: 0, counts: {} });
    const keeper = keepLibrary({ folder, data: DATA, readOnly: false }, look);
    onTestFinished(() => keeper.leave());
    onTestFinished(() => void vi.useRealTimers());
    const later = async () => {
      vi.advanceTimersByTime(3_000);
      await keeper.exclusively(() => undefined);
    };
    save(keeper.open(), 'One');
    await later();
    expect(keeper.open().access).toBe('writable');
    keeper.shut();
    problems.push('page 60 is never used');
    save(keeper.open(), 'Two');
    await later();
    expect(() => keeper.open()).toThrow('page 60');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await keeper.saveChanges();
    vi.restoreAllMocks();
    expect(backups(folder)).toEqual([]);
    keeper.shut();
    expect(keeper.open().access).toBe('writable');
  });

  it('says that no backup could be made', async () => {
    const folder = seededFolder();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const keeper = keeperOf(folder);
    const library = keeper.open();
    save(library, 'One');
    await keeper.leave();
    expect(library.db.open).toBe(false);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no backup'));
    vi.restoreAllMocks();
  });
});

describe('an older library', () => {
  it('is backed up as it was before it is brought up to date', () => {
    const folder = oldFolder();
    const library = openedLibrary(folder);
    expect(library.db.pragma('user_version', { simple: true })).toBe(latestVersion());
    expect(backups(folder)).toEqual([
      expect.objectContaining({ reason: 'before-migration', schema: 30, counts: { view: 1 } }),
    ]);
  });
});

/** Zeroes over pages in the middle of the file, where the reference collection lies. */
function damagePages(folder: string): void {
  const file = join(folder, 'catalogue.db');
  writeFileSync(file, readFileSync(file).fill(0, 8192 * 60, 8192 * 64));
}
