import { randomUUID } from 'node:crypto';
import type { Change } from '#contract/own/changes.ts';
import { ownObject, type MediaUse, type OwnObject } from '#contract/own/records.ts';
import type { Field } from '#contract/own/values.ts';
import { withPreferred } from '../own/batch.ts';
import { same } from '../own/path.ts';
import type { RowCells } from './row-cells.ts';
import { readTold } from './told.ts';

/** The type an object has that nobody gave one. */
const ANY = 'object';

export function newObject(
  accession: string,
  type: string | undefined,
  { fields, tags, told }: RowCells,
  media: readonly MediaUse[],
): OwnObject {
  const valued = [...fields].map(([field, text]) => [field, fieldOf(text)] as const);
  const several = [...told].map(([target, cell]) => [target, readTold(target, cell)] as const);
  const body = { accession, type: type ?? ANY, fields: Object.fromEntries(valued), tags: [...tags], media: [...media] };
  // Defaults that were filled in later would be changes of their own in the log.
  return ownObject.parse({ ...body, ...Object.fromEntries(several) });
}

const fieldOf = (text: string): Field => ({ values: [{ id: randomUUID(), text }] });

/** What a row changes in an object that is there already: of competing values, the one shown. */
export function changesTo(id: string, body: OwnObject, type: string | undefined, cells: RowCells): Change[] {
  const changes: Change[] = [...cells.fields].map(([field, text]) => {
    const before = Object.hasOwn(body.fields, field) ? body.fields[field] : undefined;
    return { kind: 'object', id, path: ['fields', field], before, after: withPreferred(before, text) };
  });
  const change = (key: keyof OwnObject, after: unknown) =>
    changes.push({ kind: 'object', id, path: [key], before: body[key], after });
  if (type !== undefined) change('type', type);
  if (cells.tags.length > 0) change('tags', [...cells.tags]);
  for (const [target, cell] of cells.told) change(target, readTold(target, cell, body));
  return changes.filter(({ before, after }) => !same(before, after));
}
