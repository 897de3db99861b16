import type { Span } from '#contract/own/understand/days.ts';
import type { Library } from '../../library.ts';
import { FIELDS } from '../../search/documents.ts';
import { hitsIn } from '../../search/excerpt.ts';
import { kindTag, ownersOf } from '../../search/index-file.ts';
import { matchExpression, tagged } from '../../search/match-expression.ts';
import { parseQuery, type Query, type Term } from '../../search/query.ts';
import { askIndex } from '../../search/search-records.ts';
import type { Fold } from '../../fold/fold.ts';
import { spanOf } from './dates.ts';
import type { Entry } from './entry.ts';
import type { Shelf } from './shelf.ts';

/** Whether the object at a place is one of those asked for. */
export type Test = (place: number) => boolean;

/** Objects in the bin, or those outside it. */
export const inBin =
  ({ bin }: Shelf, removed: boolean): Test =>
  (place) =>
    bin[place] === removed;

/** Objects whose date may fall within the one given; where that is not understood, none are. */
export function dated({ entries }: Shelf, text: string): Test {
  const within = spanOf(text);
  if (!within) return () => false;
  const meets = (span: Span): boolean => span.earliest <= within.latest && span.latest >= within.earliest;
  return (place) => entries[place]?.dated.some(meets) ?? false;
}

/** Objects that hold what is asked for, wherever it stands in them. */
export function holding(library: Library, shelf: Shelf, text: string, removed: boolean): Test | undefined {
  return askIndex(library, ({ db, fold }) => {
    const query = parseQuery(fold, text);
    if (query.length === 0) return undefined;
    // What lies in the bin is in no index; there is little of it.
    if (removed) return (place) => holdsAll(fold, query, shelf.entries[place]);
    const expression = tagged(matchExpression(query, FIELDS), [kindTag('object')]);
    const found = shelf.found(expression, () => ownersOf(db, expression));
    return (place) => found[place] === 1;
  });
}

function holdsAll(fold: Fold, query: Query, entry: Entry | undefined): boolean {
  const words = Object.values(entry?.row.cells ?? {});
  const holds = (term: Term): boolean => words.some((text) => hitsIn(fold, [[[term]]], text).length > 0);
  return query.every((part) => part.some((alternative) => alternative.every(holds)));
}
