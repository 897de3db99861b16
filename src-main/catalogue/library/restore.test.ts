import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Restored, Salvaged } from '#contract/own/library.ts';
import { emptyFolder, valueOf } from '../testing.ts';
import { backupFile, backups } from './backups.ts';
import { fillDisk, mayMount, mountSmall } from './disk.testing.ts';
import { back, file, GAME, kept, saveView, viewNames, type Kept } from './kept.testing.ts';

/** Zeroes over pages of the closed file. */
function damage(library: Kept, from: number, to: number): Buffer {
  library.keeper.shut();
  const bytes = readFileSync(file(library)).fill(0, from * 8192, to * 8192);
  writeFileSync(file(library), bytes);
  return bytes;
}

describe('a restore', () => {
  it('is previewed record by record', async () => {
    const library = kept();
    const [stays, goes] = [await saveView(library, 'Stays'), await saveView(library, 'Goes')];
    const game = valueOf(await library.ask('sandbox.create', GAME));
    const name = await back(library);
    valueOf(await library.ask('views.remove', { id: goes.id }));
    valueOf(await library.ask('sandbox.act', { id: game.id, after: 0, command: { kind: 'throw' } }));
    await saveView(library, 'New');
    const preview = valueOf(await library.ask('library.previewRestore', { name }));
    expect(preview.backup).toMatchObject({ kind: 'sound', counts: { game: 1, view: 2 } });
    expect(preview.comparison).toMatchObject({
      kind: 'compared',
      counts: { added: 1, changed: 1, removed: 1 },
      first: [
        { kind: 'added', of: 'view', title: 'Goes' },
        { kind: 'changed', of: 'game', title: 'Game' },
        { kind: 'removed', of: 'view', title: 'New' },
      ],
    });
    expect(await viewNames(library)).toEqual(['New', stays.name]);
  });

  it('brings back what there was, and the state before can be brought back in turn', async () => {
    const library = kept();
    await saveView(library, 'One');
    const name = await back(library);
    await saveView(library, 'Two');
    const restored = valueOf(await library.ask('library.restore', { name }));
    expect(await viewNames(library)).toEqual(['One']);
    expect(restored.before.kind).toBe('backup');
    const before = restored.before.kind === 'backup' ? restored.before.name : '';
    expect(backups(library.folder)).toContainEqual(expect.objectContaining({ name: before, reason: 'before-restore' }));
    valueOf(await library.ask('library.restore', { name: before }));
    expect(await viewNames(library)).toEqual(['One', 'Two']);
    expect(valueOf(await library.ask('search', { text: '狀元' })).total).toBeGreaterThan(0);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
    expect(readdirSync(library.folder).sort()).toEqual([
      'backups',
      'catalogue.db',
      'catalogue.db-shm',
      'catalogue.db-wal',
      'catalogue.open',
      'index.db',
    ]);
  });

  it('of no such backup, or of a damaged one, changes nothing', async () => {
    const library = kept();
    await saveView(library, 'One');
    const name = await back(library);
    const bytes = readFileSync(backupFile(library.folder, { name }));
    writeFileSync(backupFile(library.folder, { name }), bytes.fill(0, 8192 * 60, 8192 * 64));
    await saveView(library, 'Two');
    expect(await library.ask('library.restore', { name: '../catalogue.db' })).toMatchObject({ kind: 'refused' });
    expect(await library.ask('library.restore', { name })).toMatchObject({ kind: 'fault', fault: { code: 'corrupt' } });
    expect(await viewNames(library)).toEqual(['One', 'Two']);
    expect(backups(library.folder)).toHaveLength(1);
  });

  it.each<[string, (library: Kept) => void]>([
    ['a damaged header', (library) => damage(library, 0, 1)],
    [
      'nothing in it',
      (library) => {
        library.keeper.shut();
        writeFileSync(file(library), '');
      },
    ],
    [
      'gone',
      (library) => {
        library.keeper.shut();
        rmSync(file(library));
      },
    ],
    [
      'gone while it was open',
      (library) => {
        rmSync(file(library));
      },
    ],
    [
      'cut short while it was open',
      (library) => {
        writeFileSync(file(library), readFileSync(file(library)).subarray(0, 40_000));
      },
    ],
  ])('mends a library whose file is %s, and keeps the damaged file', async (_, hurt) => {
    const library = kept();
    await saveView(library, 'One');
    library.keeper.shut();
    await saveView(library, 'Two');
    const name = await back(library);
    hurt(library);
    const left = existsSync(file(library)) ? readFileSync(file(library)) : undefined;
    const told = await library.ask('views.list', { room: 'sources' });
    expect(told).toMatchObject({ kind: 'fault' });
    expect(['corrupt', 'missing']).toContain(told.kind === 'fault' && told.fault.code);
    expect(valueOf(await library.ask('library.previewRestore', { name })).comparison.kind).toBe('unknown');
    const restored: Restored = valueOf(await library.ask('library.restore', { name }));
    expect(await viewNames(library)).toEqual(['One', 'Two']);
    if (restored.before.kind !== 'damaged-files') throw new Error('a damaged library is no backup');
    if (left !== undefined) expect(readFileSync(join(restored.before.folder, 'catalogue.db')).equals(left)).toBe(true);
    expect(backups(library.folder).every((backup) => backup.reason !== 'before-restore')).toBe(true);
  });
});

