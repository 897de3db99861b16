import type { Manifest } from '#contract/own/packs.ts';
import { MANIFEST, mediaName } from './pack-names.ts';
import { writeZip, type ZipEntry } from './zip-file.ts';

interface PackOut {
  readonly manifest: Manifest;
  /** Where the file of each of its media lies. */
  readonly fileOf: (media: Manifest['media'][number]) => string;
}

/** Throws where the file cannot be written, and leaves nothing of it. */
export function writePack(
  path: string,
  { manifest, fileOf }: PackOut,
  watch: Parameters<typeof writeZip>[2],
): Promise<void> {
  const files = manifest.media.map((media): ZipEntry => ({
    kind: 'file',
    name: mediaName(media),
    file: fileOf(media),
  }));
  return writeZip(path, [{ kind: 'text', name: MANIFEST, text: JSON.stringify(manifest) }, ...files], watch);
}
