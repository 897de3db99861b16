import type { FullVariant } from '#contract/records.ts';
import { RACE_OPTIONS, type RaceOptions } from '#rules/race/options.ts';
import type { Result } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { compiled, type Compiled } from '../rules.ts';

/** Compiles a variant in which men race, and refuses any other. */
export function raceRules(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
): Result<Compiled<RaceOptions>, Failure> {
  if (variant.engine === 'race') return compiled(RACE_OPTIONS, variant, set);
  return refused('wrong-game', `no men race in ${variant.id}`, {
    field: 'variant',
    remedy: 'variorum games says which engine each variant is played by',
  });
}
