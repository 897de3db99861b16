import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import { placeOf } from '#contract/own/media.ts';
import type { Manifest, PackMade } from '#contract/own/packs.ts';
import type { Refusal } from '#contract/reply.ts';
import { writePack } from '../../exchange/pack-out.ts';
import { notWritten } from '../exchange/export.ts';
import type { Library } from '../library.ts';
import type { Task, Tasks } from '../tasks.ts';
import { gather } from './gather.ts';

export function makePack(
  library: Library,
  { task, path, ...wanted }: ParsedArgs<'pack.make'>,
  tasks: Tasks,
): Promise<Result<PackMade, Refusal>> {
  return tasks.run(task, async (running) => {
    const manifest = gather(library, wanted);
    try {
      await write(library, path, manifest, running);
    } catch {
      // Cancelled, or a full disk, or a folder that may not be written to: nothing of it stays.
      return running.signal.aborted ? ok({ kind: 'cancelled' }) : notWritten;
    }
    return ok({ kind: 'made', path, records: manifest.records.length, media: manifest.media.length });
  });
}

/** Photographs lie in a pack as they are, so that their size says how far it is. */
async function write(library: Library, path: string, manifest: Manifest, { signal, report }: Task): Promise<void> {
  const fileOf = (media: Manifest['media'][number]) => join(library.media().folders.originals, placeOf(media));
  let total = 1;
  for (const media of manifest.media) total += (await stat(fileOf(media))).size;
  report(0, total);
  await writePack(path, { manifest, fileOf }, { signal, wrote: (bytes) => report(Math.min(bytes, total - 1), total) });
  report(total, total);
}
