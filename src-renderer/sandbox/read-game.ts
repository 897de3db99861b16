import { withIsolatedNames, type Seated } from '#contract/isolated.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import type { Engine } from '#rules/game.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type Ruleset, type RulesetError } from '#rules/ruleset.ts';

/** A kept game read with its engine: the rules it was frozen with, and how it begins. */
export interface ReadGame<O, State> {
  readonly rules: Ruleset<O>;
  readonly start: State;
}

/** The names are isolated here, once for all that is told of the game. */
export function readGame<O, Setup extends Seated, State, Command, Event, Refusal>(
  engine: Engine<O, Setup, State, Command, Event, Refusal>,
  { frozen, choices, gapPolicy, setup }: Sandbox,
): Result<ReadGame<O, State>, readonly RulesetError[] | Refusal> {
  const rules = compile(engine.options, frozen, choices as Choices, gapPolicy);
  if (rules.kind === 'failed') return failed(rules.error);
  const parsed = engine.parseSetup(setup);
  if (parsed.kind === 'failed') return failed(parsed.error);
  const start = engine.start(rules.value, withIsolatedNames(parsed.value));
  return start.kind === 'ok' ? ok({ rules: rules.value, start: start.value }) : failed(start.error);
}
