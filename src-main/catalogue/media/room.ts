import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFolders } from '#contract/own/media-work.ts';
import { mediaWorker, type MediaWorker } from './worker.ts';

/** The folders of a library that pictures lie in, and who works in them. */
export interface MediaRoom {
  readonly folders: MediaFolders;
  readonly worker: MediaWorker;
  readonly close: () => void;
}

/** Where the library may not be written to, renditions lie in the temporary folder while it is open. */
export function mediaRoom(folder: string, writable: boolean): MediaRoom {
  const passing = writable ? undefined : mkdtempSync(join(tmpdir(), 'variorum-renditions-'));
  const folders = { originals: join(folder, 'media'), renditions: passing ?? join(folder, 'renditions') };
  const worker = mediaWorker(folders, writable);
  return {
    folders,
    worker,
    close: () => {
      worker.stop();
      if (passing !== undefined) rmSync(passing, { recursive: true, force: true });
    },
  };
}
