import { CORE_FIELDS, type FieldKind } from '#contract/own/core-fields.ts';
import type { FieldDefinition } from '#contract/own/values.ts';
import type { ReadableDb } from '../sql.ts';
import { readableOfKind } from './store.ts';

/** The fields of the core inventory and those of every type of object, by id; the core comes first, and holds its ids. */
export function fieldsOf(db: ReadableDb): ReadonlyMap<string, FieldDefinition> {
  return new Map([...CORE_FIELDS, ...customFieldsOf(db)].map((field) => [field.id, field]));
}

/** The fields types of object have of their own, also those in the bin, since what they say stands in objects still. */
export function customFieldsOf(db: ReadableDb): readonly FieldDefinition[] {
  const types = [false, true].flatMap((removed) => readableOfKind(db, 'object-type', removed).records);
  const byId = new Map<string, FieldDefinition>();
  for (const field of types.flatMap(({ body }) => body.fields)) if (!byId.has(field.id)) byId.set(field.id, field);
  for (const { id } of CORE_FIELDS) byId.delete(id);
  return [...byId.values()];
}

export const kindOfField = (db: ReadableDb, id: string): FieldKind | undefined => fieldsOf(db).get(id)?.kind;
