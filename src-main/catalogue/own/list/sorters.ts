import { accessionKey } from '#contract/own/understand/accession.ts';
import type { ListQuery } from '#contract/own/list.ts';
import type { FieldKind } from '#contract/own/values.ts';
import { spanOf } from './dates.ts';
import type { Entry } from './entry.ts';
import type { Key, Sorter } from './order.ts';

const COLLATORS: Readonly<Record<ListQuery['han'], Intl.Collator>> = {
  pinyin: new Intl.Collator('zh-u-co-pinyin', { numeric: true }),
  strokes: new Intl.Collator('zh-u-co-stroke', { numeric: true }),
};

/** How a column is put in order. What is not understood has no place in it, like what is not there. */
export function sorterOf(column: string, kind: FieldKind | undefined, han: ListQuery['han']): Sorter {
  const cell = ({ row }: Entry): string | undefined => row.cells[column];
  if (column === 'accession') return { key: ({ row }) => accessionKey(row.accession ?? ''), compare: byValue };
  if (column === 'photographs') return { key: (entry) => [Number(cell(entry))], compare: byValue };
  if (column === 'created' || column === 'updated') return { key: cell, compare: byValue };
  if (kind === 'date') return { key: (entry) => dateKey(entry.edtf[column] ?? cell(entry)), compare: byValue };
  const { compare } = COLLATORS[han];
  return { key: cell, compare: (one, other) => compare(String(one), String(other)) };
}

/** By when it may begin, then by when it may end. */
function dateKey(text: string | undefined): Key | undefined {
  const span = text === undefined ? undefined : spanOf(text);
  return span && [span.earliest, span.latest];
}

function byValue(one: Key, other: Key): number {
  if (typeof one === 'string' || typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
