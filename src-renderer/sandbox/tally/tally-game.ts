import type { Sandbox } from '#contract/sandbox.ts';
import type { Result } from '#rules/result.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import type { TallyOptions } from '#rules/tally/options.ts';
import type { TallyRefusal, TallyState } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { readGame, type ReadGame } from '../read-game.ts';

export type TallyGame = ReadGame<TallyOptions, TallyState>;
export type Unreadable = readonly RulesetError[] | TallyRefusal;

export const tallyGame = (sandbox: Sandbox): Result<TallyGame, Unreadable> => readGame(tallyEngine, sandbox);
