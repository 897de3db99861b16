import { join } from 'node:path';
import { fullVariants } from '#contract/collection/variants.ts';
import type { FullVariant } from '#contract/records.ts';
import { compile, type OptionTable, type Ruleset } from '#rules/ruleset.ts';
import { loadCollection } from '../src-main/node/load-collection.ts';

const DATA = join(import.meta.dirname, '../data');

/** The variants of the reference collection that some engine plays. */
export function variantsFor(engine: string): readonly FullVariant[] {
  const loaded = loadCollection(DATA);
  if (loaded.kind === 'failed') throw new Error(`the collection does not load: ${JSON.stringify(loaded.error[0])}`);
  return fullVariants(loaded.value).filter((variant) => variant.engine === engine);
}

/** A variant under its preferred readings. */
export function preferred<O>(table: OptionTable<O>, variant: FullVariant): Ruleset<O> {
  const rules = compile(table, variant, {}, 'preferred');
  if (rules.kind === 'failed') throw new Error(`${variant.id} does not compile`);
  return rules.value;
}
