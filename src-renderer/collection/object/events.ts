import type { EventTerms } from '#contract/own/events.ts';
import type { ProvenanceEvent } from '#contract/own/records.ts';
import type { FieldKind } from '#contract/own/core-fields.ts';
import type { FieldDefinition } from '#contract/own/values.ts';
import { understandDate } from '#contract/own/understand/date.ts';
import { BEGINNING } from '#contract/own/understand/days.ts';
import { m } from '../../paraglide/messages.js';

export const newEvent = (id: string): ProvenanceEvent => ({
  id,
  what: '',
  date: '',
  from: '',
  to: '',
  place: '',
  note: '',
});

export function moved(events: readonly ProvenanceEvent[], at: number, by: -1 | 1): readonly ProvenanceEvent[] {
  const event = events[at];
  return event ? events.toSpliced(at, 1).toSpliced(at + by, 0, event) : events;
}

/** The earliest first. An event whose date says nothing stays behind the one it stands after. */
export function byDate(events: readonly ProvenanceEvent[]): readonly ProvenanceEvent[] {
  const groups: { readonly day: number; readonly events: ProvenanceEvent[] }[] = [];
  for (const event of events) {
    const read = understandDate(event.date);
    const last = groups.at(-1);
    if (read.kind === 'ok') groups.push({ day: read.value.earliest, events: [event] });
    else if (last) last.events.push(event);
    else groups.push({ day: BEGINNING, events: [event] });
  }
  return groups.toSorted((one, other) => one.day - other.day).flatMap((group) => group.events);
}

/** What mostly happens to things, in the language of the interface; any other word may be typed. */
export const usualEvents = (): readonly string[] => [
  m.event_made(),
  m.event_commissioned(),
  m.event_bought(),
  m.event_sold(),
  m.event_auctioned(),
  m.event_given(),
  m.event_inherited(),
  m.event_found(),
  m.event_lost(),
  m.event_stolen(),
  m.event_exhibited(),
  m.event_lent(),
  m.event_returned(),
  m.event_restored(),
];

/** What each part of an event is called, in the order of the form. */
export const EVENT_PARTS = {
  what: m.event_what,
  date: m.event_date,
  from: m.event_from,
  to: m.event_to,
  place: m.event_place,
  note: m.value_note,
  certainty: m.value_certainty,
  source: m.value_source,
} as const;

/** What terms can be listed for, besides the fields of an object. */
export const eventFields = (): readonly FieldDefinition[] =>
  (
    [
      ['event-what', 'term', [m.event_what()]],
      ['event-person', 'person', [m.event_from(), m.event_to()]],
      ['event-place', 'place', [m.event_place()]],
    ] as const satisfies readonly (readonly [EventTerms, FieldKind, readonly string[]])[]
  ).map(([id, kind, parts]) => ({ id, kind, label: `${m.events()}: ${parts.join(' / ')}` }));

/** An event as it is called on the form, by its id or its place in the list. */
export function eventChanged(events: readonly ProvenanceEvent[], id: string, key: string): string {
  const part = Object.hasOwn(EVENT_PARTS, key) ? EVENT_PARTS[key as keyof typeof EVENT_PARTS]() : '';
  const at = /^\d+$/.test(id) ? Number(id) : events.findIndex((event) => event.id === id);
  return at < 0 ? m.event_changed_gone({ part }) : m.event_changed({ number: at + 1, part });
}
