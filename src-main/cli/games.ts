import { comparingPlayer } from './comparing/player.ts';
import { meldPlayer } from './meld/player.ts';
import { racePlayer } from './race/player.ts';
import type { FullVariant } from '#contract/records.ts';
import type { GameFile } from '#contract/game-file.ts';
import { ok, type Result } from '#rules/result.ts';
import { refused, type Failure } from './failure.ts';
import type { Played, Player, PlayRequest } from './game.ts';
import { playGame } from './play-game.ts';
import { readjudgeGame, type Readjudged } from './readjudge-game.ts';
import { replayGame } from './replay-game.ts';
import { tallyPlayer } from './tally/player.ts';

/** What can be done with the games of one engine, its own types hidden. */
export interface GameTable {
  readonly play: (
    variant: FullVariant,
    choices: Readonly<Record<string, string>>,
    request: PlayRequest,
  ) => Result<Played, Failure>;
  readonly replay: (file: GameFile) => Result<Played, Failure>;
  readonly readjudge: (
    file: GameFile,
    variant: FullVariant,
    choices: Readonly<Record<string, string>>,
  ) => Result<Readjudged, Failure>;
}

function tableFor<O, Setup, State, Command, Event, Refusal>(
  player: Player<O, Setup, State, Command, Event, Refusal>,
): GameTable {
  return {
    play: (variant, choices, request) => playGame(player, variant, choices, request),
    replay: (file) => replayGame(player, file),
    readjudge: (file, variant, choices) => readjudgeGame(player, file, variant, choices),
  };
}

const TABLES: Readonly<Record<string, GameTable>> = {
  tally: tableFor(tallyPlayer),
  comparing: tableFor(comparingPlayer),
  meld: tableFor(meldPlayer),
  race: tableFor(racePlayer),
};

export const isPlayable = (engine: string): boolean => Object.hasOwn(TABLES, engine);

export function gameTable(engine: string): Result<GameTable, Failure> {
  const found = Object.hasOwn(TABLES, engine) ? TABLES[engine] : undefined;
  return found ? ok(found) : refused('wrong-game', `there is no engine ${engine} to play it by`, { field: 'variant' });
}
