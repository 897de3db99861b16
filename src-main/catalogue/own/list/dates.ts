import { BEGINNING, civilOf, END, type Span } from '#contract/own/understand/days.ts';
import { understandDate } from '#contract/own/understand/date.ts';
import type { Field } from '#contract/own/values.ts';

const MOST_KEPT = 20_000;
const understood = new Map<string, Span | undefined>();

/** The days a text may mean, as far as it is understood; a collection says the same few dates over and over. */
export function spanOf(text: string): Span | undefined {
  if (understood.has(text)) return understood.get(text);
  if (understood.size >= MOST_KEPT) understood.clear();
  const read = understandDate(text);
  const span = read.kind === 'ok' ? { earliest: read.value.earliest, latest: read.value.latest } : undefined;
  understood.set(text, span);
  return span;
}

/** Of each of the competing statements. */
export function spansOf(field: Field | undefined): Span[] {
  return field?.values.flatMap(({ text, edtf }) => spanOf(edtf ?? text) ?? []) ?? [];
}

/** A date that may be any of more decades than a century has says nothing of any. */
const MOST_DECADES = 10;

/** Each decade a date may fall in, as EDTF writes it: `183X`. */
export function decadesOf({ earliest, latest }: Span): string[] {
  if (earliest === BEGINNING || latest === END) return [];
  const first = decadeOf(earliest);
  const count = decadeOf(latest) - first + 1;
  if (count > MOST_DECADES) return [];
  return Array.from({ length: count }, (_, at) => written(first + at));
}

const decadeOf = (day: number): number => Math.trunc(civilOf(day).year / 10);

const written = (decade: number): string => `${decade < 0 ? '-' : ''}${Math.abs(decade).toString().padStart(3, '0')}X`;
