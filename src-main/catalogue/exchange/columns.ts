import type { OwnObject, OwnRecord } from '#contract/own/records.ts';
import { preferredText } from '#contract/own/preferred.ts';
import { listCell } from '../../exchange/list-cell.ts';
import { fieldsOf } from '../own/fields.ts';
import { ownOfKind } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import { recogniserOf } from './targets.ts';
import { TOLD, tell } from './told.ts';

type CellOf = (body: OwnObject) => string;

/** What the cell of an object says in a column: of competing values the one shown. */
export function cellsOf(db: ReadableDb): (target: string) => CellOf {
  const labels = new Map(ownOfKind(db, 'object-type', false).map(({ id, body }) => [id, body.label]));
  const others: Readonly<Partial<Record<string, CellOf>>> = {
    accession: ({ accession }) => accession,
    type: ({ type }) => labels.get(type) ?? type,
    tags: ({ tags }) => listCell(tags),
    photographs: ({ media }) => listCell(media.map(({ filename }) => filename)),
    ...Object.fromEntries(TOLD.map((target) => [target, (body: OwnObject) => tell(target, body)])),
  };
  return (target) => others[target] ?? (({ fields }) => preferredText(fields[target]));
}

export interface Column {
  readonly heading: string;
  readonly cellOf: CellOf;
}

/** The columns that hold anything. A heading that would be read as something else gives way to the id. */
export function columnsOf(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  headings: Readonly<Record<string, string>>,
): readonly Column[] {
  const cells = cellsOf(db);
  const recognised = recogniserOf(db);
  const fields = fieldsOf(db);
  const filled = [...fields.keys(), ...TOLD].filter((target) => objects.some(({ body }) => cells(target)(body) !== ''));
  return ['accession', 'type', ...filled, 'tags', 'photographs'].map((target) => {
    const heading = headings[target] ?? fields.get(target)?.label ?? target;
    return { heading: recognised(heading) === target ? heading : target, cellOf: cells(target) };
  });
}
