import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Unconsented } from '#contract/own/exchange.ts';
import type { Library } from '../library.ts';
import { ownOfKind } from '../own/store.ts';
import { gather } from '../packs/gather.ts';
import { UNWATCHED } from '../tasks.ts';
import { chosenObjects } from './choose.ts';
import { bibliographyOf, holdingOf } from './holding.ts';

/** The informants that what is given out would name or quote, without leave that was noted. */
export async function unconsentedIn(
  library: Library,
  wanted: ParsedArgs<'export.unconsented'>,
): Promise<Result<readonly Unconsented[], never>> {
  const silent = ownOfKind(library.db, 'source', false).filter(
    ({ body }) => body.kind === 'informant' && (body.consent ?? '').trim() === '',
  );
  if (silent.length === 0) return ok([]);
  const named = new Set(await sourcesIn(library, wanted));
  return ok(silent.filter(({ id }) => named.has(id)).map(({ id, body }) => ({ id, short: body.short })));
}

async function sourcesIn(library: Library, { of, ids }: ParsedArgs<'export.unconsented'>): Promise<readonly string[]> {
  // A table names no sources but by their address.
  if (of === 'csv' || of === 'xlsx') return [];
  if (of === 'pack') return gather(library, { ids }).records.map(({ id }) => id);
  const objects = await chosenObjects(library.db, { ids }, UNWATCHED);
  const holding = holdingOf(library.db, objects, 'en');
  const isBibliography = of === 'csl-json' || of === 'bibtex';
  const references = isBibliography
    ? bibliographyOf(library.db, holding, { all: ids === undefined })
    : [...holding.references.values()];
  // A link may lead to a passage, whose name is that of its source.
  const linked = objects.flatMap(({ body }) => body.links.map(({ to }) => to.id.split('#')[0] ?? ''));
  return [...references.map(({ id }) => id), ...(isBibliography ? [] : linked)];
}
