import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { checkCollection, type EngineTables } from '#contract/collection/check.ts';
import { parseCollection } from '#contract/collection/parse.ts';
import type { CollectionProblem } from '#contract/collection/problem.ts';
import type { Collection } from '#contract/collection/schema.ts';
import { readCollection } from './read-collection.ts';

const ENGINES: EngineTables = { tally: TALLY_OPTIONS, comparing: COMPARING_OPTIONS, meld: MELD_OPTIONS };

/** Reads, parses and checks the collection below a `data/` folder. */
export function loadCollection(folder: string): Result<Collection, readonly CollectionProblem[]> {
  const files = readCollection(folder);
  if (files.kind === 'failed') return files;
  const parsed = parseCollection(files.value);
  if (parsed.kind === 'failed') return parsed;
  const problems = checkCollection(parsed.value, ENGINES);
  return problems.length > 0 ? failed(problems) : ok(parsed.value);
}
