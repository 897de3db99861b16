import { loadCollection } from '../src-main/node/load-collection.ts';
import { describeProblem } from '../src-main/contract/collection/problem.ts';

const loaded = loadCollection('data');
if (loaded.kind === 'failed') {
  for (const problem of loaded.error) console.error(describeProblem(problem));
  process.exitCode = 1;
}
