import type { OwnObject, ProvenanceEvent } from './records.ts';

/** What may be typed in an event draws on the words of other events; asked for like the terms of a field. */
export const EVENT_TERMS = {
  'event-what': ['what'],
  'event-person': ['from', 'to'],
  'event-place': ['place'],
} as const satisfies Record<string, readonly (keyof ProvenanceEvent)[]>;
export type EventTerms = keyof typeof EVENT_TERMS;

export const isEventTerms = (field: string): field is EventTerms => Object.hasOwn(EVENT_TERMS, field);

/** An event in a line, in no language but its own: `1904, sold: Lim → Tan, Xiamen`. Its note is left out. */
export function eventWords({ date, what, from, to, place }: ProvenanceEvent): string {
  const hands = from !== '' && to !== '' ? `${from} → ${to}` : from !== '' ? `${from} →` : to !== '' ? `→ ${to}` : '';
  const happened = given(date, what).join(', ');
  const where = given(hands, place).join(', ');
  return given(happened, where).join(': ');
}

const given = (...words: readonly string[]): string[] => words.filter((one) => one.trim() !== '');

/** The sources an object rests on: those its values name, and its events. */
export const citedBy = ({ fields, events }: OwnObject): string[] =>
  [...Object.values(fields).flatMap(({ values }) => values), ...events].flatMap(({ source }) => source?.id ?? []);
