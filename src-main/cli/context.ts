import { fileURLToPath } from 'node:url';
import type { Collection } from '#contract/collection/schema.ts';
import { fullVariants } from '#contract/collection/variants.ts';
import { nearest } from '#contract/nearest.ts';
import type { FullVariant } from '#contract/records.ts';
import { ok, type Result } from '#rules/result.ts';
import { loadCollection } from '../node/load-collection.ts';
import { catalogueAt, type Access, type Catalogue } from './catalogue.ts';
import { fault, refused, type Failure } from './failure.ts';

/** What the commands of one run share: the collection and the catalogue process, each opened when first asked for. */
export interface Context {
  readonly collection: () => Result<Reference, Failure>;
  readonly catalogue: (library: string | undefined, access?: Access) => Result<Catalogue, Failure>;
  readonly close: () => Promise<void>;
}
export interface Reference extends Collection {
  readonly full: readonly FullVariant[];
}

const DATA = fileURLToPath(new URL('../../data', import.meta.url));

/** `data` is the folder of the reference collection. */
export function openContext(data = DATA): Context {
  let loaded: Result<Reference, Failure> | undefined;
  const catalogues = new Map<string, Result<Catalogue, Failure>>();
  return {
    collection: () => (loaded ??= reference(data)),
    catalogue: (library, access = 'read') => {
      const name = `${access} ${library ?? ''}`;
      const open = catalogues.get(name) ?? catalogueAt(library, data, access);
      catalogues.set(name, open);
      return open;
    },
    close: async () => {
      for (const one of catalogues.values()) if (one.kind === 'ok') await one.value.close();
    },
  };
}

function reference(data: string): Result<Reference, Failure> {
  const loaded = loadCollection(data);
  if (loaded.kind === 'ok') return ok({ ...loaded.value, full: fullVariants(loaded.value) });
  const [first] = loaded.error;
  if (!first) throw new Error('a collection is refused, and nothing says why');
  const message = [first.field, first.message].filter((part) => part !== '').join(': ');
  return fault('bad-collection', message, {
    field: first.file,
    remedy: `${first.remedy}; npm run check:data lists all`,
  });
}

/** The variant of that id, or a refusal that names the nearest. */
export function findVariant(context: Context, id: string, field = 'variant'): Result<FullVariant, Failure> {
  const collection = context.collection();
  if (collection.kind === 'failed') return collection;
  const found = collection.value.full.find((variant) => variant.id === id);
  if (found) return ok(found);
  const like = nearest(
    id,
    collection.value.full.map((variant) => variant.id),
  );
  const remedy = like === undefined ? 'variorum games lists them' : `did you mean ${like}?`;
  return refused('unknown-variant', `there is no variant ${id}`, { field, remedy });
}
