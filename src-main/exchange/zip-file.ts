import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { EPOCH } from './zip-out.ts';

/** What is written into an archive: a text, or a file as it lies on the disk, which photographs are packed enough for. */
export type ZipEntry =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly file: string };

interface Watch {
  readonly signal?: AbortSignal;
  /** How many bytes have been written. */
  readonly wrote?: (bytes: number) => void;
}

/** Writes an archive beside its place and moves it there when it is whole; throws where that cannot be done. */
export async function writeZip(
  path: string,
  entries: Iterable<ZipEntry>,
  { signal, wrote }: Watch = {},
): Promise<void> {
  const zip = new ZipFile();
  for (const entry of entries) {
    if (entry.kind === 'text') zip.addBuffer(Buffer.from(entry.text), entry.name, { mtime: EPOCH });
    else zip.addFile(entry.file, entry.name, { compress: false, mtime: EPOCH });
  }
  zip.end();
  const beside = join(dirname(path), `${randomUUID()}.part`);
  const gone = new Promise<never>((_resolve, reject) => zip.on('error', reject));
  try {
    const output = createWriteStream(beside, { flush: true });
    zip.outputStream.on('data', () => wrote?.(output.bytesWritten));
    await Promise.race([pipeline(zip.outputStream, output, signal ? { signal } : {}), gone]);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
