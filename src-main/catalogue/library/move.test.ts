import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, valueOf } from '../testing.ts';
import { backups } from './backups.ts';
import { fillDisk, mayMount, mountSmall } from './disk.testing.ts';
import { back, kept, saveView, viewNames } from './kept.testing.ts';

describe('a library that is moved', () => {
  it('goes on where it was moved to, with its photographs and backups, under any name', async () => {
    const library = kept();
    mkdirSync(join(library.folder, 'media', 'ab'), { recursive: true });
    writeFileSync(join(library.folder, 'media', 'ab', 'ab12.jpg'), 'a photograph');
    await saveView(library, 'One');
    const name = await back(library);
    const folder = join(emptyFolder(), '遊戲 收藏', 'lib#1%20');
    expect(valueOf(await library.ask('library.move', { folder }))).toEqual({ folder });
    await saveView(library, 'Two');
    expect(await viewNames(library)).toEqual(['One', 'Two']);
    expect(valueOf(await library.ask('library.status', {}))).toMatchObject({
      folder,
      access: 'writable',
      warnings: [],
    });
    expect(readFileSync(join(folder, 'media', 'ab', 'ab12.jpg'), 'utf8')).toBe('a photograph');
    expect(backups(folder)).toMatchObject([{ name, kind: 'sound' }]);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
    const former = kept(library.folder);
    expect(await viewNames(former)).toEqual(['One']);
  });

  it('loses nothing that is done while it is copied', async () => {
    const library = kept();
    const moving = library.ask('library.move', { folder: join(emptyFolder(), 'to') });
    const saved: string[] = [];
    let moved = false as boolean;
    void moving.then(() => (moved = true));
    while (!moved) {
      const name = `View ${String(saved.length).padStart(4, '0')}`;
      await saveView(library, name);
      saved.push(name);
      await new Promise(setImmediate);
    }
    valueOf(await moving);
    expect(await viewNames(library)).toEqual(saved);
    expect(saved.length).toBeGreaterThan(1);
  });

  it('is refused a folder that is not empty, or its own', async () => {
    const library = kept();
    const full = emptyFolder();
    writeFileSync(join(full, 'letter.txt'), 'Dear editor');
    for (const [folder, unfit] of [
      [full, 'not-empty'],
      [library.folder, 'inside'],
      [join(library.folder, 'media', 'new'), 'inside'],
    ] as const)
      expect(await library.ask('library.move', { folder })).toMatchObject({ refusal: { detail: { unfit } } });
    expect(readdirSync(full)).toEqual(['letter.txt']);
  });

  it.runIf(mayMount())('to a disk without room for it stays, and leaves nothing there', async () => {
    const library = kept();
    await saveView(library, 'One');
    const folder = emptyFolder();
    mountSmall(folder, '1m');
    expect(await library.ask('library.move', { folder })).toMatchObject({ fault: { code: 'full' } });
    expect(readdirSync(folder)).toEqual([]);
    expect(await viewNames(library)).toEqual(['One']);
  });
});

describe('another library', () => {
  it('is opened, or made where there is nothing; what was changed before is backed up', async () => {
    const library = kept();
    await saveView(library, 'One');
    const folder = emptyFolder();
    valueOf(await library.ask('library.openAt', { folder }));
    expect(await viewNames(library)).toEqual([]);
    expect(backups(library.folder)).toMatchObject([{ reason: 'automatic', counts: { view: 1 } }]);
    expect(existsSync(join(library.folder, 'catalogue.open'))).toBe(false);
    valueOf(await library.ask('library.openAt', { folder: library.folder }));
    expect(await viewNames(library)).toEqual(['One']);
  });

  it('that is none is refused, and one that is damaged can be mended where it lies', async () => {
    const library = kept();
    const other = kept();
    await saveView(other, 'Of the other');
    const name = await back(other);
    other.keeper.shut();
    writeFileSync(join(other.folder, 'catalogue.db'), 'not any more');
    const none = emptyFolder();
    writeFileSync(join(none, 'letter.txt'), 'Dear editor');
    expect(await library.ask('library.openAt', { folder: none })).toMatchObject({
      refusal: { detail: { unfit: 'no-library' } },
    });
    expect(valueOf(await library.ask('library.status', {})).folder).toBe(library.folder);
    valueOf(await library.ask('library.openAt', { folder: other.folder }));
    expect(await library.ask('library.status', {})).toMatchObject({ fault: { code: 'corrupt' } });
    valueOf(await library.ask('library.restore', { name }));
    expect(await viewNames(library)).toEqual(['Of the other']);
  });
});

it.runIf(mayMount())('a full disk where the library lies does not stop it from being moved away', async () => {
  const from = emptyFolder();
  mountSmall(from, '24m');
  const library = kept(from);
  await saveView(library, 'One');
  fillDisk(from);
  valueOf(await library.ask('library.move', { folder: join(emptyFolder(), 'to') }));
  await saveView(library, 'Two');
  expect(await viewNames(library)).toEqual(['One', 'Two']);
  library.keeper.shut();
});
