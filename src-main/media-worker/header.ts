import sharp, { type Metadata, type Sharp } from 'sharp';
import type { MediaType } from '#contract/own/media.ts';
import { Refused } from './refusal.ts';

/** About the largest scan of a large map; it bounds what decoding can take. */
const MOST_PIXELS = 500_000_000;

/** Shown as pictures. HEIC is taken where this build of the decoder can read it. */
const DRAWN: ReadonlySet<MediaType> = new Set(['jpeg', 'png', 'webp', 'tiff', 'gif', 'avif', 'heic']);

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A damaged picture is drawn as far as it goes. */
export const openImage = (file: string): Sharp =>
  sharp(file, { failOn: 'none', limitInputPixels: MOST_PIXELS, sequentialRead: true }).autoOrient();

/** The upright size, read from the header before anything is decoded; nothing for an attachment. */
export async function sizeOf(file: string, type: MediaType): Promise<Size | undefined> {
  if (!DRAWN.has(type)) return undefined;
  const metadata = await header(file, type);
  if (!metadata) return undefined;
  const { width, height } = metadata.autoOrient;
  if (width * height > MOST_PIXELS) throw new Refused('too-many-pixels');
  return { width, height };
}

async function header(file: string, type: MediaType): Promise<Metadata | undefined> {
  try {
    const metadata = await sharp(file, { failOn: 'none', limitInputPixels: false }).metadata();
    // The patent pool of HEVC keeps it out of most builds, which read the header and not the picture.
    return metadata.compression === 'hevc' ? undefined : metadata;
  } catch {
    if (type === 'heic') return undefined;
    throw new Refused('unreadable');
  }
}
