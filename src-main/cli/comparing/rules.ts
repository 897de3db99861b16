import type { FullVariant } from '#contract/records.ts';
import { COMPARING_OPTIONS, type ComparingOptions } from '#rules/comparing/options.ts';
import type { Result } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { compiled, type Compiled } from '../rules.ts';

/** Compiles a variant in which hands are compared, and refuses any other. */
export function comparingRules(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
): Result<Compiled<ComparingOptions>, Failure> {
  if (variant.engine === 'comparing') return compiled(COMPARING_OPTIONS, variant, set);
  return refused('wrong-game', `no hands are compared in ${variant.id}`, {
    field: 'variant',
    remedy: 'variorum games says which engine each variant is played by',
  });
}
