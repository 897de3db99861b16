import type { FullVariant } from '#contract/records.ts';
import { MELD_OPTIONS, type MeldOptions } from '#rules/meld/options.ts';
import type { Result } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { compiled, type Compiled } from '../rules.ts';

/** Compiles a variant in which cards are melded, and refuses any other. */
export function meldRules(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
): Result<Compiled<MeldOptions>, Failure> {
  if (variant.engine === 'meld') return compiled(MELD_OPTIONS, variant, set);
  return refused('wrong-game', `no cards are melded in ${variant.id}`, {
    field: 'variant',
    remedy: 'variorum games says which engine each variant is played by',
  });
}
