import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file beside its place and moves it there, so that it is there whole or not at all; false where it cannot
 * be. Throws where it is cancelled.
 */
export async function writeWhole(path: string, bytes: Uint8Array, signal?: AbortSignal): Promise<boolean> {
  // Not after its name, which may be as long as a name can be.
  const beside = join(dirname(path), `${randomUUID()}.part`);
  try {
    await writeFile(beside, bytes, { flush: true, ...(signal && { signal }) });
    signal?.throwIfAborted();
    await rename(beside, path);
    return true;
  } catch {
    // A full disk, a folder that may not be written to: nothing of it stays.
    await rm(beside, { force: true });
    signal?.throwIfAborted();
    return false;
  }
}
