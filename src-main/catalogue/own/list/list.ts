import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { ListPage, ListRow } from '#contract/own/list.ts';
import type { Library } from '../../library.ts';
import { kindOfField } from '../fields.ts';
import { FACETS } from './entry.ts';
import { failsOnly, PASSES } from './marks.ts';
import type { Shelf } from './shelf.ts';
import { sorterOf } from './sorters.ts';
import { dated, holding, inBin, type Test } from './tests.ts';

type Query = ParsedArgs<'own.list'>;

/** A page of the objects that answer a query, and how many answer it under each term. */
export function list(library: Library, query: Query): Result<ListPage, never> {
  const shelf = library.shelf.refresh();
  const marks = marked(shelf, query, testsOf(library, shelf, query));
  return ok({ rows: pageOf(library, shelf, query, marks), total: totalOf(marks), facets: countsOf(shelf, marks) });
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

/** An object that passes all facets counts under each; one that fails a single facet counts under that one alone. */
function marked(shelf: Shelf, { facets }: Query, tests: readonly Test[]): Uint8Array {
  const ticked = FACETS.flatMap((facet, number) => {
    const terms = facets[facet] ?? [];
    return terms.length > 0 ? [{ mark: failsOnly(number), passes: shelf.facets[facet].having(terms) }] : [];
  });
  const marks = new Uint8Array(shelf.entries.length);
  for (let place = 0; place < marks.length; place++)
    if (tests.every((passes) => passes(place))) marks[place] = markOf(place, ticked);
  return marks;
}

function markOf(place: number, ticked: readonly { readonly mark: number; readonly passes: Test }[]): number {
  let failed: number | undefined;
  for (const { mark, passes } of ticked) {
    if (passes(place)) continue;
    if (failed !== undefined) return 0;
    failed = mark;
  }
  return failed ?? PASSES;
}

function totalOf(marks: Uint8Array): number {
  let total = 0;
  for (const mark of marks) if (mark === PASSES) total++;
  return total;
}

function countsOf(shelf: Shelf, marks: Uint8Array): ListPage['facets'] {
  return Object.fromEntries(
    FACETS.map((facet, number) => [facet, shelf.facets[facet].counts(marks, failsOnly(number))]),
  );
}

function pageOf({ db }: Library, shelf: Shelf, query: Query, marks: Uint8Array): ListRow[] {
  const { sort, han, descending, offset, limit } = query;
  const kind = kindOfField(db, sort);
  const order = shelf.order([sort, kind, han].join(' '), sorterOf(sort, kind, han));
  return order.page(marks, descending, offset, limit).flatMap((place) => shelf.entries[place]?.row ?? []);
}
