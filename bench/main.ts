import { nearest } from '#contract/nearest.ts';
import { collection } from './collection.ts';
import { comparing } from './comparing.ts';
import { drop } from './drop.ts';
import type { Bench } from './harness.ts';
import { media } from './media.ts';
import { meld } from './meld.ts';
import { race } from './race.ts';
import { search } from './search.ts';
import { start } from './start.ts';
import { tally } from './tally.ts';

const BENCHES: Readonly<Record<string, Bench>> = {
  tally,
  comparing,
  meld,
  race,
  search,
  start,
  collection,
  media,
  drop,
};

/** Runs the benches named on the line, or all of them. Figures are told; only goals that are ratios or counts bind. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown !== undefined) {
    const meant = nearest(unknown, Object.keys(BENCHES));
    console.error(`There is no bench "${unknown}"${meant === undefined ? '' : `; did you mean "${meant}"`}?`);
    process.exitCode = 2;
    return;
  }
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name]?.();
}

await main(process.argv.slice(2));
