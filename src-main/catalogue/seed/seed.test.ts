import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../library.ts';
import { collectionHash } from './seed.ts';
import { one, run } from '../sql.ts';
import { asking, DATA, emptyFolder, openedLibrary, seededFolder, valueOf } from '../testing.ts';

/** A copy of the collection in which one file has been changed. */
function changedData(path: string, change: (text: string) => string): string {
  const data = emptyFolder();
  cpSync(DATA, data, { recursive: true });
  const file = join(data, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return data;
}

const DOBREE = 'sources/dobree-1955.md';
const summary = (folder: string, data: string) => {
  const library = openedLibrary(folder, data);
  const reply = asking(() => library)('records.open', { kind: 'source', id: 'dobree-1955' });
  library.close();
  return valueOf(reply).summary;
};

describe('the reference collection', () => {
  it('is read again when a file has changed, and only then', () => {
    const folder = seededFolder();
    const before = summary(folder, DATA);
    const changed = changedData(DOBREE, (text) => text.replace(/^short: .*$/m, 'short: Dobree, newly read'));
    expect(summary(folder, DATA)).toEqual(before);
    expect(summary(folder, changed)).toEqual({
      ...before,
      title: expect.objectContaining({ en: 'Dobree, newly read' }) as unknown,
    });
  });

  it('is found under its new words at once', () => {
    const library = openedLibrary(
      seededFolder(),
      changedData(DOBREE, (text) => text.replace(/^short: .*$/m, 'short: Quincunx')),
    );
    const { hits } = valueOf(asking(() => library)('search', { text: 'quincunx' }));
    expect(hits[0]).toMatchObject({ kind: 'source', id: 'dobree-1955', tier: 'title' });
  });

  it('gives up records that are gone, except those the user has linked to', () => {
    const folder = seededFolder();
    const library = openedLibrary(folder);
    const db = library.writable();
    run(
      db,
      "INSERT INTO record (kind, key, origin, title_en, title_hant, title_hans, sort, body) VALUES ('artefact', 'mine', 'user', 'Mine', 'Mine', 'Mine', 'mine', '{}')",
    );
    run(
      db,
      `INSERT INTO link SELECT mine.id, 'rests-on', glyph.id, 'user' FROM record AS mine, record AS glyph
      WHERE mine.key = 'mine' AND glyph.kind = 'glyph' AND glyph.key = '淂'`,
    );
    library.close();
    const fewer = changedData('glyphs.yaml', (text) => {
      const entries = text.split(/^(?=- variant:)/m);
      return entries.filter((entry) => !/variant: [淂収]/u.test(entry)).join('');
    });
    const again = openLibrary({ folder, data: fewer, readOnly: false });
    const has = (key: string) => one(again.db, 'SELECT 1 FROM record WHERE key = $key', { key }) !== undefined;
    const links = one<{ count: number }>(again.db, "SELECT count(*) AS count FROM link WHERE origin = 'user'");
    expect([has('mine'), has('淂'), has('収'), links?.count]).toEqual([true, true, false, 1]);
    again.close();
  });

  it('stays as it was where a file has been damaged, and the damage is told by file and field', () => {
    const folder = seededFolder();
    const hash = (() => {
      const library = openedLibrary(folder);
      const found = collectionHash(library.db);
      library.close();
      return found;
    })();
    const library = openedLibrary(
      folder,
      changedData(DOBREE, (text) => text.replace(/^weight: .*$/m, 'weight: heavy')),
    );
    expect(valueOf(asking(() => library)('library.status', {})).faults).toEqual([
      { code: 'bad-collection', detail: expect.stringMatching(/^sources\/dobree-1955\.md: weight: /) as unknown },
    ]);
    expect(collectionHash(library.db)).toBe(hash);
    expect(valueOf(asking(() => library)('library.verify', {})).problems).toEqual([
      expect.stringContaining('sources/dobree-1955.md'),
    ]);
    expect(valueOf(asking(() => library)('records.list', { kind: 'source' })).length).toBeGreaterThan(0);
  });

  it('that was never whole is a fault, not an empty collection; games and settings still answer', () => {
    const data = changedData('topics.yaml', () => '- nonsense');
    const library = openedLibrary(emptyFolder(), data);
    const ask = asking(() => library);
    expect(ask('records.list', { kind: 'game' })).toEqual({
      kind: 'fault',
      fault: { code: 'bad-collection', detail: expect.stringContaining('topics.yaml') as unknown },
    });
    expect(ask('search', { text: 'a' }).kind).toBe('fault');
    expect(ask('sandbox.list', {})).toEqual({ kind: 'ok', value: [] });
    expect(ask('settings.set', { key: 'a', value: 1 }).kind).toBe('ok');
  });

  it('stays where the folder of its files is missing', () => {
    const data = emptyFolder();
    rmSync(data, { recursive: true });
    const library = openedLibrary(seededFolder(), data);
    expect(library.faults).toMatchObject([{ code: 'bad-collection' }]);
    expect(valueOf(asking(() => library)('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
  });
});
