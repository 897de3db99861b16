import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import { EVENT_TERMS, isEventTerms, type EventTerms } from '#contract/own/events.ts';
import type { FacetCount } from '#contract/own/list.ts';
import type { OwnBody } from '#contract/own/records.ts';
import type { Library } from '../../library.ts';
import { all, type ReadableDb } from '../../sql.ts';
import { readableOfKind } from '../store.ts';
import { PASSES } from './marks.ts';
import type { Shelf } from './shelf.ts';

const MOST = 100;

/** A list grows by use: a term that stands in a field is offered for the next object without being written down again. */
export function terms(
  { db, shelf }: Library,
  { field, type, text }: ParsedArgs<'own.terms'>,
): Result<FacetCount[], never> {
  const used = isEventTerms(field) ? inEvents(db, field) : inUse(shelf.refresh(), field);
  const counts = new Map(used.map(({ term, count }) => [term, count]));
  const lists = readableOfKind(db, 'value-list', false).records.map(({ body }) => body);
  const listed = [...listOf(lists, field, type), ...listOf(lists, field, undefined)];
  const wanted = text.toLowerCase();
  const found = [...new Set([...listed, ...counts.keys()])].filter((term) => term.toLowerCase().includes(wanted));
  return ok(found.slice(0, MOST).map((term) => ({ term, count: counts.get(term) ?? 0 })));
}

/** The terms listed for a type; without one, those for all types. */
const listOf = (lists: readonly OwnBody<'value-list'>[], field: string, type: string | undefined): string[] =>
  lists.filter((list) => list.field === field && list.type === type).flatMap((list) => list.terms);

function inUse(shelf: Shelf, field: string): readonly FacetCount[] {
  const outside = Uint16Array.from(shelf.bin, (removed) => (removed === false ? PASSES : 0));
  return shelf.tally(field).counts(outside, PASSES);
}

/** The shelf holds no events: they are in no list. */
const inEvents = (db: ReadableDb, terms: EventTerms): readonly FacetCount[] =>
  all<FacetCount>(
    db,
    `SELECT event.value ->> word.value AS term, count(*) AS count
     FROM own, json_each(body, '$.events') AS event, json_each($words) AS word
     WHERE kind = 'object' AND removed IS NULL AND body IS NOT NULL AND term <> '' GROUP BY term
     ORDER BY count(*) DESC, term`,
    { words: JSON.stringify(EVENT_TERMS[terms]) },
  );
