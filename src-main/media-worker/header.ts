import sharp, { type Metadata, type Sharp } from 'sharp';
import type { MediaType } from '#contract/own/media.ts';
import { Refused } from './refusal.ts';

/** About the largest scan of a large map; it bounds what decoding can take. */
const MOST_PIXELS = 500_000_000;

/** Shown as pictures. */
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
  const { width, height } = (await header(file)).autoOrient;
  if (width * height > MOST_PIXELS) throw new Refused('too-many-pixels');
  return { width, height };
}

/** Whether sharp decodes it: the patent pool of HEVC keeps that out of most builds, which read the header alone. */
export async function isReadable(file: string): Promise<boolean> {
  try {
    const { compression } = await sharp(file, { failOn: 'none', limitInputPixels: false }).metadata();
    return compression !== 'hevc';
  } catch {
    return false;
  }
}

async function header(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { failOn: 'none', limitInputPixels: false }).metadata();
  } catch {
    throw new Refused('unreadable');
  }
}
