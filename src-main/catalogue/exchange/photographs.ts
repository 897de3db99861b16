import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';
import type { Added } from '#contract/own/media.ts';
import type { MediaUse } from '#contract/own/records.ts';

/** The file a table names, which must lie in the folder of the table or below it. */
export function photographAt(folder: string, name: string): string | undefined {
  if (name.includes('\0')) return undefined;
  const file = resolve(folder, name.replaceAll('\\', '/'));
  if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/** Of the photographs a row names those an object has not got yet; a photograph is known by its file name. */
export function newPhotographs(names: readonly string[], media: readonly MediaUse[]): string[] {
  const has = new Set(media.map(({ filename }) => filename));
  return names.filter((name) => !has.has(name) && !has.has(filenameOf(name)));
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
