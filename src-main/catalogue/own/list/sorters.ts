import { accessionKey } from '#contract/own/understand/accession.ts';
import type { ListQuery } from '#contract/own/list.ts';
import { understandCount } from '#contract/own/understand/count.ts';
import { understandDimensions } from '#contract/own/understand/dimensions.ts';
import { understandMoney } from '#contract/own/understand/money.ts';
import { wordOrder } from '#contract/own/understand/sort.ts';
import type { FieldKind } from '#contract/own/core-fields.ts';
import { spanOf } from './dates.ts';
import { ownValue, type Entry } from './entry.ts';
import type { Key, Sorter } from './order.ts';

const WORDS = { pinyin: wordOrder('pinyin'), strokes: wordOrder('strokes') };

/** How a column is put in order. What is not understood has no place in it, like what is not there. */
export function sorterOf(column: string, kind: FieldKind | undefined, han: ListQuery['han']): Sorter {
  const cell = ({ row }: Entry): string | undefined => ownValue(row.cells, column);
  if (column === 'accession') return { key: ({ row }) => accessionKey(row.accession ?? ''), compare: byValue };
  if (column === 'photographs') return { key: (entry) => [Number(cell(entry))], compare: byValue };
  if (column === 'created' || column === 'updated') return { key: cell, compare: byValue };
  const keyOf = kind && KEYS[kind];
  if (keyOf)
    return {
      key: (entry) => {
        const text = entry.edtf[column] ?? cell(entry);
        return text === undefined ? undefined : keyOf(text);
      },
      compare: byValue,
    };
  return { key: cell, compare: (one, other) => WORDS[han](String(one), String(other)) };
}

const KEYS: Readonly<Partial<Record<FieldKind, (text: string) => Key | undefined>>> = {
  date: dateKey,
  count: countKey,
  dimensions: dimensionsKey,
  money: moneyKey,
};

/** By when it may begin, then by when it may end. */
function dateKey(text: string): Key | undefined {
  const span = spanOf(text);
  return span && [span.earliest, span.latest];
}

function countKey(text: string): Key | undefined {
  const count = understandCount(text);
  return count.kind === 'ok' ? [count.value.least, count.value.most] : undefined;
}

/** Sizes before weights, by the first measure told, then the second. */
function dimensionsKey(text: string): Key | undefined {
  const read = understandDimensions(text);
  if (read.kind === 'failed') return undefined;
  const { parts } = read.value;
  return [parts[0]?.measure === 'mm' ? 0 : 1, ...parts.map(({ amount: { num, den } }) => num / den)];
}

/** Each currency by itself: what one was worth in another nobody has said. */
function moneyKey(text: string): Key | undefined {
  const money = understandMoney(text);
  return money.kind === 'ok' ? [money.value.currency, money.value.amount.num / money.value.amount.den] : undefined;
}

function byValue(one: Key, other: Key): number {
  if (typeof one === 'string' || typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const at = one.findIndex((value, index) => value !== other[index]);
  const [a, b] = [one[at], other[at]];
  return a === undefined || b === undefined ? one.length - other.length : a < b ? -1 : 1;
}
