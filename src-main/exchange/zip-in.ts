import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBuffer, open, type Entry, type ZipFile } from 'yauzl';
import { failed, ok, type Result } from '#rules/result.ts';
import { judgeName } from './zip-names.ts';

/** How much of an archive is believed. */
export interface ZipLimits {
  readonly entries: number;
  /** Of one entry, and of all together, unpacked. */
  readonly entryBytes: number;
  readonly allBytes: number;
  /** Unpacked to packed. A text may well shrink to a hundredth, never to a thousandth. */
  readonly ratio: number;
}

export type ZipRefusal = 'missing' | 'not-a-zip' | 'too-many-entries' | 'too-large' | 'bomb' | 'damaged';

export interface ZipIn {
  readonly names: readonly string[];
  /** What was passed over, and why. */
  readonly ignored: readonly { readonly name: string; readonly why: string }[];
  /** Into memory, where it is not longer than that. */
  readonly read: (name: string, most?: number) => Promise<Result<Buffer, ZipRefusal>>;
  /** To a file of ours, whatever the entry is called. */
  readonly extract: (name: string, file: string) => Promise<Result<null, ZipRefusal>>;
  readonly close: () => void;
}

/** Below this a ratio says nothing. */
const SMALL = 1024 * 1024;

/** Opens an archive from anyone: nothing is unpacked to disk, and nothing beyond the limits into memory. */
export async function openZip(from: string | Buffer, limits: ZipLimits): Promise<Result<ZipIn, ZipRefusal>> {
  const zip = await opened(from);
  if (zip.kind === 'failed') return zip;
  const close = () => {
    zip.value.close();
  };
  try {
    const entries = await listed(zip.value, limits);
    if (entries.kind === 'failed') close();
    return entries.kind === 'ok' ? ok({ ...reader(zip.value, entries.value), close }) : entries;
  } catch {
    // Every complaint of the reader about a directory it cannot make sense of.
    close();
    return failed('damaged');
  }
}

/** Names are decoded here, since archives made on Chinese Windows do not say that theirs are in GBK. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, autoClose: false, validateEntrySizes: true } as const;

function opened(from: string | Buffer): Promise<Result<ZipFile, ZipRefusal>> {
  return new Promise((resolve) => {
    const settle = (error: NodeJS.ErrnoException | null, zip?: ZipFile) => {
      if (zip && !error) resolve(ok(zip));
      else resolve(failed(error?.code === 'ENOENT' ? 'missing' : 'not-a-zip'));
    };
    if (typeof from === 'string') open(from, OPTIONS, settle);
    else fromBuffer(from, OPTIONS, settle);
  });
}

interface Listed {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly ignored: { readonly name: string; readonly why: string }[];
}

function listed(zip: ZipFile, limits: ZipLimits): Promise<Result<Listed, ZipRefusal>> {
  if (zip.entryCount > limits.entries) return Promise.resolve(failed('too-many-entries'));
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    const ignored: Listed['ignored'] = [];
    const seen = new Set<string>();
    let bytes = 0;
    zip.on('error', reject);
    zip.on('end', () => {
      resolve(ok({ entries, ignored }));
    });
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      const tooMuch = judgeSize(entry, bytes, limits);
      if (tooMuch) {
        resolve(failed(tooMuch));
        return;
      }
      const name = nameOf(entry);
      const why = judgeName(name, entry.externalFileAttributes, seen);
      if (why === 'folder') {
        // Folders come of themselves.
      } else if (why) ignored.push({ name, why });
      else entries.set(name, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function judgeSize(entry: Entry, allBytes: number, limits: ZipLimits): ZipRefusal | undefined {
  if (entry.uncompressedSize > limits.entryBytes || allBytes > limits.allBytes) return 'too-large';
  const grows = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  return entry.uncompressedSize > SMALL && grows > limits.ratio ? 'bomb' : undefined;
}

const UTF8_FLAG = 0x800;

function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  const bytes = fileName as unknown as Buffer;
  const encodings = generalPurposeBitFlag & UTF8_FLAG ? ['utf-8'] : ['utf-8', 'gb18030'];
  for (const encoding of encodings)
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding may fit.
    }
  return bytes.toString('latin1');
}

function reader(zip: ZipFile, { entries, ignored }: Listed): Omit<ZipIn, 'close'> {
  return {
    names: [...entries.keys()],
    ignored,
    read: async (name, most = Infinity) => {
      const entry = entries.get(name);
      if (!entry) return failed('missing');
      if (entry.uncompressedSize > most) return failed('too-large');
      const chunks: Buffer[] = [];
      const done = await unpacked(zip, entry, (stream) => collect(stream, chunks));
      return done.kind === 'ok' ? ok(Buffer.concat(chunks)) : done;
    },
    extract: async (name, file) => {
      const entry = entries.get(name);
      return entry ? unpacked(zip, entry, (stream) => pipeline(stream, createWriteStream(file))) : failed('missing');
    },
  };
}

async function collect(stream: Readable, chunks: Buffer[]): Promise<void> {
  for await (const chunk of stream) chunks.push(chunk as Buffer);
}

/** The reader itself stops where an entry is longer than the directory says. */
function unpacked(
  zip: ZipFile,
  entry: Entry,
  to: (stream: Readable) => Promise<void>,
): Promise<Result<null, ZipRefusal>> {
  return new Promise((resolve) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        resolve(failed('damaged'));
        return;
      }
      to(stream).then(
        () => {
          resolve(ok(null));
        },
        () => {
          resolve(failed('damaged'));
        },
      );
    });
  });
}
