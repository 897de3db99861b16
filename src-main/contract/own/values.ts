import { z } from 'zod';

/**
 * One statement about an object. `text` is what was typed, always; what the program understands of it (a date, a
 * size, a price) is worked out from it and never stored in its place, so a value that is not understood is kept whole.
 */
export const value = z.strictObject({
  id: z.string().min(1).max(60),
  text: z.string().max(100_000),
  /** BCP 47 of the text, where it is not the language of the catalogue. */
  lang: z.string().max(35).optional(),
  /** EDTF set by hand, where the words alone do not yield it. */
  edtf: z.string().max(100).optional(),
  certainty: z.enum(['certain', 'probable', 'possible', 'doubtful']).optional(),
  /** Who says so: a source of the catalogue, with a place in it. */
  source: z.strictObject({ id: z.string().min(1), locator: z.string().max(500).optional() }).optional(),
  note: z.string().max(10_000).optional(),
});
export type Value = z.infer<typeof value>;

/** Competing values of one field side by side; `preferred` is the one shown where there is room for one. */
export const field = z.strictObject({ values: z.array(value), preferred: z.string().optional() });
export type Field = z.infer<typeof field>;

/** How the text of a field is understood. */
export const FIELD_KINDS = [
  'text',
  'markdown',
  'term',
  'count',
  'date',
  'dimensions',
  'money',
  'place',
  'person',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const fieldDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  kind: z.enum(FIELD_KINDS),
  /** Named in each language by the interface for the core fields; custom fields carry their own label. */
  label: z.string().max(200).optional(),
  /** The list its terms are drawn from. */
  list: z.string().max(60).optional(),
});
export type FieldDefinition = z.infer<typeof fieldDefinition>;

/**
 * The core inventory, in the order of the form. Names follow Spectrum's inventory units; `number` is the accession
 * number, which every object has exactly once and which is therefore not a field.
 */
export const CORE_FIELDS: readonly FieldDefinition[] = [
  { id: 'title', kind: 'text' },
  { id: 'object-name', kind: 'term', list: 'object-names' },
  { id: 'count', kind: 'count' },
  { id: 'description', kind: 'markdown' },
  { id: 'materials', kind: 'term', list: 'materials' },
  { id: 'technique', kind: 'term', list: 'techniques' },
  { id: 'dimensions', kind: 'dimensions' },
  { id: 'marks', kind: 'text' },
  { id: 'maker', kind: 'person' },
  { id: 'place', kind: 'place' },
  { id: 'date', kind: 'date' },
  { id: 'condition', kind: 'term', list: 'conditions' },
  { id: 'acquisition-method', kind: 'term', list: 'acquisition-methods' },
  { id: 'acquired-from', kind: 'person' },
  { id: 'acquired-on', kind: 'date' },
  { id: 'price', kind: 'money' },
  { id: 'provenance', kind: 'markdown' },
  { id: 'location', kind: 'place' },
  { id: 'owner', kind: 'person' },
  { id: 'recorder', kind: 'person' },
  { id: 'recorded-on', kind: 'date' },
  { id: 'rights', kind: 'text' },
  { id: 'notes', kind: 'markdown' },
];
