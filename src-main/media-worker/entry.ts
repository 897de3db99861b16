import { rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { assertNever } from '#rules/result.ts';
import type { MediaAnswer, MediaJob } from '#contract/own/media-work.ts';
import { placeOf } from '#contract/own/media.ts';
import { draw, zoom } from './draw.ts';
import { readExif } from './exif.ts';
import { INCOMING, keep } from './keep.ts';
import { Refused } from './refusal.ts';

type Work = Exclude<MediaJob, { kind: 'cancel' }>;

const running = new Map<number, AbortController>();

async function answer(job: Work): Promise<MediaAnswer> {
  const { id } = job;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    return { kind: 'done', id, value: await work(job, controller.signal) };
  } catch (error) {
    if (controller.signal.aborted) return { kind: 'cancelled', id };
    return error instanceof Refused ? { kind: 'refused', id, reason: error.reason } : failure(id, error);
  } finally {
    running.delete(id);
  }
}

function work(job: Work, signal: AbortSignal): Promise<unknown> {
  switch (job.kind) {
    case 'keep':
      return keep(job.folders, job, signal);
    case 'draw':
      return draw(job.folders, job);
    case 'zoom':
      return zoom(job.folders, job);
    case 'exif':
      return readExif(join(job.folders.originals, placeOf(job.media)), job.media.type);
    default:
      return assertNever(job);
  }
}

/** An error with a code is the system's; one without is the decoder's, about the picture. */
function failure(id: number, error: unknown): MediaAnswer {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string'))
    return { kind: 'refused', id, reason: 'unreadable' };
  return { kind: 'failed', id, code: error.code, message: error.message };
}

/** Leaves the processor to the window and the database, and keeps no decoded picture in memory. */
function stepBack(): void {
  sharp.cache(false);
  sharp.concurrency(Math.max(1, availableParallelism() - 1));
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not every system lets a process do even this; it then works at the common pace.
  }
}

function main(): void {
  const [sweep] = process.argv.slice(2);
  if (!process.send) throw new Error('the media worker is started by the catalogue, not by hand');
  stepBack();
  if (sweep !== undefined) rmSync(join(sweep, INCOMING), { recursive: true, force: true });
  process.on('disconnect', () => process.exit(0));
  process.on('message', (job: MediaJob) => {
    if (job.kind === 'cancel') running.get(job.id)?.abort();
    else void answer(job).then((message) => process.send?.(message, () => undefined));
  });
}

main();
