import type { Field, FieldDefinition, Value } from '#contract/own/values.ts';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { OwnBody, OwnRecord } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';

type Words = () => string;

const LABELS: Readonly<Record<string, Words>> = {
  title: m.field_title,
  'object-name': m.field_object_name,
  count: m.field_count,
  description: m.field_description,
  materials: m.field_materials,
  technique: m.field_technique,
  dimensions: m.field_dimensions,
  marks: m.field_marks,
  maker: m.field_maker,
  place: m.field_place,
  date: m.field_date,
  condition: m.field_condition,
  'acquisition-method': m.field_acquisition_method,
  'acquired-from': m.field_acquired_from,
  'acquired-on': m.field_acquired_on,
  price: m.field_price,
  provenance: m.field_provenance,
  location: m.field_location,
  owner: m.field_owner,
  recorder: m.field_recorder,
  'recorded-on': m.field_recorded_on,
  rights: m.field_rights,
  notes: m.field_notes,
};
const HINTS: Readonly<Record<string, Words>> = {
  date: m.field_hint_date,
  'acquired-on': m.field_hint_date,
  'recorded-on': m.field_hint_date,
  dimensions: m.field_hint_dimensions,
  price: m.field_hint_price,
  count: m.field_hint_count,
};

export const labelOf = ({ id, label }: FieldDefinition) => LABELS[id]?.() ?? label ?? id;
export const hintOf = ({ id }: FieldDefinition) => HINTS[id]?.();

/** Fields by the heading they stand under. */
export const GROUPS: readonly { readonly title: Words; readonly fields: readonly string[] }[] = [
  { title: m.group_identification, fields: ['title', 'object-name', 'count', 'description'] },
  { title: m.group_making, fields: ['maker', 'place', 'date', 'materials', 'technique', 'dimensions', 'marks'] },
  { title: m.group_acquisition, fields: ['acquisition-method', 'acquired-from', 'acquired-on', 'price', 'provenance'] },
  { title: m.group_keeping, fields: ['condition', 'location', 'owner', 'rights', 'recorder', 'recorded-on', 'notes'] },
];

export type ObjectTypeRecord = OwnRecord<'object-type'>;

/** Every field there is: the core ones, and those of every type, so that none with a value is out of sight. */
export function definitions(types: readonly ObjectTypeRecord[]): ReadonlyMap<string, FieldDefinition> {
  const own = types.flatMap(({ body }) => body.fields);
  // The core comes first, and holds its ids.
  return new Map([...CORE_FIELDS, ...own, ...CORE_FIELDS].map((field) => [field.id, field]));
}

/** A type shows its own choice of the core fields; without one, all of them are shown. */
export const isShown = (id: string, type: ObjectTypeRecord | undefined): boolean =>
  type === undefined || type.body.shows.includes(id);

const GROUPED = new Set(GROUPS.flatMap(({ fields }) => fields));

/** The fields the type has of its own. */
export const ownFields = (type: ObjectTypeRecord | undefined): string[] =>
  type?.body.fields.flatMap(({ id }) => (GROUPED.has(id) ? [] : id)) ?? [];

/** Fields that hold a value though the type does not show them: its change hides nothing that was said. */
export function keptFields({ fields }: OwnBody<'object'>, type: ObjectTypeRecord | undefined): string[] {
  const own = ownFields(type);
  const shown = (id: string) => (GROUPED.has(id) ? isShown(id, type) : own.includes(id));
  return Object.entries(fields).flatMap(([id, { values }]) => (values.length > 0 && !shown(id) ? id : []));
}

export const preferredOf = (field: Field | undefined): Value | undefined =>
  field?.values.find(({ id }) => id === field.preferred) ?? field?.values[0];

/** The object's own words for itself; its accession number where there are none. */
export const titleOfObject = (body: OwnBody<'object'>) => preferredOf(body.fields['title'])?.text ?? body.accession;

/** The field with one value changed; without any it is gone. */
export function withValue(field: Field | undefined, id: string, value: Value | undefined): Field | undefined {
  const before = field?.values ?? [];
  const known = before.some((one) => one.id === id);
  const values = known
    ? before.flatMap((one) => (one.id === id ? (value ?? []) : one))
    : [...before, ...(value ? [value] : [])];
  if (values.length === 0) return undefined;
  const preferred = values.some((one) => one.id === field?.preferred) ? field?.preferred : undefined;
  return { values, ...(preferred === undefined ? {} : { preferred }) };
}
