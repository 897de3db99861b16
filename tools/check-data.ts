import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeProblem } from '../src-main/contract/collection/problem.ts';
import { loadCollection } from '../src-main/node/load-collection.ts';
import { register } from './register.ts';

const REGISTER = 'docs/register.md';

/** Proves the collection, and that the register printed from it is the committed one; `--write` prints it anew. */
function main(args: readonly string[]): readonly string[] {
  const collection = loadCollection('data');
  if (collection.kind === 'failed') return collection.error.map(describeProblem);
  const printed = register(collection.value);
  if (args.includes('--write')) writeFileSync(REGISTER, printed);
  const committed = existsSync(REGISTER) ? readFileSync(REGISTER, 'utf8') : '';
  return committed === printed ? [] : [`${REGISTER}: is not what data/ says – run npm run check:data -- --write`];
}

const problems = main(process.argv.slice(2));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
