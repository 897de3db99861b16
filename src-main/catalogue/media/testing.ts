import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A picture with a corner of each colour, in thirds so that no turn or mirroring looks like another. */
const CORNERS = { red: [220, 20, 20], green: [20, 200, 20], blue: [20, 20, 220], yellow: [220, 220, 20] } as const;
const WIDTH = 96;
const HEIGHT = 60;

const colourAt = (x: number, y: number) =>
  y < HEIGHT / 3 ? (x < WIDTH / 3 ? CORNERS.red : CORNERS.green) : x < WIDTH / 3 ? CORNERS.blue : CORNERS.yellow;

/** Where the camera stored the upright pixel, by the EXIF standard. */
const STORED: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [WIDTH - 1 - x, y],
  (x, y) => [WIDTH - 1 - x, HEIGHT - 1 - y],
  (x, y) => [x, HEIGHT - 1 - y],
  (x, y) => [y, x],
  (x, y) => [y, WIDTH - 1 - x],
  (x, y) => [HEIGHT - 1 - y, WIDTH - 1 - x],
  (x, y) => [HEIGHT - 1 - y, x],
];

/** The picture as a camera held in one of the eight ways stores it: 96 × 60 when upright. */
export function photographed(orientation: number): Sharp {
  const [width, height] = orientation > 4 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [sx, sy] = STORED[orientation - 1]!(x, y);
      pixels.set(colourAt(x, y), (sy * width + sx) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } }).withMetadata({ orientation });
}

/**
 * What a telephone held upright makes: the picture of `photographed(6)` in HEVC, to be turned as the file says (`irot`) and
 * as the EXIF says once more, with date, camera, place and a colour profile. Made by `heif-enc -q 60` of libheif 1.15 from
 * that picture as a JPEG; an `irot` of 270° was then put among the properties of the primary item.
 */
export const heldUpright = (): Buffer =>
  readFileSync(join(import.meta.dirname, '../../media-worker/held-upright.heic'));

/** The four corners of a picture, top left, top right, bottom left, bottom right, by the nearest colour's name. */
export async function cornersOf(file: string): Promise<string> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (fx: number, fy: number) => {
    const from = (Math.floor(fy * info.height) * info.width + Math.floor(fx * info.width)) * info.channels;
    return nearest([...data.subarray(from, from + 3)]);
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)].join(' ');
}

function nearest(pixel: readonly number[]): string {
  const away = (colour: readonly number[]) =>
    colour.reduce((sum, part, at) => sum + Math.abs(part - (pixel[at] ?? 0)), 0);
  const names = Object.keys(CORNERS) as (keyof typeof CORNERS)[];
  return names.reduce((best, name) => (away(CORNERS[name]) < away(CORNERS[best]) ? name : best));
}

export function put(folder: string, name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
