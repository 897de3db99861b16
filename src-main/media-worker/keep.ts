import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFolders, MediaWork } from '#contract/own/media-work.ts';
import { placeOf, type MediaItem } from '#contract/own/media.ts';
import { isMisnamed, sniff, SNIFFED } from '../node/sniff.ts';
import { sizeOf } from './header.ts';
import { Refused } from './refusal.ts';
import { sourceOf } from './source.ts';

const LARGEST = 4 * 2 ** 30;
/** Where copies lie until they are whole; what is found here at the start was left by a crash. */
export const INCOMING = 'incoming';

interface Copy {
  readonly sha256: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** Copies a file into the library under the name of its content. It is there whole and on the disk, or not at all. */
export async function keep(
  folders: MediaFolders,
  { item, filename }: MediaWork['keep']['ask'],
  signal: AbortSignal,
): Promise<MediaWork['keep']['answer']> {
  const { originals } = folders;
  const draft = join(originals, INCOMING, randomUUID());
  await mkdir(dirname(draft), { recursive: true });
  try {
    const { sha256, size, head } = await copy(await chunksOf(item), draft, signal);
    const type = sniff(head);
    if (type === undefined) throw new Refused(size === 0 ? 'empty' : 'unknown-type');
    const source = await sourceOf(folders, { sha256, type }, draft);
    const media = { sha256, type, size, ...(source !== undefined && (await sizeOf(source, type))) };
    const known = await settle(draft, join(originals, placeOf(media)), size);
    return { media, known, misnamed: isMisnamed(filename, type) };
  } finally {
    await rm(draft, { force: true });
  }
}

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function chunksOf(item: MediaItem): Promise<Chunks> {
  if (item.kind === 'bytes') return [item.bytes];
  const found = await stat(item.path).catch(() => undefined);
  if (!found) throw new Refused('missing');
  // A pipe or a device would never end.
  if (!found.isFile()) throw new Refused('no-file');
  if (found.size > LARGEST) throw new Refused('too-large');
  return createReadStream(item.path, { highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>;
}

async function copy(chunks: Chunks, to: string, signal: AbortSignal): Promise<Copy> {
  const hash = createHash('sha256');
  let size = 0;
  let head = new Uint8Array();
  const file = await open(to, 'wx');
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      if (head.length < SNIFFED) head = Buffer.concat([head, chunk.subarray(0, SNIFFED)]);
      hash.update(chunk);
      await file.write(chunk);
      size += chunk.length;
      if (size > LARGEST) throw new Refused('too-large');
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), size, head };
}

/** Puts the copy in its place. One of another length there is a damaged one. True where the file was there already. */
async function settle(draft: string, place: string, size: number): Promise<boolean> {
  const there = await stat(place).catch(() => undefined);
  if (there?.size === size) return true;
  const folder = dirname(place);
  await mkdir(folder, { recursive: true });
  await rename(draft, place);
  await syncFolder(folder);
  await syncFolder(dirname(folder));
  return false;
}

/** Makes a rename last through a power failure; Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
