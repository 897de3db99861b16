import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseGameFile, type GameFile } from '#contract/game-file.ts';
import { ok, type Result } from '#rules/result.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { refused, type Failure } from '../failure.ts';
import { gameTable } from '../games.ts';
import { playAnswer } from '../play-answer.ts';

export const replay = command({
  name: 'replay',
  summary: 'a saved game again, under the clauses it was played by',
  positionals: ['file'],
  args: z.strictObject({ file: text, ...common }),
  run: (_, { file: path }) => {
    const file = readGameFile(path);
    if (file.kind === 'failed') return file;
    const game = gameTable(file.value.frozen.engine);
    if (game.kind === 'failed') return game;
    const played = game.value.replay(file.value);
    return played.kind === 'failed' ? played : ok(playAnswer(played.value));
  },
});

function readGameFile(path: string): Result<GameFile, Failure> {
  const json = readJson(path);
  if (json.kind === 'failed') return json;
  const file = parseGameFile(json.value);
  if (file.kind === 'ok') return file;
  return refused('bad-game', file.error.message, {
    field: file.error.field,
    remedy: 'give a file that play --log wrote',
  });
}

function readJson(path: string): Result<unknown, Failure> {
  try {
    return ok(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const kind = error instanceof SyntaxError ? 'not-json' : 'cannot-read';
    return refused(kind, (error as Error).message, { field: 'file', remedy: 'give a file that play --log wrote' });
  }
}
