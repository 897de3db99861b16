import type { Sandbox } from '#contract/sandbox.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import type { ComparingOptions } from '#rules/comparing/options.ts';
import type { ComparingRefusal, ComparingState } from '#rules/comparing/state.ts';
import type { Result } from '#rules/result.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import { readGame, type ReadGame } from '../read-game.ts';

export type ComparingGame = ReadGame<ComparingOptions, ComparingState>;

export const comparingGame = (sandbox: Sandbox): Result<ComparingGame, readonly RulesetError[] | ComparingRefusal> =>
  readGame(comparingEngine, sandbox);
