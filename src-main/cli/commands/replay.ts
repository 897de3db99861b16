import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseGameFile, type GameFile } from '#contract/game-file.ts';
import { ok, type Result } from '#rules/result.ts';
import { common, text } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { findVariant, type Context } from '../context.ts';
import { refused, type Failure } from '../failure.ts';
import { gameTable, type GameTable } from '../games.ts';
import { playAnswer } from '../play-answer.ts';

/** A game that is replayed keeps the readings it was played under. */
const SET_ALONE = { field: '--set', remedy: 'name a variant with --as' };

export const replay = command({
  name: 'replay',
  summary: 'a saved game again, under the clauses it was played by or another variant',
  positionals: ['file'],
  flags: { as: { takes: 'value', hint: 'variant', says: 'judge what chance brought under this variant instead' } },
  args: z.strictObject({ file: text, as: text.optional(), ...common }),
  run: (context, { file: path, as, set }) => {
    const file = readGameFile(path);
    if (file.kind === 'failed') return file;
    const game = gameTable(file.value.frozen.engine);
    if (game.kind === 'failed') return game;
    if (as !== undefined) return readjudge(context, game.value, file.value, as, set);
    if (Object.keys(set).length > 0) return refused('bad-argument', 'needs another variant', SET_ALONE);
    const played = game.value.replay(file.value);
    if (played.kind === 'failed') return played;
    return markConjecture(file.value.frozen, ok(playAnswer(played.value)));
  },
});

function readjudge(
  context: Context,
  game: GameTable,
  file: GameFile,
  as: string,
  set: Readonly<Record<string, string>>,
): Outcome {
  const variant = findVariant(context, as, '--as');
  if (variant.kind === 'failed') return variant;
  const judged = game.readjudge(file, variant.value, set);
  if (judged.kind === 'failed') return judged;
  const { stop, stopText } = judged.value;
  const { json, text: told } = playAnswer(judged.value);
  return markConjecture(
    variant.value,
    ok({ json: { ...json, playedUnder: file.frozen.id, stop }, text: () => `${told()}\n${stopText}` }),
  );
}

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
