import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import { EVENT_TERMS, isEventTerms, type EventTerms } from '#contract/own/events.ts';
import type { FacetCount } from '#contract/own/list.ts';
import type { Library } from '../../library.ts';
import { all, type ReadableDb } from '../../sql.ts';
import { ownOfKind } from '../store.ts';
import { FACETS } from './entry.ts';
import { PASSES } from './marks.ts';
import type { Shelf } from './shelf.ts';
import { Tally } from './tally.ts';

const MOST = 100;

/** A list grows by use: a term that stands in a field is offered for the next object without being written down again. */
export function terms({ db, shelf }: Library, { field, text }: ParsedArgs<'own.terms'>): Result<FacetCount[], never> {
  const used = isEventTerms(field) ? inEvents(db, field) : inUse(shelf.refresh(), field);
  const counts = new Map(used.map(({ term, count }) => [term, count]));
  for (const { body } of ownOfKind(db, 'value-list', false))
    if (body.field === field) for (const term of body.terms) counts.set(term, counts.get(term) ?? 0);
  const wanted = text.toLowerCase();
  const found = [...counts].filter(([term]) => term.toLowerCase().includes(wanted));
  found.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return ok(found.slice(0, MOST).map(([term, count]) => ({ term, count })));
}

function inUse({ entries, facets }: Shelf, field: string): readonly FacetCount[] {
  const outside = Uint8Array.from(entries, (entry) => (entry?.removed === false ? PASSES : 0));
  const facet = FACETS.find((one) => one === field);
  if (facet) return facets[facet].counts(outside, PASSES);
  const tally = new Tally();
  entries.forEach((entry, place) => {
    tally.put(place, entry?.row.cells[field] === undefined ? [] : [entry.row.cells[field]]);
  });
  return tally.counts(outside, PASSES);
}

/** The shelf holds no events: they are in no list. */
const inEvents = (db: ReadableDb, terms: EventTerms): readonly FacetCount[] =>
  all<FacetCount>(
    db,
    `SELECT event.value ->> word.value AS term, count(*) AS count
     FROM own, json_each(body, '$.events') AS event, json_each($words) AS word
     WHERE kind = 'object' AND removed IS NULL AND body IS NOT NULL AND term <> '' GROUP BY term`,
    { words: JSON.stringify(EVENT_TERMS[terms]) },
  );
