import { join } from 'node:path';
import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import { placeOf } from '#contract/own/media.ts';
import type { PackMade } from '#contract/own/packs.ts';
import type { Refusal } from '#contract/reply.ts';
import { writePack } from '../../exchange/pack-out.ts';
import { notWritten } from '../exchange/export.ts';
import type { Library } from '../library.ts';
import type { Tasks } from '../tasks.ts';
import { gather } from './gather.ts';

export function makePack(
  library: Library,
  { task, path, ids }: ParsedArgs<'pack.make'>,
  tasks: Tasks,
): Promise<Result<PackMade, Refusal>> {
  const manifest = gather(library, ids);
  const fileOf = (media: (typeof manifest.media)[number]) => join(library.media().folders.originals, placeOf(media));
  return tasks.run(task, async ({ signal, report }) => {
    report(0, manifest.records.length);
    try {
      await writePack(path, { manifest, fileOf }, signal);
    } catch {
      // Cancelled, or a full disk, or a folder that may not be written to: nothing of it stays.
      return signal.aborted ? ok({ kind: 'cancelled' }) : notWritten;
    }
    return ok({ kind: 'made', path, records: manifest.records.length, media: manifest.media.length });
  });
}
