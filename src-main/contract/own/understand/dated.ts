import { failed, ok, type Result } from '#rules/result.ts';
import type { Span } from './days.ts';
import type { Mark } from './edtf.ts';

/** A date understood: the days it may mean, and how sure the words are of either end. */
export interface Dated extends Span {
  readonly marks: readonly [Mark, Mark];
  /** EDTF that the days alone do not give back, such as a season. */
  readonly as?: string;
}

export type DateRefusal =
  | { readonly kind: 'empty' }
  /** The words say that there is no date. */
  | { readonly kind: 'undated' }
  | { readonly kind: 'not-understood' }
  /** Each reading in EDTF. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly string[] }
  | { readonly kind: 'no-such-day' }
  /** A year without its century: `'04`, 80年代. */
  | { readonly kind: 'short-year' }
  | { readonly kind: 'backwards' }
  /** The reign has no such year; `last` is its last. */
  | { readonly kind: 'beyond-reign'; readonly reign: string; readonly last: number }
  /** 甲子 alone comes round every sixty years. */
  | { readonly kind: 'cycle-needs-reign'; readonly cycle: string }
  | { readonly kind: 'cycle-disagrees'; readonly cycle: string };

/** Nothing where the words are not of the form the reader knows. */
export type Reading = Result<Dated, DateRefusal> | undefined;

const SURE: readonly [Mark, Mark] = ['', ''];

export const dated = (span: Span, marks: readonly [Mark, Mark] = SURE, as?: string): Reading =>
  ok({ earliest: span.earliest, latest: span.latest, marks, ...(as !== undefined && { as }) });

export const datedOr = (span: Span | undefined, refusal: DateRefusal): Reading =>
  span ? dated(span) : failed(refusal);

type Groups = Readonly<Record<string, string | undefined>>;

/** A form of words, and how it is read; nothing where it only looks like the form. */
export type Form = readonly [form: RegExp, read: (groups: Groups) => Reading];

export function firstReading(text: string, forms: readonly Form[]): Reading {
  for (const [form, read] of forms) {
    const found = form.exec(text);
    const reading = found && read(found.groups ?? {});
    if (reading) return reading;
  }
  return undefined;
}
