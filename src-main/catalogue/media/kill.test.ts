import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Progress, Response } from '#contract/bridge.ts';
import { placeOf } from '#contract/own/media.ts';
import { Ended, startCatalogue } from '../started.testing.ts';
import { askingLater, emptyFolder, openedLibrary, seededFolder, valueOf } from '../testing.ts';
import { allMedia } from './rows.ts';
import { photographed, put, sha256Of } from './testing.ts';

const KILLS = Number(process.env['MEDIA_KILLS'] ?? 8);
const FILES = 150;

it(
  `has a whole file for every row after it was killed ${KILLS.toString()} times while files were added`,
  async () => {
    const folder = seededFolder();
    const desk = emptyFolder();
    const bytes = await photographed(1).jpeg().toBuffer();
    const paths = Array.from({ length: FILES }, (_, at) =>
      put(desk, `${at.toString()}.jpg`, Buffer.concat([bytes, Buffer.alloc(20_000, at)])),
    );
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, ask } = startCatalogue(folder);
      const ended = once(child, 'exit');
      valueOf(await ask('library.status', {}));
      // From the first file on, however long the worker took to begin.
      child.on('message', (message: Response | Progress) => {
        if ('progress' in message && message.progress.done > 0)
          setTimeout(() => child.kill('SIGKILL'), (kill * 37) % 200);
      });
      const items = paths.slice(kill).map((path) => ({ kind: 'path', path }) as const);
      await ask('media.add', { task: 't', items }).catch((error: unknown) => {
        if (!(error instanceof Ended)) throw error;
      });
      // All the files may have been in before it was killed, and while it lives it holds the library.
      await ended;
    }
    const library = openedLibrary(folder);
    const rows = allMedia(library.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(sha256Of(readFileSync(join(folder, 'media', placeOf(row))))).toBe(row.sha256);
    const ask = askingLater(() => library);
    valueOf(await ask('media.add', { task: 't', items: paths.map((path) => ({ kind: 'path', path })) }));
    expect(allMedia(library.db)).toHaveLength(FILES);
    const incoming = join(folder, 'media', 'incoming');
    expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
  },
  60_000 + KILLS * 10_000,
);
