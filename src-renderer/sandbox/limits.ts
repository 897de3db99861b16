import type { FullVariant } from '#contract/records.ts';
import { assertNever } from '#rules/result.ts';
import { compile, type Choices, type RulesetError } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';

/** Engines whose games can be played in this room. */
const PLAYABLE = ['tally'] as const;
export type PlayableEngine = (typeof PLAYABLE)[number];

export const playableEngine = (engine: string): PlayableEngine | undefined => PLAYABLE.find((one) => one === engine);

/** How many may play, or what is wrong with the readings chosen. */
export type Limits =
  | { readonly kind: 'seats'; readonly min: number; readonly max: number | null }
  | { readonly kind: 'wrong'; readonly errors: readonly RulesetError[] };

export function limitsOf(variant: FullVariant, choices: Choices): Limits {
  const engine = playableEngine(variant.engine);
  switch (engine) {
    case 'tally': {
      const rules = compile(TALLY_OPTIONS, variant, choices, 'preferred');
      return rules.kind === 'ok'
        ? { kind: 'seats', ...rules.value.options.players }
        : { kind: 'wrong', errors: rules.error };
    }
    case undefined:
      throw new Error(`${variant.engine} is not played here`);
    default:
      return assertNever(engine);
  }
}
