import type { Change } from '#contract/own/changes.ts';
import { eventWords } from '#contract/own/events.ts';
import type { OwnPart, ProvenanceEvent } from '#contract/own/records.ts';
import type { Field, Value } from '#contract/own/values.ts';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import { m } from '../../paraglide/messages.js';
import { refusalWords } from '../../words.ts';
import type { RefusedEdit } from './draft.svelte.ts';
import { eventChanged } from './events.ts';
import { labelOf } from './fields.ts';
import { isCount, partChanged } from './parts.ts';
import { valueAt, type Path } from './paths.ts';
import { partStateName } from './words.ts';

type Words = () => string;

const PLACES: Readonly<Record<string, Words>> = {
  accession: m.accession,
  type: m.object_type,
  tags: m.tags,
  parts: m.parts_of_set,
  inscriptions: m.inscriptions,
  media: m.photographs,
  primary: m.photographs,
  regions: m.photographs,
  links: m.links,
  title: m.field_title,
  short: m.own_source_short,
  date: m.field_date,
  consent: m.own_source_consent,
  csl: m.csl_title,
  passages: m.own_source_passages,
  notes: m.field_notes,
  clauses: m.own_variant_clauses,
  introduction: m.exhibit_introduction,
  items: m.exhibit_items,
  events: m.events,
};

/** The field a change was made in, as the form calls it; of the whole record nothing. Items are numbered as they are `now`. */
export function placeName({ path }: { readonly path: Path }, now?: unknown): string {
  const [first, second, third] = path;
  if (first === 'events' && third !== undefined) return eventChanged(eventsIn(now), String(second), String(third));
  if (first === 'parts' && second !== undefined) return partChanged(partsIn(now), second, third);
  if (first === 'fields' && typeof second === 'string')
    return labelOf(CORE_FIELDS.find(({ id }) => id === second) ?? { id: second, kind: 'text' });
  return first === undefined ? '' : (PLACES[String(first)]?.() ?? String(first));
}

const eventsIn = (body: unknown) => (valueAt(body, ['events']) ?? []) as readonly ProvenanceEvent[];
const partsIn = (body: unknown) => (valueAt(body, ['parts']) ?? []) as readonly OwnPart[];

/** Why what was typed in a place cannot stand there. */
export function whyRefused({ path, after, why }: Pick<RefusedEdit, 'path' | 'after' | 'why'>, now?: unknown): string {
  switch (why.code) {
    case 'taken':
      return m.accession_taken({ number: String(after) });
    case 'stale':
      return m.refused_stale();
    case 'not-found':
      return m.object_in_bin();
    case 'bad-argument':
      return isCount(path) ? m.count_wrong() : m.draft_refused({ field: placeName({ path }, now) });
    default:
      return refusalWords(why);
  }
}

/** One side of a change in words: the values of a field, the items of a list, the whole as data otherwise. */
export function changedWords(change: Pick<Change, 'path' | 'before' | 'after'>, side: 'before' | 'after'): string {
  if (change.path.length === 0) return '';
  const value = change[side];
  if (change.path[0] === 'fields' && change.path.length === 2 && value) return fieldWords(value as Field);
  if (value === undefined || value === null) return '';
  if (change.path[0] === 'parts' && change.path[2] === 'state') return partStateName(value as OwnPart['state']);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (change.path[0] === 'events') return Array.isArray(value) ? eventsWords(value) : citedWords(value as Cited);
  if (Array.isArray(value)) return value.map(itemWords).join('; ');
  return change.path[0] === 'parts' ? itemWords(value) : JSON.stringify(value);
}

type Cited = NonNullable<Value['source']>;
const citedWords = ({ id, locator }: Cited) => [id, locator].filter(Boolean).join(', ');
const eventsWords = (events: readonly ProvenanceEvent[]) => events.map((event) => eventWords(event) || '…').join('; ');
const fieldWords = ({ values }: Field) => values.map(({ text }) => text).join(' | ');

const NAMES = ['name', 'title', 'caption', 'filename', 'label', 'text'] as const;

/** What an item is called; what it says where it has no name. */
function itemWords(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { leiden, lines, to, ...rest } = item as Readonly<Record<string, unknown>>;
  const name = NAMES.map((key) => rest[key]).find((one) => typeof one === 'string' && one !== '');
  const text = [leiden, lines].find(Array.isArray)?.join(' ');
  const words = [name, text, typeof to === 'object' && to !== null && 'id' in to ? to.id : undefined];
  const count = typeof rest['count'] === 'number' ? ` (${rest['count']})` : '';
  return words.filter((one): one is string => typeof one === 'string' && one !== '').join(': ') + count || '…';
}
