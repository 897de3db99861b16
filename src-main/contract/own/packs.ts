import { z } from 'zod';
import { method } from '../method.ts';
import { taskName } from '../tasks.ts';
import type { Action } from './changes.ts';
import { leaveOut } from './exchange.ts';
import { MEDIA_TYPES, SHA256, type MediaType } from './media.ts';
import { OWN_KINDS, type OwnKind } from './records.ts';

const path = z.string().min(1).max(10_000);
const id = z.string().min(1).max(200);
const kind = z.enum(Object.keys(OWN_KINDS) as [OwnKind, ...OwnKind[]]);

/** What lies in a pack as `pack.json`; the files lie beside it in `media`, by their SHA-256. */
export const manifest = z.strictObject({
  format: z.literal('variorum-pack'),
  version: z.literal(1),
  made: z.string().max(40),
  records: z.array(z.strictObject({ kind, id, updated: z.string().max(40), body: z.unknown() })).max(100_000),
  media: z
    .array(
      z.strictObject({
        sha256: z.string().regex(SHA256),
        type: z.enum(Object.keys(MEDIA_TYPES) as [MediaType, ...MediaType[]]),
      }),
    )
    .max(100_000),
});
export type Manifest = z.output<typeof manifest>;

export type UnreadablePack = 'missing' | 'not-a-pack' | 'too-large' | 'damaged';

/** One record of a pack beside what the library has. */
export interface PackedRecord {
  readonly kind: OwnKind;
  readonly id: string;
  readonly title: string;
  readonly standing: PackedStanding;
}

export type PackedStanding =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  /** Ours differs; theirs was changed after ours, or before. */
  | { readonly kind: 'newer' | 'older'; readonly here: string; readonly there: string }
  /** Ours lies in the bin. */
  | { readonly kind: 'in-bin' }
  /** Another object has its number. */
  | { readonly kind: 'number-taken'; readonly accession: string }
  /** It is no record, or comes twice. */
  | { readonly kind: 'unfit'; readonly detail: string };

/** What becomes of a packed record: left out, put in place of ours, or kept beside it as a record of its own. */
export const PACK_CHOICES = ['leave', 'take', 'both'] as const;
export type PackChoice = (typeof PACK_CHOICES)[number];

export interface PackPreview {
  readonly made: string;
  readonly records: readonly PackedRecord[];
  readonly media: number;
  /** Entries of the archive that were passed over, and why. */
  readonly ignored: readonly { readonly name: string; readonly why: string }[];
  /** Names exactly this preview; opening is refused as `stale` where it would show something else by then. */
  readonly plan: string;
}

export type PackOpened =
  { readonly kind: 'opened'; readonly action: Action; readonly taken: number } | { readonly kind: 'cancelled' };

export type PackMade =
  | { readonly kind: 'made'; readonly path: string; readonly records: number; readonly media: number }
  | { readonly kind: 'cancelled' };

/** Records with their files, sources and variants, given from one library to another. */
export const PACK_METHODS = {
  /** All objects, sources and variants where no objects are named. */
  'pack.make': method<PackMade>()(
    z.strictObject({ task: taskName, path, ids: z.array(id).min(1).max(100_000).optional(), leaveOut }),
  ),
  'pack.preview': method<PackPreview>()(z.strictObject({ path })),
  'pack.open': method<PackOpened>()(
    z.strictObject({
      task: taskName,
      path,
      plan: z.string().length(64),
      /** By kind and id with a blank between. New records are taken and all others left, unless it says otherwise. */
      choices: z.record(z.string(), z.enum(PACK_CHOICES)).default({}),
    }),
  ),
} as const;
