import { HYPOTHESES, variantOfView } from '#contract/kept-hypothesis.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Result } from '#rules/result.ts';
import { findVariant, type Context } from './context.ts';
import { fault, type Failure } from './failure.ts';

const PREFIX = 'singapore-tiles/';

/** A variant of the collection, or a hypothesis kept in the library that was named, by its id or its name. */
export async function findVariantOrKept(
  context: Context,
  id: string,
  library: string | undefined,
): Promise<Result<FullVariant, Failure>> {
  const variant = findVariant(context, id);
  if (variant.kind === 'ok' || library === undefined || !id.startsWith(PREFIX)) return variant;
  const catalogue = context.catalogue(library);
  if (catalogue.kind === 'failed') return catalogue;
  const views = await catalogue.value.call('views.list', { room: HYPOTHESES });
  if (views.kind === 'failed') return views;
  const wanted = id.slice(PREFIX.length);
  const view = views.value.find((one) => one.id === wanted || one.name === wanted);
  if (!view) return variant;
  const kept = variantOfView(view);
  if (kept.kind === 'ok') return kept;
  return fault('bad-hypothesis', kept.error, { field: id, remedy: 'save it again in the window' });
}
