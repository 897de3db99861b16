import { basename } from 'node:path';
import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Added, AddedMedia, MediaItem } from '#contract/own/media.ts';
import { now } from '../clock.ts';
import type { Library } from '../library.ts';
import type { Task, Tasks } from '../tasks.ts';
import { findMedia, noteMedia } from './rows.ts';

/** Takes files in one after the other: first the file in its place, then its row, so that no row is without a file. */
export async function addMedia(
  library: Library,
  { task, items }: ParsedArgs<'media.add'>,
  tasks: Tasks,
): Promise<Result<AddedMedia, never>> {
  library.writable();
  return ok(await tasks.run(task, (running) => takeIn(library, items, running)));
}

/** As part of a task that is under way. */
export async function takeIn(library: Library, items: readonly MediaItem[], task: Task): Promise<AddedMedia> {
  const added: Added[] = [];
  for (const item of items) {
    task.report(added.length, items.length, filenameOf(item));
    const one = await add(library, item, task.signal);
    if (one === 'cancelled') return { items: added, cancelled: true };
    added.push(one);
  }
  task.report(items.length, items.length);
  return { items: added, cancelled: false };
}

/** Only the name, never the folders it lay in. */
const filenameOf = (item: MediaItem) => (item.kind === 'path' ? basename(item.path) : basename(item.filename));

async function add(library: Library, item: MediaItem, signal: AbortSignal): Promise<Added | 'cancelled'> {
  const filename = filenameOf(item);
  const kept = await library.media().worker.ask('keep', { item, filename }, signal);
  if (kept.kind === 'failed')
    return kept.error === 'cancelled' ? 'cancelled' : { kind: 'refused', filename, reason: kept.error };
  const { media, known, misnamed } = kept.value;
  const db = library.writable();
  noteMedia(db, { ...media, added: now() });
  return { kind: 'kept', filename, media: findMedia(db, media.sha256) ?? { ...media, added: now() }, known, misnamed };
}
