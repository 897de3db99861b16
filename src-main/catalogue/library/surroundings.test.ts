import { mkdirSync, renameSync, writeFileSync, copyFileSync, truncateSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { emptyFolder, openedLibrary, seededFolder } from '../testing.ts';
import { kept, saveView } from './kept.testing.ts';
import { surroundingsOf } from './surroundings.ts';

describe('a folder that a service keeps in step', () => {
  it.each([
    ['Dropbox/Museum', undefined, 'Dropbox'],
    ['Dropbox (Personal)/遊戲 收藏', undefined, 'Dropbox'],
    ['OneDrive - Museum of Play/lib', undefined, 'OneDrive'],
    ['Library/Mobile Documents/com~apple~CloudDocs/lib', undefined, 'iCloud'],
    ['Library/CloudStorage/GoogleDrive-me@example.org/My Drive/lib', undefined, 'Google Drive'],
    ['Nextcloud/lib', undefined, 'Nextcloud'],
    ['shared/deep/lib', 'shared/.stfolder', 'Syncthing'],
    ['shared/lib', 'shared/.dropbox', 'Dropbox'],
    ['Documents/Dropbox notes/lib', undefined, undefined],
    ['Documents/lib#1%20', undefined, undefined],
  ])('%s (with %s)', (path, marker, service) => {
    const root = emptyFolder();
    const folder = join(root, path);
    mkdirSync(folder, { recursive: true });
    if (marker !== undefined) writeFileSync(join(root, marker), '');
    expect(surroundingsOf(folder)).toEqual(service === undefined ? [] : [{ kind: 'synced', service }]);
  });

  it('is known by the copies the service has left', () => {
    const folder = emptyFolder();
    const copies = [
      'catalogue (desk’s conflicted copy 2026-03-02).db',
      'catalogue 2.db',
      'catalogue.sync-conflict-x.db',
    ];
    for (const name of [...copies, 'catalogue.db', 'catalogue.db-wal', 'index.db', 'catalogue.open'])
      writeFileSync(join(folder, name), '');
    expect(surroundingsOf(folder)).toEqual([{ kind: 'conflict-copies', files: copies }]);
  });
});

describe('the file of an open library', () => {
  const at = (folder: string) => join(folder, 'catalogue.db');

  it('may be written by the library itself, checkpoints and all', async () => {
    const library = kept();
    for (let view = 0; view < 30; view++) await saveView(library, `View ${view.toString()}`);
    library.keeper.open().db.pragma('wal_checkpoint(TRUNCATE)');
    await library.ask('library.backUp', {});
    expect(library.keeper.open().warnings()).toEqual([]);
  });

  it.each<[string, (file: string) => void]>([
    [
      'cut',
      (file) => {
        truncateSync(file, 40_000);
      },
    ],
    [
      'gone',
      (file) => {
        rmSync(file);
      },
    ],
    [
      'replaced',
      (file) => {
        copyFileSync(file, `${file}.tmp`);
        renameSync(`${file}.tmp`, file);
      },
    ],
  ])('that is %s by another program is written no more', async (how, change) => {
    const library = kept();
    await saveView(library, 'One');
    const opened = library.keeper.open();
    change(at(library.folder));
    expect(opened.changedOutside()).toBe(how);
    expect(await library.ask('views.save', { room: 'sources', name: 'Two', state: {} })).toMatchObject({
      kind: 'fault',
      fault: { code: how === 'gone' ? 'missing' : 'corrupt' },
    });
  });

  it('that another program writes to goes on, with a warning', () => {
    const folder = seededFolder();
    const library = openedLibrary(folder);
    const other = new Database(at(folder));
    other.exec("INSERT INTO setting VALUES ('a', '1')");
    other.close();
    expect(library.warnings()).toEqual([{ kind: 'changed-outside', how: 'written' }]);
  });
});
