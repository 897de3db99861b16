import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asking, emptyFolder, openedLibrary, valueOf } from '../testing.ts';
import { checkAside, checkHere, lookAside } from './check-copy.ts';

async function copy(): Promise<string> {
  const library = openedLibrary();
  valueOf(asking(() => library)('views.save', { room: 'sources', name: 'One', state: {} }));
  const file = join(emptyFolder(), 'copy.db');
  await library.db.backup(file);
  return file;
}

describe('a copy that is checked aside', () => {
  it('is found as it would be here, while others have their turn', async () => {
    const file = await copy();
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const checked = await checkAside(file);
    clearInterval(timer);
    expect(checked).toEqual({ problems: [], unreadable: 0, counts: { view: 1 } });
    expect(checked).toEqual(checkHere(file));
    expect(turns).toBeGreaterThan(0);
  });

  it('is told to be damaged, or to be no library', async () => {
    const file = await copy();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, bytes.length / 2));
    expect((await checkAside(file)).problems).not.toEqual([]);
    writeFileSync(file, 'Dear editor, this is a letter.');
    await expect(checkAside(file)).rejects.toThrow('is not a database');
  });

  it('is not taken for sound where the check itself dies', async () => {
    const dying = join(emptyFolder(), 'dying.cjs');
    writeFileSync(dying, 'process.exit(3)');
    await expect(checkAside(await copy(), dying)).rejects.toThrow('ended early (3)');
  });
});

it('a library in use is looked through aside, and stays as it is', async () => {
  const library = openedLibrary();
  expect(await lookAside(library.db.name)).toEqual({ problems: [], unreadable: 0, counts: {} });
  expect(library.db.pragma('journal_mode', { simple: true })).toBe('wal');
  const bytes = readFileSync(library.db.name);
  writeFileSync(library.db.name, bytes.fill(0xff, bytes.length / 2));
  expect((await lookAside(library.db.name)).problems).not.toEqual([]);
});
