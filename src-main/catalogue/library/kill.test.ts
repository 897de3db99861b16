import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inspect } from '../database.ts';
import { DATA, emptyFolder, seededFolder } from '../testing.ts';
import { backupNames, backups } from './backups.ts';
import { kept, oldFolder, saveView, viewNames } from './kept.testing.ts';

const KILLS = Number(process.env['CATALOGUE_KILLS'] ?? 6);

/** Asks a catalogue of its own for something and kills it so many milliseconds later. */
async function askAndKill(folder: string, method: string, args: unknown, milliseconds: number): Promise<void> {
  const child = fork(join(import.meta.dirname, '../entry.ts'), [folder, DATA], { serialization: 'advanced' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ready = once(child, 'message');
  child.send({ id: 1, method: 'library.backups', args: {} });
  await ready;
  child.send({ id: 2, method, args });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('a process that is killed', () => {
  it(
    'in the middle of a backup leaves only backups that are whole',
    async () => {
      const folder = seededFolder();
      for (let kill = 0; kill < KILLS; kill++) {
        await askAndKill(folder, 'library.backUp', {}, 20 + kill * 12);
        expect(backups(folder).filter(({ kind }) => kind === 'unreadable')).toEqual([]);
      }
      const library = kept(folder);
      expect(library.keeper.open().warnings()).toEqual([expect.objectContaining({ kind: 'unclean' })]);
      await library.ask('library.backUp', {});
      expect(readdirSync(join(folder, 'backups')).sort()).toEqual(
        backupNames(folder)
          .map(({ name }) => name)
          .sort(),
      );
    },
    30_000 + KILLS * 5_000,
  );

  it(
    'in the middle of a restore leaves the state before or the backup, and nothing between',
    async () => {
      const folder = seededFolder();
      const first = kept(folder);
      await saveView(first, 'One');
      const [made] = [await first.ask('library.backUp', {})];
      if (made.kind !== 'ok') throw new Error('no backup');
      await saveView(first, 'Two');
      first.keeper.shut();
      for (let kill = 0; kill < KILLS; kill++) {
        await askAndKill(folder, 'library.restore', { name: made.value.name }, 20 + kill * 15);
        const library = kept(folder);
        const names = await viewNames(library);
        expect([['One'], ['One', 'Two']]).toContainEqual(names);
        expect(inspect(library.keeper.open().db)).toEqual([]);
        if (names.length === 1) await saveView(library, 'Two');
        library.keeper.shut();
      }
    },
    30_000 + KILLS * 5_000,
  );

  it(
    'in the middle of a move leaves the library where it was, and nothing or all of it where it was to be',
    async () => {
      const folder = seededFolder();
      const first = kept(folder);
      await saveView(first, 'One');
      first.keeper.shut();
      mkdirSync(join(folder, 'media'));
      for (let at = 0; at < 40; at++) writeFileSync(join(folder, 'media', at.toString()), Buffer.alloc(500_000, at));
      for (let kill = 0; kill < KILLS; kill++) {
        const to = join(emptyFolder(), 'moved');
        await askAndKill(folder, 'library.move', { folder: to }, 10 + kill * 25);
        for (const place of existsSync(join(to, 'catalogue.db')) ? [folder, to] : [folder]) {
          const library = kept(place);
          expect(await viewNames(library)).toEqual(['One']);
          expect(inspect(library.keeper.open().db)).toEqual([]);
          expect(readdirSync(join(place, 'media'))).toHaveLength(40);
          library.keeper.shut();
        }
      }
    },
    30_000 + KILLS * 5_000,
  );

  it(
    'in the middle of a migration leaves a library between the old and the new, with the old backed up',
    async () => {
      for (let kill = 0; kill < KILLS; kill++) {
        const folder = oldFolder();
        await askAndKill(folder, 'library.status', {}, 5 + kill * 10);
        const db = new Database(join(folder, 'catalogue.db'));
        const version = db.pragma('user_version', { simple: true }) as number;
        db.close();
        expect(version).toBeGreaterThanOrEqual(30);
        if (version > 30)
          expect(backups(folder)).toContainEqual(expect.objectContaining({ reason: 'before-migration', schema: 30 }));
        const library = kept(folder);
        expect(await viewNames(library)).toEqual(['Of old']);
        expect(inspect(library.keeper.open().db)).toEqual([]);
        library.keeper.shut();
      }
    },
    30_000 + KILLS * 5_000,
  );
});
