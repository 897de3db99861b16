import type { Sandbox } from '#contract/sandbox.ts';
import type { RaceOptions } from '#rules/race/options.ts';
import { raceEngine } from '#rules/race/race.ts';
import type { RaceRefusal, RaceState } from '#rules/race/state.ts';
import type { Result } from '#rules/result.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import { readGame, type ReadGame } from '../read-game.ts';

export type RaceGame = ReadGame<RaceOptions, RaceState>;

export const raceGame = (sandbox: Sandbox): Result<RaceGame, readonly RulesetError[] | RaceRefusal> =>
  readGame(raceEngine, sandbox);
