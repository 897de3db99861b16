import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { ListPage } from '#contract/own/list.ts';
import { afterSlices } from '../../in-slices.ts';
import type { Library } from '../../library.ts';
import { onceIndexed } from '../../search/search-records.ts';
import { kindOfField } from '../fields.ts';
import { ownValue, type Entry } from './entry.ts';
import { facetsOf } from './facets.ts';
import { failsOnly, PASSES, type Marks } from './marks.ts';
import type { Shelf } from './shelf.ts';
import { sorterOf } from './sorters.ts';
import { dated, holding, inBin, type Test } from './tests.ts';

type Query = ParsedArgs<'own.list'>;
type Asked = Omit<Query, 'limit'> & { readonly limit?: number | undefined };

/** Answers once the list has taken in what was written since, and the index as well where words are looked for. */
export function onceListed<T>(library: Library, { text }: Pick<Query, 'text'>, answer: () => T): T | Promise<T> {
  const listed = () => (text === '' ? answer() : onceIndexed(library, answer));
  return afterSlices(() => library.shelf.slice(), listed);
}

/** A page of the objects that answer a query, and how many answer it under each term. */
export function list(library: Library, query: Query): Result<ListPage, never> {
  const shelf = library.shelf.refresh();
  const facets = facetsOf(library.db, query.facets);
  const marks = marked(library, shelf, facets, query);
  return ok({
    rows: entriesOf(library, shelf, query, marks).map(({ row }) => row),
    total: totalOf(marks),
    facets: countsOf(shelf, facets, marks),
    damaged: [...shelf.damaged.values()],
  });
}

/** What is selected is held by ids, so that everything found can be selected without being shown. */
export function ids(library: Library, query: ParsedArgs<'own.ids'>): Result<string[], never> {
  const shelf = library.shelf.refresh();
  const marks = marked(library, shelf, facetsOf(library.db, query.facets), query);
  const found = entriesOf(library, shelf, query, marks).map(({ row }) => row.id);
  if (query.among === undefined) return ok(found);
  const among = new Set(query.among);
  return ok(found.filter((id) => among.has(id)));
}

/** What every object listed must pass, the facets apart. */
function testsOf(library: Library, shelf: Shelf, { removed, text, dated: within }: Asked): readonly Test[] {
  const holds = text === '' ? undefined : holding(library, shelf, text, removed);
  return [
    inBin(shelf, removed),
    ...(within === undefined ? [] : [dated(shelf, within)]),
    ...(holds === undefined ? [] : [holds]),
  ];
}

/** An object that passes all facets counts under each; one that fails a single facet counts under that one alone. */
function marked(library: Library, shelf: Shelf, facets: readonly string[], query: Asked): Marks {
  const tests = testsOf(library, shelf, query);
  const ticked = facets.flatMap((facet, number) => {
    const terms = ownValue(query.facets, facet) ?? [];
    return terms.length > 0 ? [{ mark: failsOnly(number), passes: shelf.tally(facet).having(terms) }] : [];
  });
  const marks = new Uint16Array(shelf.entries.length);
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

function totalOf(marks: Marks): number {
  let total = 0;
  for (const mark of marks) if (mark === PASSES) total++;
  return total;
}

function countsOf(shelf: Shelf, facets: readonly string[], marks: Marks): ListPage['facets'] {
  return Object.fromEntries(
    facets.map((facet, number) => [facet, shelf.tally(facet).counts(marks, failsOnly(number))]),
  );
}

function entriesOf({ db }: Library, shelf: Shelf, query: Asked, marks: Marks): Entry[] {
  const { sort, han, descending, offset, limit } = query;
  const kind = kindOfField(db, sort);
  const order = shelf.order([sort, kind, han].join(' '), sorterOf(sort, kind, han));
  return order.page(marks, descending, offset, limit ?? Infinity).flatMap((place) => shelf.entries[place] ?? []);
}
