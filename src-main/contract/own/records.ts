import { z } from 'zod';
import { clause, localised, WRITING_DIRECTIONS } from '../collection/schema.ts';
import { LINK_RELATIONS, RECORD_KINDS } from '../records.ts';
import { listQuery } from './list.ts';
import { certainty, field, fieldDefinition, source } from './values.ts';

const id = z.string().min(1).max(60);
const words = z.string().max(100_000);
const ref = z.strictObject({ kind: z.enum(RECORD_KINDS), id: z.string().min(1).max(200) });

const ownPart = z.strictObject({
  id,
  name: words,
  /** Pieces there are, and pieces a complete set has: the difference is missing or over. */
  count: z.int().min(0),
  complete: z.int().min(0).optional(),
  state: z.enum(['present', 'missing', 'extra', 'replaced']).default('present'),
  number: words.optional(),
  note: words.optional(),
});

/** A place on a photograph, in fractions of the upright original: 0 to 1 from the top left corner. */
const region = z.strictObject({
  id,
  media: id,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
  /** The characters of an inscription it shows: line, first character, number of characters. */
  shows: z
    .strictObject({ inscription: id, line: z.int().min(0), at: z.int().min(0), length: z.int().min(0) })
    .optional(),
  note: words.optional(),
});

/** `leiden` is one line or column each, in Leiden conventions typed with plain keys; marks are read from it. */
const ownInscription = z.strictObject({
  id,
  title: words,
  part: id.optional(),
  face: words.optional(),
  direction: z.enum(WRITING_DIRECTIONS),
  lang: z.string().max(35),
  leiden: z.array(z.string().max(10_000)),
  readings: z
    .array(
      z.strictObject({
        id,
        lines: z.array(words),
        by: words,
        certainty,
        note: words.optional(),
      }),
    )
    .default([]),
  transliterations: z.array(z.strictObject({ id, system: words, lines: z.array(words) })).default([]),
  translations: z.array(z.strictObject({ id, lang: z.string().max(35), lines: z.array(words), by: words })).default([]),
});

/** One file of an object. The file itself is kept once, by its SHA-256; turning and cropping never touch it. */
const mediaUse = z.strictObject({
  id,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  filename: z.string().max(500),
  caption: words.default(''),
  /** Quarter turns clockwise, after the orientation the camera recorded. */
  turns: z.int().min(0).max(3).default(0),
  crop: region.pick({ x: true, y: true, width: true, height: true }).optional(),
});

/**
 * Something that happened to an object since it was made: sold, inherited, lost, shown. Words are kept as typed; the
 * date is understood like any other. `provenance` among the fields is the story as it was told.
 */
const provenanceEvent = z.strictObject({
  id,
  what: words,
  date: words.default(''),
  from: words.default(''),
  to: words.default(''),
  place: words.default(''),
  note: words.default(''),
  certainty,
  source,
});

export const ownObject = z.strictObject({
  accession: z.string().max(100),
  type: z.string().max(60),
  /** By field id; a value whose field the type does not show is kept all the same. */
  fields: z.record(z.string(), field),
  tags: z.array(z.string().min(1).max(200)).default([]),
  parts: z.array(ownPart).default([]),
  inscriptions: z.array(ownInscription).default([]),
  media: z.array(mediaUse).default([]),
  /** The first of `media` where none is named. */
  primary: id.optional(),
  regions: z.array(region).default([]),
  /** In the order of what happened, as far as it is known. */
  events: z.array(provenanceEvent).default([]),
  links: z
    .array(
      z.strictObject({
        id,
        relation: z.enum(LINK_RELATIONS),
        to: ref,
        note: words.optional(),
      }),
    )
    .default([]),
});
export type OwnObject = z.infer<typeof ownObject>;
export type OwnInscription = z.infer<typeof ownInscription>;
export type OwnPart = z.infer<typeof ownPart>;
export type MediaUse = z.infer<typeof mediaUse>;
export type Region = z.infer<typeof region>;
export type ProvenanceEvent = z.infer<typeof provenanceEvent>;

/** A book, an informant, talk in a shop: a source of the user's own, with CSL fields as far as they go. */
export const ownSource = z.strictObject({
  short: words,
  kind: z.enum(['publication', 'informant', 'talk', 'archive', 'web']),
  csl: z.record(z.string(), z.unknown()),
  date: words.default(''),
  /** An informant's leave to be named and quoted, in words, with its date. */
  consent: words.optional(),
  /** The games it tells of, as the user says; none leaves that to its topics and to what cites it. */
  games: z.array(z.string().min(1).max(200)).default([]),
  passages: z
    .array(z.strictObject({ id, locator: words, text: words, topics: z.array(z.string()).default([]) }))
    .default([]),
  notes: words.default(''),
});
export type OwnSource = z.infer<typeof ownSource>;

/** An account of the user's own: another variant with single clauses changed, each with its citation. */
export const ownVariant = z.strictObject({
  title: localised.partial().extend({ en: z.string().min(1) }),
  game: z.string().min(1),
  extends: z.string().min(1),
  account: z.string().optional(),
  prefer: z.record(z.string(), z.string()).default({}),
  clauses: z.array(clause).default([]),
  /** Clauses of what it is written over that it does not take over: this account does not speak of them. */
  drops: z.array(z.string().min(1)).default([]),
  notes: words.default(''),
});
export type OwnVariant = z.infer<typeof ownVariant>;

/** Objects in an order of the user's, with words of the user's own. A plain list has none. */
export const exhibit = z.strictObject({
  title: words,
  introduction: words.default(''),
  items: z.array(z.strictObject({ id, record: ref, text: words.default('') })),
});
export type Exhibit = z.infer<typeof exhibit>;

/** Which fields a type of object shows, and its own fields besides. Hiding a field never drops a value. */
export const objectType = z.strictObject({
  label: words,
  shows: z.array(z.string()),
  fields: z.array(fieldDefinition).default([]),
});

/** Terms offered for a field, besides those in use; where `type` is named, for objects of that type only. */
export const valueList = z.strictObject({
  field: z.string().max(60),
  type: id.optional(),
  terms: z.array(z.string().min(1).max(500)),
});

/** A question to the collection worth keeping: its words, facets, order, view and columns. */
export const savedSearch = z.strictObject({
  title: words,
  query: listQuery.partial(),
  view: z.enum(['list', 'gallery', 'cards']).default('list'),
  columns: z.array(z.string()).default([]),
});

/** Every kind of record a user makes; bodies are parsed by these, on the way in and on the way out. */
export const OWN_KINDS = {
  object: ownObject,
  source: ownSource,
  variant: ownVariant,
  exhibit,
  'object-type': objectType,
  'value-list': valueList,
  'saved-search': savedSearch,
} as const;
export type OwnKind = keyof typeof OWN_KINDS;
export type OwnBody<K extends OwnKind> = z.infer<(typeof OWN_KINDS)[K]>;

export interface OwnRecord<K extends OwnKind = OwnKind> {
  readonly kind: K;
  readonly id: string;
  readonly body: OwnBody<K>;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly updated: string;
  /** Set while it lies in the bin. */
  readonly removed?: string;
}
