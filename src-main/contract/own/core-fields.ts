import type { FieldDefinition } from './values.ts';

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

/** Kinds whose texts are terms, used again and again: they have value lists and are counted beside the list. */
export const hasTerms = (kind: FieldKind): boolean => kind === 'term' || kind === 'place' || kind === 'person';

/**
 * The core inventory, in the order of the form. Names follow Spectrum's inventory units; `number` is the accession
 * number, which every object has exactly once and which is therefore not a field.
 */
export const CORE_FIELDS: readonly FieldDefinition[] = [
  { id: 'title', kind: 'text' },
  { id: 'object-name', kind: 'term' },
  { id: 'count', kind: 'count' },
  { id: 'description', kind: 'markdown' },
  { id: 'materials', kind: 'term' },
  { id: 'technique', kind: 'term' },
  { id: 'dimensions', kind: 'dimensions' },
  { id: 'marks', kind: 'text' },
  { id: 'maker', kind: 'person' },
  { id: 'place', kind: 'place' },
  { id: 'date', kind: 'date' },
  { id: 'condition', kind: 'term' },
  { id: 'acquisition-method', kind: 'term' },
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

/** Columns that are not fields of an object. */
export const LIST_COLUMNS = ['accession', 'type', 'tags', 'photographs', 'created', 'updated'] as const;
