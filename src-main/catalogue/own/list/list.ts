import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { ListPage, ListRow } from '#contract/own/list.ts';
import type { Library } from '../../library.ts';
import { fieldsOf } from '../fields.ts';
import { FACETS } from './entry.ts';
import type { Shelf } from './shelf.ts';
import { sorterOf } from './sorters.ts';
import { dated, holding, inBin, type Test } from './tests.ts';

type Query = ParsedArgs<'own.list'>;

/** A page of the objects that answer a query, and how many answer it under each term. */
export function list(library: Library, query: Query): Result<ListPage, never> {
  const shelf = library.shelf.refresh();
  const { matches, facets } = counted(shelf, query, testsOf(library, shelf, query));
  return ok({ rows: pageOf(library, shelf, query, matches), total: matches.total, facets });
}

/** What every object listed must pass, the facets apart. */
function testsOf(library: Library, shelf: Shelf, { removed, text, dated: within }: Query): readonly Test[] {
  const holds = text === '' ? undefined : holding(library, shelf, text, removed);
  return [
    inBin(shelf, removed),
    ...(within === undefined ? [] : [dated(shelf, within)]),
    ...(holds === undefined ? [] : [holds]),
  ];
}

interface Matches {
  readonly at: Uint8Array;
  readonly total: number;
}

/** An object that passes all facets counts under each; one that fails a single facet counts under that one alone. */
function counted(shelf: Shelf, query: Query, tests: readonly Test[]): { matches: Matches; facets: ListPage['facets'] } {
  const counters = FACETS.map((facet) => shelf.facets[facet].counter());
  const ticked = FACETS.flatMap((facet, number) => {
    const terms = query.facets[facet] ?? [];
    return terms.length > 0 ? [{ number, passes: shelf.facets[facet].having(terms) }] : [];
  });
  const at = new Uint8Array(shelf.entries.length);
  let total = 0;
  for (let place = 0; place < at.length; place++) {
    if (!tests.every((passes) => passes(place))) continue;
    const failed = ticked.filter(({ passes }) => !passes(place));
    if (failed.length === 0) {
      at[place] = 1;
      total++;
      for (const counter of counters) counter.count(place);
    } else if (failed.length === 1) counters[failed[0]?.number ?? 0]?.count(place);
  }
  const facets = Object.fromEntries(FACETS.map((facet, number) => [facet, counters[number]?.counts() ?? []]));
  return { matches: { at, total }, facets };
}

function pageOf({ db }: Library, shelf: Shelf, query: Query, { at }: Matches): ListRow[] {
  const kind = fieldsOf(db).get(query.sort)?.kind;
  const order = shelf.order([query.sort, kind, query.han].join(' '), sorterOf(query.sort, kind, query.han));
  const rows: ListRow[] = [];
  let before = query.offset;
  for (const place of order.places(query.descending)) {
    if (rows.length === query.limit) break;
    const entry = shelf.entries[place];
    if (at[place] !== 1 || !entry) continue;
    if (before > 0) before--;
    else rows.push(entry.row);
  }
  return rows;
}
