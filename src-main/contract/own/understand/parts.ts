import { dated, datedOr, type Reading } from './dated.ts';
import { spanOfEdtf, type Mark } from './edtf.ts';
import { civilOf, dayOf, daySpan, monthSpan, type Span, yearSpan } from './days.ts';

/** Part of a length of time: from and to in fractions of `of`. The bounds of thirds are nobody's exactly, so they are marked. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly of: 2 | 3 | 4;
}

export const EARLY: Part = { from: 0, to: 1, of: 3 };
export const MIDDLE: Part = { from: 1, to: 2, of: 3 };
export const LATE: Part = { from: 2, to: 3, of: 3 };

/** Beginning and end mean the outer thirds, as early and late do: the widest of what writers mean by them. */
const PARTS: readonly (readonly [words: RegExp, part: Part])[] = [
  [/^(early|beginning|start|opening years|初|初期|初葉|初年|早期|前期|上旬)$/, EARLY],
  [/^(mid|middle|中|中期|中葉|中旬)$/, MIDDLE],
  [/^(late|later|end|close|末|末期|末葉|末年|晚|晚期|後期|底|下旬)$/, LATE],
  [/^(first half|前半|前半葉|上半|上半葉)$/, { from: 0, to: 1, of: 2 }],
  [/^(second half|latter half|last half|後半|後半葉|下半|下半葉)$/, { from: 1, to: 2, of: 2 }],
  [/^(first quarter|1st quarter)$/, { from: 0, to: 1, of: 4 }],
  [/^(second quarter|2nd quarter)$/, { from: 1, to: 2, of: 4 }],
  [/^(third quarter|3rd quarter)$/, { from: 2, to: 3, of: 4 }],
  [/^(fourth quarter|last quarter|final quarter|4th quarter)$/, { from: 3, to: 4, of: 4 }],
];

const partOf = (words: string): Part | undefined => PARTS.find(([known]) => known.test(words))?.[1];

const marksOf = ({ from, to, of }: Part): readonly [Mark, Mark] =>
  of === 3 ? [from === 0 ? '' : '~', to === of ? '' : '~'] : ['', ''];

/** Cut where a unit begins or ends, so that neighbouring parts meet or share one unit. */
const cut = (length: number, { from, to, of }: Part) => ({
  first: Math.floor((length * from) / of),
  last: Math.ceil((length * to) / of) - 1,
});

export function years(first: number, length: number, part?: Part): Reading {
  if (!part) return dated(yearSpan(first, first + length - 1));
  const at = cut(length, part);
  return dated(yearSpan(first + at.first, first + at.last), marksOf(part));
}

export function monthsOfYear(year: number, part: Part): Reading {
  const at = cut(12, part);
  return dated(monthSpan(year, at.first + 1, at.last + 1), marksOf(part));
}

/** Thirds of a month are ten days and what is left (上旬, 中旬, 下旬). */
export function daysOfMonth(year: number, month: number, part: Part): Reading {
  const at = cut(30, part);
  const { latest } = monthSpan(year, month);
  const end = part.to === part.of ? latest : dayOf(year, month, at.last + 1);
  return dated({ earliest: dayOf(year, month, at.first + 1), latest: end }, marksOf(part));
}

/** Part of a reign or a dynasty, in whole years. */
export function partOfSpan(span: Span, part?: Part): Reading {
  if (!part) return dated(span);
  const first = civilOf(span.earliest).year;
  return years(first, civilOf(span.latest).year - first + 1, part);
}

/** The 19th century is 1800 to 1899, as catalogues count; before our era the 5th is 500 to 401 BCE. */
export function century(number: number, before: boolean, part?: Part): Reading {
  if (number < 1) return undefined;
  return years(before ? 1 - number * 100 : (number - 1) * 100, 100, part);
}

/** 0 is spring. */
export function season(year: number, number: number): Reading {
  const edtf = `${String(year).padStart(4, '0')}-${21 + number}`;
  const span = spanOfEdtf(edtf);
  return span && dated(span, ['', ''], edtf);
}

/** A year as it is named, in the count of EDTF, where 0 is 1 BCE. */
export const astronomical = (year: number, before: boolean): number => (before ? 1 - year : year);

export function civilDate(year: number, month: number, day?: number): Reading {
  const span = day === undefined ? monthSpan(year, month) : daySpan(year, month, day);
  return datedOr(month >= 1 && month <= 12 ? span : undefined, { kind: 'no-such-day' });
}

/** Reads with the part the words name: the whole where there are none, nothing where they name no part. */
export function withPart(words: string | undefined, read: (part: Part | undefined) => Reading): Reading {
  const part = words ? partOf(words) : undefined;
  return words && !part ? undefined : read(part);
}
