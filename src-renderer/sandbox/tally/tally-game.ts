import type { Sandbox } from '#contract/sandbox.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type RulesetError } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import type { Rules } from '#rules/tally/rules.ts';
import type { TallyRefusal, TallyState } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';

/** A kept game read with its engine: the rules it was frozen with and how it begins. */
export interface TallyGame {
  readonly rules: Rules;
  readonly start: TallyState;
}
export type Unreadable = readonly RulesetError[] | TallyRefusal;

export function tallyGame({ frozen, choices, gapPolicy, setup }: Sandbox): Result<TallyGame, Unreadable> {
  const rules = compile(TALLY_OPTIONS, frozen, choices as Choices, gapPolicy);
  if (rules.kind === 'failed') return failed(rules.error);
  const parsed = tallyEngine.parseSetup(setup);
  if (parsed.kind === 'failed') return failed(parsed.error);
  const start = tallyEngine.start(rules.value, parsed.value);
  return start.kind === 'ok' ? ok({ rules: rules.value, start: start.value }) : failed(start.error);
}
