import { fileURLToPath } from 'node:url';
import { describeProblem } from '#contract/collection/problem.ts';
import type { Collection } from '#contract/collection/schema.ts';
import { fullVariants } from '#contract/collection/variants.ts';
import type { FullVariant } from '#contract/records.ts';
import { compile, type OptionTable, type Ruleset } from '#rules/ruleset.ts';
import { loadCollection } from '../src-main/node/load-collection.ts';

const loaded = loadCollection(fileURLToPath(new URL('.', import.meta.url)));
if (loaded.kind === 'failed') throw new Error(loaded.error.map(describeProblem).join('\n'));

export const collection: Collection = loaded.value;
export const variants: readonly FullVariant[] = fullVariants(collection);

export function variantOf(id: string): FullVariant {
  const found = variants.find((one) => one.id === id);
  if (!found) throw new Error(`there is no variant ${id}`);
  return found;
}

/** The rules of a variant under its preferred readings, gaps filled. */
export function rulesOf<O>(table: OptionTable<O>, id: string): Ruleset<O> {
  const rules = compile(table, variantOf(id), {}, 'preferred');
  if (rules.kind === 'failed') throw new Error(`${id}: ${JSON.stringify(rules.error)}`);
  return rules.value;
}
