import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Manifest } from '#contract/own/packs.ts';
import { MANIFEST, mediaName } from './pack-names.ts';
import { EPOCH } from './zip-out.ts';

interface PackOut {
  readonly manifest: Manifest;
  /** Where the file of each of its media lies. */
  readonly fileOf: (media: Manifest['media'][number]) => string;
}

/** Writes a pack beside its place and moves it there when it is whole; throws where that cannot be done. */
export async function writePack(path: string, { manifest, fileOf }: PackOut, signal: AbortSignal): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST, { mtime: EPOCH });
  // Photographs are packed already.
  for (const media of manifest.media) zip.addFile(fileOf(media), mediaName(media), { compress: false, mtime: EPOCH });
  zip.end();
  const beside = `${path}.${randomUUID().slice(0, 8)}.part`;
  const gone = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  try {
    const output = createWriteStream(beside, { flush: true });
    await Promise.race([pipeline(zip.outputStream, output, { signal }), gone]);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
