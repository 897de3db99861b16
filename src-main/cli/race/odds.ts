import type { FullVariant } from '#contract/records.ts';
import { formatFraction } from '#rules/fraction.ts';
import { odds } from '#rules/race/odds.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { exact } from '../exact.ts';
import { table } from '../table.ts';
import { raceRules } from './rules.ts';
import { THROW_NAMES } from './words.ts';

/** The 36 throws by kind, and how far a throw can run. */
export function raceOdds(variant: FullVariant, set: Readonly<Record<string, string>>): Outcome {
  const compiled = raceRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { outcomes, kinds, furthest } = odds(compiled.value.rules);
  return ok({
    json: {
      variant: variant.id,
      outcomes,
      categories: kinds.map(({ kind, count }) => ({ category: kind, count })),
      furthest: exact(furthest),
    },
    text: () =>
      [
        table(
          ['throw', 'of 36'],
          kinds.map(({ kind, count }) => [THROW_NAMES[kind], count]),
        ),
        '',
        `a throw runs at most ${formatFraction(furthest)} places on average`,
      ].join('\n'),
  });
}
