import { CORE_FIELDS, type FieldKind } from '#contract/own/core-fields.ts';
import type { FieldDefinition } from '#contract/own/values.ts';
import type { ReadableDb } from '../sql.ts';
import { ownOfKind } from './store.ts';

/** The fields of the core inventory and those of every type of object, by id; the core comes first, and holds its ids. */
export function fieldsOf(db: ReadableDb): ReadonlyMap<string, FieldDefinition> {
  const types = [...ownOfKind(db, 'object-type', false), ...ownOfKind(db, 'object-type', true)];
  const fields = [...CORE_FIELDS, ...types.flatMap(({ body }) => body.fields)];
  const byId = new Map<string, FieldDefinition>();
  for (const field of fields) if (!byId.has(field.id)) byId.set(field.id, field);
  return byId;
}

export const kindOfField = (db: ReadableDb, id: string): FieldKind | undefined => fieldsOf(db).get(id)?.kind;
