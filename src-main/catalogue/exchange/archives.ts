import { readFile } from 'node:fs/promises';
import { writeEpiDoc } from '../../exchange/formats/epidoc/epidoc.ts';
import { uniqueNames } from '../../exchange/formats/file-names.ts';
import type { Holding } from '../../exchange/formats/holding.ts';
import { type Picture, writeManifest } from '../../exchange/formats/iiif/manifest.ts';
import { jpegSize } from '../../exchange/formats/jpeg-size.ts';
import { writeZip, type ZipEntry } from '../../exchange/zip-file.ts';
import type { Library } from '../library.ts';
import { findMedia } from '../media/rows.ts';
import { inSlices, type Task } from '../tasks.ts';

/** The archives, each of its entries belonging to an object; how many objects there are. */
interface Archive {
  readonly objects: number;
  readonly entries: readonly ZipEntry[];
}

/** How many objects were written, or nothing where the archive could not be. */
export async function zipEntries(
  path: string,
  { objects, entries }: Archive,
  { signal }: Task,
): Promise<number | undefined> {
  try {
    await writeZip(path, entries, { signal });
    return objects;
  } catch {
    // A full disk, a folder that may not be written to: nothing of it stays.
    signal.throwIfAborted();
    return undefined;
  }
}

export async function editionsOf(holding: Holding, task: Task): Promise<Archive> {
  const inscribed = holding.objects.filter(({ body }) => body.inscriptions.length > 0);
  const names = uniqueNames(inscribed.map(({ body }) => body.accession));
  const entries = await inSlices(inscribed, task, ({ body }, at): ZipEntry => ({
    kind: 'text',
    name: `${names[at]!}.xml`,
    text: writeEpiDoc(holding, body),
  }));
  return { objects: inscribed.length, entries };
}

/** Pictures as they are shown, turned and cropped, at most this long. */
const SIDE = 4096;

export async function manifestsOf(library: Library, holding: Holding, task: Task): Promise<Archive> {
  const names = uniqueNames(holding.objects.map(({ body }) => body.accession));
  const entries: ZipEntry[] = [];
  for (const [at, object] of holding.objects.entries()) {
    task.signal.throwIfAborted();
    task.report(at, holding.objects.length);
    const folder = names[at]!;
    const pictures = await picturesOf(library, object.body);
    const manifest = writeManifest(holding, object, folder, pictures);
    entries.push({ kind: 'text', name: `${folder}/manifest.json`, text: manifest });
    for (const { name, file } of pictures) entries.push({ kind: 'file', name: `${folder}/${name}`, file });
  }
  return { objects: holding.objects.length, entries };
}

type Body = Holding['objects'][number]['body'];

/** What cannot be drawn, an attachment or a file that has gone, is left out of a format that shows pictures. */
async function picturesOf(
  library: Library,
  { media }: Body,
): Promise<readonly (Picture & { readonly file: string })[]> {
  const pictures: (Picture & { readonly file: string })[] = [];
  for (const [at, use] of media.entries()) {
    const file = await drawn(library, use, SIDE);
    const size = file === undefined ? undefined : jpegSize(await readFile(file));
    if (file !== undefined && size) pictures.push({ use, file, name: `${(at + 1).toString()}.jpg`, ...size });
  }
  return pictures;
}

/** The file of a photograph as it is shown, or nothing where it cannot be. */
export async function drawn(
  library: Library,
  { sha256, turns, crop }: Body['media'][number],
  size: number,
): Promise<string | undefined> {
  const media = findMedia(library.db, sha256);
  if (!media) return undefined;
  const rendition = { kind: 'fit', size, turns, ...(crop && { crop }) } as const;
  const done = await library.media().worker.ask('draw', { media, rendition });
  return done.kind === 'ok' && done.value.mime === 'image/jpeg' ? done.value.file : undefined;
}
