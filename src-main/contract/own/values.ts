import { z } from 'zod';
import { FIELD_KINDS } from './core-fields.ts';

export const certainty = z.enum(['certain', 'probable', 'possible', 'doubtful']).optional();

/** Who says so: a source of the catalogue, with a place in it. */
export const source = z.strictObject({ id: z.string().min(1), locator: z.string().max(500).optional() }).optional();

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
  certainty,
  source,
  note: z.string().max(10_000).optional(),
});
export type Value = z.infer<typeof value>;

/** Competing values of one field side by side; `preferred` is the one shown where there is room for one. */
export const field = z.strictObject({ values: z.array(value), preferred: z.string().optional() });
export type Field = z.infer<typeof field>;

export const fieldDefinition = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
  kind: z.enum(FIELD_KINDS),
  /** Named in each language by the interface for the core fields; custom fields carry their own label. */
  label: z.string().max(200).optional(),
});
export type FieldDefinition = z.infer<typeof fieldDefinition>;
