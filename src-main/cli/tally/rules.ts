import type { FullVariant } from '#contract/records.ts';
import type { Result } from '#rules/result.ts';
import { TALLY_OPTIONS, type TallyOptions } from '#rules/tally/options.ts';
import { refused, type Failure } from '../failure.ts';
import { compiled, type Compiled } from '../rules.ts';

/** Compiles a variant that is played with dice, and refuses any other. */
export function tallyRules(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
): Result<Compiled<TallyOptions>, Failure> {
  if (variant.engine === 'tally') return compiled(TALLY_OPTIONS, variant, set);
  return refused('wrong-game', `${variant.id} is not played for tallies`, {
    field: 'variant',
    remedy: 'variorum games says which engine each variant is played by',
  });
}