describe.runIf(mayMount())('on a full disk', () => {
  it('neither a restore nor a salvage changes anything', async () => {
    const folder = emptyFolder();
    mountSmall(folder, '24m');
    const library = kept(folder);
    await saveView(library, 'One');
    const name = await back(library);
    await saveView(library, 'Two');
    const free = fillDisk(folder);
    expect(await library.ask('library.restore', { name })).toMatchObject({ kind: 'fault', fault: { code: 'full' } });
    expect(await library.ask('library.salvage', {})).toMatchObject({ kind: 'fault', fault: { code: 'full' } });
    expect(await viewNames(library)).toEqual(['One', 'Two']);
    free();
    valueOf(await library.ask('library.restore', { name }));
    expect(await viewNames(library)).toEqual(['One']);
    library.keeper.shut();
  });
});

describe('salvage', () => {
  async function filled(): Promise<Kept & { readonly game: string }> {
    const library = kept();
    await saveView(library, 'One');
    const { id } = valueOf(await library.ask('sandbox.create', GAME));
    for (let after = 0; after < 60; after++)
      valueOf(
        await library
          .ask('sandbox.act', { id, after, command: { kind: 'throw' } })
          .then((reply) => (reply.kind === 'ok' ? reply : library.ask('sandbox.undo', { id, after }))),
      );
    return { ...library, game: id };
  }
  const salvaged = async (library: Kept): Promise<Salvaged> => valueOf(await library.ask('library.salvage', {}));

  it('reads everything where only the reference collection is damaged, without any backup', async () => {
    const library = await filled();
    damage(library, 60, 64);
    const told = await salvaged(library);
    expect(told.losses).toEqual([]);
    expect(told.tables).toContainEqual({ table: 'entry', read: 60, fromBackup: 0 });
    expect(await viewNames(library)).toEqual(['One']);
    expect(valueOf(await library.ask('sandbox.open', { id: library.game })).entries).toHaveLength(60);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
    expect(valueOf(await library.ask('search', { text: '狀元' })).total).toBeGreaterThan(0);
  });

  it.each([
    ['the first page', 0, 1],
    ['every page but the last few', 1, 205],
  ])('reads what is left where %s is damaged, and fills in the rest from the backup', async (_, from, to) => {
    const library = await filled();
    const name = await back(library);
    await saveView(library, 'After the backup');
    damage(library, from, to);
    const told = await salvaged(library);
    expect(told.backup).toBe(name);
    expect(await viewNames(library)).toContain('One');
    expect(valueOf(await library.ask('sandbox.open', { id: library.game })).entries).toHaveLength(60);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
  });

  it('of a file that was cut short keeps what is before the cut', async () => {
    const library = await filled();
    library.keeper.shut();
    const bytes = readFileSync(file(library));
    writeFileSync(file(library), bytes.subarray(0, bytes.length - 8192 * 3));
    const told = await salvaged(library);
    expect(told.tables.map(({ table }) => table)).toContain('view');
    expect(told.losses).not.toEqual([]);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
  });

  it('of what is no library at all says so and changes nothing', async () => {
    const library = kept();
    writeFileSync(file(library), 'a letter to the editor');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reply = await library.ask('library.salvage', {});
    vi.restoreAllMocks();
    expect(reply).toMatchObject({ kind: 'fault', fault: { code: 'corrupt' } });
    expect(readFileSync(file(library), 'utf8')).toBe('a letter to the editor');
  });
});
