import { accessionKey } from '#contract/own/understand/accession.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import { preferredText } from '#contract/own/preferred.ts';
import { numberSeries } from '../own/numbers.ts';
import { objectsByNumber, ownOfKind } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import { inSlices, type Task } from '../tasks.ts';
import { cellsOf } from './columns.ts';
import type { RowCells } from './row-cells.ts';

type Owned = OwnRecord<'object'>;

/** The objects of the library as an import looks them up. */
export interface Shelf {
  readonly withNumber: (accession: string) => Owned | undefined;
  /** An object that says just what the row says; each is found once. */
  readonly like: (cells: RowCells) => Owned | undefined;
  readonly nextNumber: () => string;
  /** The type a cell names, by id or by label. */
  readonly typeOf: (cell: string, now: string) => string | undefined;
  /** What an object says in a column when it is exported. */
  readonly cellOf: ReturnType<typeof cellsOf>;
}

/** `fields` are those the table has columns for, `numbers` those its rows have already. */
export async function shelfOf(
  db: ReadableDb,
  fields: readonly string[],
  numbers: readonly string[],
  task: Task,
): Promise<Shelf> {
  const here = await inSlices(objectsByNumber(db), task, ({ read }) => read());
  const all = [...here, ...ownOfKind(db, 'object', true)];
  const byNumber = new Map(all.map((object) => [accessionKey(object.body.accession), object]));
  const byWords = groupedBy(here, ({ body }) => wordsOf(fields, (field) => preferredText(body.fields[field])));
  return {
    withNumber: (accession) => byNumber.get(accessionKey(accession)),
    like: (cells) => byWords.get(wordsOf(fields, (field) => cells.fields.get(field) ?? ''))?.shift(),
    nextNumber: numberSeries(db, numbers),
    typeOf: typesIn(db),
    cellOf: cellsOf(db),
  };
}

function groupedBy(objects: readonly Owned[], keyOf: (object: Owned) => string): ReadonlyMap<string, Owned[]> {
  const groups = new Map<string, Owned[]>();
  for (const object of objects) {
    const key = keyOf(object);
    const group = groups.get(key);
    if (group) group.push(object);
    else groups.set(key, [object]);
  }
  return groups;
}

const wordsOf = (fields: readonly string[], text: (field: string) => string): string =>
  JSON.stringify(fields.map(text));

function typesIn(db: ReadableDb): Shelf['typeOf'] {
  const types = ownOfKind(db, 'object-type', false).map(({ id, body }) => ({ id, label: body.label }));
  return (cell, now) => {
    const named = [{ id: 'object', label: 'object' }, ...types].filter(
      ({ id, label }) => cell === id || cell === label.trim(),
    );
    if (cell === now || named.some(({ id }) => id === now)) return now;
    return named[0]?.id;
  };
}
