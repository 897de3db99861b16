import type { Sandbox } from '#contract/sandbox.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import type { MeldOptions } from '#rules/meld/options.ts';
import type { MeldRefusal, MeldState } from '#rules/meld/state.ts';
import type { Result } from '#rules/result.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import { readGame, type ReadGame } from '../read-game.ts';

export type MeldGame = ReadGame<MeldOptions, MeldState>;

export const meldGame = (sandbox: Sandbox): Result<MeldGame, readonly RulesetError[] | MeldRefusal> =>
  readGame(meldEngine, sandbox);
