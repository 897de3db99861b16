import { accessionKey } from '#contract/own/understand/accession.ts';
import type { ListQuery } from '#contract/own/list.ts';
import type { FieldKind } from '#contract/own/values.ts';
import type { Key, Sorter } from './order.ts';

const byValue = (one: Key, other: Key): number => (one < other ? -1 : one > other ? 1 : 0);

const COLLATORS: Readonly<Record<ListQuery['han'], Intl.Collator>> = {
  pinyin: new Intl.Collator('zh-u-co-pinyin', { numeric: true }),
  strokes: new Intl.Collator('zh-u-co-stroke', { numeric: true }),
};

/** How a column is put in order. */
export function sorterOf(column: string, _kind: FieldKind | undefined, han: ListQuery['han']): Sorter {
  const cell: Sorter['key'] = ({ row }) => row.cells[column];
  if (column === 'accession') return { key: ({ row }) => accessionKey(row.accession ?? ''), compare: byValue };
  if (column === 'photographs') return { key: ({ row }) => Number(row.cells[column]), compare: byValue };
  if (column === 'created' || column === 'updated') return { key: cell, compare: byValue };
  const { compare } = COLLATORS[han];
  return { key: cell, compare: (one, other) => compare(String(one), String(other)) };
}
