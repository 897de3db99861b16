import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Refused } from './refusal.ts';

/** Twice the largest a telephone takes. libheif decodes all at once, in a memory that ends at 2 GB. */
const MOST_PIXELS = 100_000_000;

/**
 * A photograph in HEVC, which sharp cannot decode. libheif turns it as the file says, so that the EXIF orientation,
 * which says the same again, has to be left alone. Each gets a library of its own: what one broke or filled goes with it.
 */
export async function decodeHeic(file: string): Promise<Sharp> {
  const bytes = await readFile(file);
  try {
    return await decode(bytes);
  } catch (error) {
    // Where libheif stumbles itself, that is about the picture too.
    throw error instanceof Refused ? error : new Refused('unreadable');
  }
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  const { default: begin } = await import('libheif-js/libheif-wasm/libheif-bundle.js');
  const heif = begin();
  const context = heif.heif_context_alloc();
  const { code } = heif.heif_context_read_from_memory(context, bytes);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (code !== heif.heif_error_code.heif_error_Ok || !handle || handle.code) throw new Refused('unreadable');
  const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (pixels > MOST_PIXELS) throw new Refused('too-many-pixels');
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const decoded = await heif.heif_js_decode_image2(handle, rgb, heif.heif_chroma.heif_chroma_interleaved_RGBA);
  const [plane] = decoded?.channels ?? [];
  if (!plane) throw new Refused('unreadable');
  const { data, stride, width, height } = plane;
  const padded = sharp(data, { raw: { width: stride / 4, height, channels: 4 } });
  return padded.extract({ left: 0, top: 0, width, height }).flatten({ background: '#fff' });
}
