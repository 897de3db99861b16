import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DATA, openedLibrary, seededFolder, valueOf } from '../testing.ts';
import { importing, tableFile } from './testing.ts';

const KILLS = Number(process.env['CATALOGUE_KILLS'] ?? 6);
const ROWS = 2000;

it(
  'an import that is killed leaves all of the table or nothing',
  async () => {
    const folder = seededFolder();
    const rows = Array.from({ length: ROWS }, (_, at) => `K-${at.toString()},籌 ${at.toString()}`);
    const path = tableFile(['accession,title', ...rows, ''].join('\n'));
    const before = importing(folder);
    const { plan } = await before.preview(path);
    const args = { task: 'import', plan, ...(await before.wanted(path)) };
    before.library.close();
    for (let kill = 0; kill < KILLS; kill++) {
      await askAndKill(folder, args, 10 + kill * 60);
      const library = openedLibrary(folder);
      const count = library.db.prepare("SELECT count(*) AS n FROM own WHERE kind = 'object'").get() as { n: number };
      const actions = library.db.prepare('SELECT count(*) AS n FROM action').get() as { n: number };
      expect([count.n, actions.n]).toEqual(count.n === 0 ? [0, 0] : [ROWS, 1]);
      library.close();
      if (count.n > 0) return;
    }
    // Where nobody was fast enough, the import still goes through afterwards.
    const after = importing(folder);
    expect(valueOf(await after.ask('import.run', args))).toMatchObject({ counts: { created: ROWS } });
  },
  60_000 + KILLS * 10_000,
);

async function askAndKill(folder: string, args: unknown, milliseconds: number): Promise<void> {
  const child = fork(join(import.meta.dirname, '../entry.ts'), [folder, DATA], { serialization: 'advanced' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ready = once(child, 'message');
  child.send({ id: 1, method: 'own.standing', args: {} });
  await ready;
  child.send({ id: 2, method: 'import.run', args });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
