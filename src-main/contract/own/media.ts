import { z } from 'zod';
import { method } from '../method.ts';
import { taskName } from '../tasks.ts';

export const SHA256 = /^[0-9a-f]{64}$/;
const sha256 = z.string().regex(SHA256);
const fraction = z.number().min(0).max(1);

/** By content; the name of a file says nothing here. The extension it is kept under and the type it is served as. */
export const MEDIA_TYPES = {
  jpeg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  tiff: { extension: 'tif', mime: 'image/tiff' },
  gif: { extension: 'gif', mime: 'image/gif' },
  avif: { extension: 'avif', mime: 'image/avif' },
  heic: { extension: 'heic', mime: 'image/heic' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
  svg: { extension: 'svg', mime: 'image/svg+xml' },
} as const;
export type MediaType = keyof typeof MEDIA_TYPES;

/** A file kept in the library, once however often it is used. */
export interface Media {
  readonly sha256: string;
  readonly type: MediaType;
  readonly size: number;
  /** Upright, as the camera meant it. Absent for what is kept but not shown: an attachment. */
  readonly width?: number;
  readonly height?: number;
  /** ISO 8601, UTC. */
  readonly added: string;
}

/** Where a file lies within the folder `media`. */
export const placeOf = ({ sha256, type }: Pick<Media, 'sha256' | 'type'>) =>
  `${sha256.slice(0, 2)}/${sha256}.${MEDIA_TYPES[type].extension}`;

/** Why a file was not taken in. Nothing of it is kept then. */
export const MEDIA_REFUSALS = [
  'missing',
  'no-file',
  'empty',
  'too-large',
  'too-many-pixels',
  'unknown-type',
  'unreadable',
] as const;
export type MediaRefusal = (typeof MEDIA_REFUSALS)[number];

export type Added =
  | {
      readonly kind: 'kept';
      readonly filename: string;
      readonly media: Media;
      /** The same file was here already. */
      readonly known: boolean;
      /** The name speaks of another type than the content. */
      readonly misnamed: boolean;
    }
  | { readonly kind: 'refused'; readonly filename: string; readonly reason: MediaRefusal };

/** In the order they were given; those a cancelled task did not come to are missing. */
export interface AddedMedia {
  readonly items: readonly Added[];
  readonly cancelled: boolean;
}

/** What the camera wrote into the file, read only when asked for. */
export interface Exif {
  /** Local time of the camera, `2024-05-01T09:30:00`: it seldom knows its time zone. */
  readonly taken?: string;
  readonly camera?: string;
  /** Degrees, north and east positive. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
}

/** The pyramid of tiles of a photograph; its last level has the full size. */
export interface Zoom {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly levels: number;
}

/** What the library folder and its rows disagree on. */
export interface Swept {
  /** Files that no object uses, not even one in the bin or in the change log. */
  readonly orphans: readonly { readonly sha256: string; readonly size: number }[];
  /** Used, and gone from the folder. */
  readonly missing: readonly MissingFile[];
}

export interface MissingFile {
  readonly sha256: string;
  /** As an object calls it. */
  readonly filename?: string;
  /** Those that show it, in the bin or not; none where only the change log may bring it back. */
  readonly objects: readonly { readonly id: string; readonly accession: string; readonly title: string }[];
}

export const crop = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction });
export type Crop = z.output<typeof crop>;

/** A picture made from a file. Cropping goes before turning; both leave the file as it is. */
export const rendition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('original') }),
  z.strictObject({
    kind: z.literal('fit'),
    /** The longer side is at most this. */
    size: z.int().min(16).max(8192),
    turns: z.int().min(0).max(3).default(0),
    crop: crop.optional(),
  }),
  z.strictObject({
    kind: z.literal('tile'),
    level: z.int().min(0).max(32),
    column: z.int().min(0).max(100_000),
    row: z.int().min(0).max(100_000),
  }),
]);
export type Rendition = z.output<typeof rendition>;

/** A picture as a file to be read at once; renditions may be cleared at any time. */
export interface Rendered {
  readonly file: string;
  readonly mime: string;
}

const item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('path'), path: z.string().min(1).max(10_000) }),
  z.strictObject({
    kind: z.literal('bytes'),
    filename: z.string().max(500),
    bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= 256 * 2 ** 20, 'at most 256 MB'),
  }),
]);
export type MediaItem = z.output<typeof item>;

export const MEDIA_METHODS = {
  /** Takes files into the library. What is refused does not hold up the others. */
  'media.add': method<AddedMedia>()(z.strictObject({ task: taskName, items: z.array(item).min(1).max(10_000) })),
  /** Unknown ones are left out. */
  'media.info': method<readonly Media[]>()(z.strictObject({ sha256: z.array(sha256).max(10_000) })),
  'media.exif': method<Exif>()(z.strictObject({ sha256 })),
  'media.render': method<Rendered>()(z.strictObject({ sha256, rendition })),
  /** Makes the tiles where they are not there yet, which takes a while for a large scan. */
  'media.zoom': method<Zoom>()(z.strictObject({ sha256 })),
  'media.sweep': method<Swept>()(z.strictObject({})),
  /** Deletes those of the files that are orphans still, and says how many. */
  'media.discard': method<number>()(z.strictObject({ sha256: z.array(sha256).min(1).max(100_000) })),
} as const;
