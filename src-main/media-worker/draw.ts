import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { assertNever } from '#rules/result.ts';
import type { MediaFolders, MediaWork } from '#contract/own/media-work.ts';
import {
  MEDIA_TYPES,
  placeOf,
  type Crop,
  type Media,
  type Rendered,
  type Rendition,
  type Zoom,
} from '#contract/own/media.ts';
import { turn } from '#contract/own/turn.ts';
import { openImage, sizeOf, type Size } from './header.ts';
import { once } from './once.ts';
import { Refused } from './refusal.ts';
import { folderOf, sourceOf } from './source.ts';

type Kept = Pick<Media, 'sha256' | 'type'>;
type Fit = Extract<Rendition, { kind: 'fit' }>;

const TILE = 512;
const JPEG = 'image/jpeg';

/** The picture asked for, made unless it was made before. */
export async function draw(folders: MediaFolders, { media, rendition }: MediaWork['draw']['ask']): Promise<Rendered> {
  switch (rendition.kind) {
    case 'original':
      return { file: join(folders.originals, placeOf(media)), mime: MEDIA_TYPES[media.type].mime };
    case 'fit': {
      const source = await sourceOf(folders, media);
      const size = source && (await sizeOf(source, media.type));
      if (!size) return plate(folders, media);
      const file = join(folderOf(folders, media), `${nameOf(rendition)}.jpg`);
      await once(file, (draft) => fit(source, size, rendition).toFile(draft));
      return { file, mime: JPEG };
    }
    case 'tile': {
      const { level, column, row } = rendition;
      await zoom(folders, { media });
      return { file: join(tilesOf(folders, media), 'x_files', `${level}`, `${column}_${row}.jpeg`), mime: JPEG };
    }
    default:
      return assertNever(rendition);
  }
}

/** Makes all tiles in one pass, since a compressed scan has to be decoded from its beginning for any of them. */
export async function zoom(folders: MediaFolders, { media }: MediaWork['zoom']['ask']): Promise<Zoom> {
  const source = await sourceOf(folders, media);
  const size = source && (await sizeOf(source, media.type));
  if (!size) throw new Refused('unreadable');
  const tiles = tilesOf(folders, media);
  await once(tiles, async (draft) => {
    await mkdir(draft);
    const pyramid = { size: TILE, overlap: 0, layout: 'dz', depth: 'onetile' } as const;
    await onPaper(openImage(source)).tile(pyramid).toFile(join(draft, 'x.dz'));
  });
  const levels = (await readdir(join(tiles, 'x_files'))).filter((name) => /^\d+$/.test(name)).length;
  return { ...size, tile: TILE, levels };
}

/** What stands for an attachment where a picture of it is asked for. */
async function plate(folders: MediaFolders, media: Kept): Promise<Rendered> {
  const file = join(folderOf(folders, media), 'plate.svg');
  const text = `<text x="200" y="165" font-family="serif" font-size="48" text-anchor="middle" fill="#5d5447">${media.type.toUpperCase()}</text>`;
  const sheet = '<rect width="400" height="300" fill="#f3eee2"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">${sheet}${text}</svg>`;
  await once(file, (draft) => writeFile(draft, drawing));
  return { file, mime: MEDIA_TYPES.svg.mime };
}

function fit(source: string, size: Size, { size: side, turns, crop }: Fit): Sharp {
  const image = openImage(source);
  const turned = turns > 0 ? image.rotate(turns * 90) : image;
  // Before resizing, sharp turns and then cuts, in whatever order it is told.
  const cropped = crop ? turned.extract(pixelsOf(turn(crop, turns), turnSize(size, turns))) : turned;
  return onPaper(cropped.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));
}

/** Transparent drawings were meant for paper. */
const onPaper = (image: Sharp) => image.flatten({ background: '#fff' }).jpeg({ quality: 85 });

const turnSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** At least one pixel, however narrow the crop. */
function pixelsOf({ x, y, width, height }: Crop, size: Size) {
  const left = Math.max(0, Math.min(Math.round(x * size.width), size.width - 1));
  const top = Math.max(0, Math.min(Math.round(y * size.height), size.height - 1));
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  };
}

const tilesOf = (folders: MediaFolders, media: Kept) => join(folderOf(folders, media), 'tiles');

function nameOf({ size, turns, crop }: Fit): string {
  const cut = crop ? [crop.x, crop.y, crop.width, crop.height].map((part) => part.toFixed(5)).join('_') : 'whole';
  return `${size}-${turns}-${cut}`;
}
