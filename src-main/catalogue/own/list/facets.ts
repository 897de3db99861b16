import { hasTerms } from '#contract/own/core-fields.ts';
import type { ListQuery } from '#contract/own/list.ts';
import type { ReadableDb } from '../../sql.ts';
import { customFieldsOf } from '../fields.ts';

/** What is counted of every collection: fields of the core inventory, and what an object is besides them. */
const FACETS = [
  'type',
  'object-name',
  'place',
  'maker',
  'materials',
  'tags',
  'condition',
  'location',
  'photographs',
  'decade',
] as const;

/** The fields of types that hold terms are counted like those of the core, and so is whatever is ticked. */
export function facetsOf(db: ReadableDb, ticked: ListQuery['facets']): readonly string[] {
  const custom = customFieldsOf(db).filter(({ kind }) => hasTerms(kind));
  return [...new Set([...FACETS, ...custom.map(({ id }) => id), ...Object.keys(ticked)])];
}
