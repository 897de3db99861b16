import { ENGINES } from '#rules/engines.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { checkCollection, type EngineTables } from '#contract/collection/check.ts';
import { parseCollection } from '#contract/collection/parse.ts';
import type { CollectionProblem } from '#contract/collection/problem.ts';
import type { Collection } from '#contract/collection/schema.ts';
import { readCollection } from './read-collection.ts';

const OPTIONS: EngineTables = Object.fromEntries(ENGINES.map(({ id, options }) => [id, options]));

/** Reads, parses and checks the collection below a `data/` folder. */
export function loadCollection(folder: string): Result<Collection, readonly CollectionProblem[]> {
  const files = readCollection(folder);
  if (files.kind === 'failed') return files;
  const parsed = parseCollection(files.value);
  if (parsed.kind === 'failed') return parsed;
  const problems = checkCollection(parsed.value, OPTIONS);
  return problems.length > 0 ? failed(problems) : ok(parsed.value);
}
