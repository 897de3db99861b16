import { failed, ok, type Result } from '#rules/result.ts';
import { manifest, type Manifest, type UnreadablePack } from '#contract/own/packs.ts';
import { openZip, type ZipIn, type ZipRefusal } from './zip-in.ts';
import { MANIFEST, mediaName } from './pack-names.ts';

const GB = 2 ** 30;
/** Photographs may well be blank paper, so it is the sums that guard the disk. */
const LIMITS = { entries: 200_000, entryBytes: 4 * GB, allBytes: 256 * GB, ratio: 1000 };
const MOST_MANIFEST = GB / 4;

export interface PackIn extends Manifest {
  /** The text of the manifest, which names the pack. */
  readonly text: string;
  readonly ignored: ZipIn['ignored'];
  readonly extract: (media: Manifest['media'][number], file: string) => Promise<Result<null, UnreadablePack>>;
  readonly close: () => void;
}

/** Opens a pack from anyone: only what its manifest names is ever read, and by names of ours. */
export async function openPack(path: string): Promise<Result<PackIn, UnreadablePack>> {
  const zip = await openZip(path, LIMITS);
  if (zip.kind === 'failed') return failed(unreadable(zip.error));
  const read = await readManifest(zip.value);
  if (read.kind === 'failed') zip.value.close();
  return read;
}

function unreadable(refusal: ZipRefusal): UnreadablePack {
  if (refusal === 'missing' || refusal === 'damaged') return refusal;
  return refusal === 'not-a-zip' ? 'not-a-pack' : 'too-large';
}

async function readManifest(zip: ZipIn): Promise<Result<PackIn, UnreadablePack>> {
  // Whoever packs it again may put everything into one folder.
  const name = zip.names.find((one) => one.split('/').length <= 2 && one.split('/').at(-1) === MANIFEST);
  if (name === undefined) return failed('not-a-pack');
  const bytes = await zip.read(name, MOST_MANIFEST);
  if (bytes.kind === 'failed') return failed(unreadable(bytes.error));
  const text = bytes.value.toString('utf-8');
  const parsed = manifest.safeParse(json(text));
  if (!parsed.success) return failed('not-a-pack');
  const folder = name.slice(0, -MANIFEST.length);
  return ok({
    ...parsed.data,
    text,
    ignored: zip.ignored,
    close: zip.close,
    extract: async (media, file) => {
      const done = await zip.extract(folder + mediaName(media), file);
      return done.kind === 'ok' ? done : failed(unreadable(done.error));
    },
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no manifest.
    return undefined;
  }
}
