import type { FullVariant } from '#contract/records.ts';
import { ok, type Result } from '#rules/result.ts';
import { odds, type Odds } from '#rules/tally/odds.ts';
import type { Answer } from '../command.ts';
import { exact } from '../exact.ts';
import type { Failure } from '../failure.ts';
import { table } from '../table.ts';
import { tallyRules } from './rules.ts';
import { COMBINATION_NAMES } from './words.ts';

/** The exact odds of one throw of six dice. */
export function tallyOdds(variant: FullVariant, set: Readonly<Record<string, string>>): Result<Answer, Failure> {
  const compiled = tallyRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const found = odds(compiled.value.rules);
  return ok({ json: { ...found, mean: exact(found.mean) }, text: () => page(found) });
}

function page({ outcomes, combinations, worth, mean }: Odds): string {
  const share = (count: number) => `${((100 * count) / outcomes).toFixed(3)} %`;
  return [
    table(
      ['pays for', 'throws', 'share'],
      combinations.map(({ combination, count }) => [COMBINATION_NAMES[combination], count, share(count)]),
    ),
    '',
    table(
      ['worth', 'throws', 'share'],
      worth.map(({ worth: one, count }) => [String(one), count, share(count)]),
    ),
    '',
    `mean ${mean} of ${outcomes} throws`,
  ].join('\n');
}
