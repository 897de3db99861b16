import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { Added } from '#contract/own/media.ts';
import type { MediaUse } from '#contract/own/records.ts';
import { sniff, SNIFFED } from '../../node/sniff.ts';

/** The file a table names, which must lie in the folder of the table or below it. */
export function photographAt(folder: string, name: string): string | undefined {
  if (name.includes('\0')) return undefined;
  // A Mac takes the letters of a name apart, and a spreadsheet does not.
  return [name, name.normalize('NFC'), name.normalize('NFD')]
    .map((spelt) => resolve(folder, spelt.replaceAll('\\', '/')))
    .filter((file) => file.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Whether a file is of a kind that is kept, by its first bytes. */
export function isKeepable(file: string): boolean {
  const head = Buffer.alloc(SNIFFED);
  try {
    const opened = openSync(file, 'r');
    try {
      return sniff(head.subarray(0, readSync(opened, head))) !== undefined;
    } finally {
      closeSync(opened);
    }
  } catch {
    // Not ours to read, or gone since: it will not be taken in either.
    return false;
  }
}

/** Of the photographs a row names those an object has not got yet; a photograph is known by its file name. */
export function newPhotographs(names: readonly string[], media: readonly MediaUse[]): string[] {
  const has = new Set(media.map(({ filename }) => filename.normalize('NFC')));
  return names.filter((name) => ![name, filenameOf(name)].some((one) => has.has(one.normalize('NFC'))));
}

export const filenameOf = (name: string): string => basename(name.replaceAll('\\', '/'));

/** How objects use the files that were taken in, by the path they came from. */
export function usesOf(paths: readonly string[], added: readonly Added[]): ReadonlyMap<string, MediaUse> {
  const uses = paths.flatMap((path, at) => {
    const one = added[at];
    return one?.kind === 'kept' ? [[path, useOf(one.filename, one.media.sha256)] as const] : [];
  });
  return new Map(uses);
}

const useOf = (filename: string, sha256: string): MediaUse => ({
  id: randomUUID(),
  sha256,
  filename,
  caption: '',
  turns: 0,
});
