import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { common, text, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import { fault } from '../failure.ts';
import type { Played } from '../game.ts';
import { gameTable } from '../games.ts';
import { playAnswer } from '../play-answer.ts';
import { seedOr } from '../seed.ts';
import { ok } from '#rules/result.ts';

export const play = command({
  name: 'play',
  summary: 'a whole game from a seed, every event with its clause',
  positionals: ['variant'],
  flags: {
    players: { takes: 'value', hint: 'n', says: 'how many play' },
    seed: { takes: 'value', hint: 'seed', says: 'a word or number; the same seed gives the same game' },
    bots: { takes: 'value', hint: 'a,b', says: 'how each seat plays, where the game leaves it a choice' },
    stake: { takes: 'value', hint: 's', says: 'what each player lays down, where the game may be played for money' },
    log: { takes: 'value', hint: 'file', says: 'where to save the game, for replay' },
  },
  args: z.strictObject({
    variant: text,
    players: whole,
    seed: text.optional(),
    bots: text.optional(),
    stake: whole.pipe(z.int().min(1, 'must be 1 or more')).optional(),
    log: text.optional(),
    ...common,
  }),
  run: (context, { variant: id, players, seed, bots, stake, log, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const game = gameTable(variant.value.engine);
    if (game.kind === 'failed') return game;
    const request = { players, seed: seedOr(seed), bots: bots?.split(',') ?? [], stake };
    const played = game.value.play(variant.value, set, request);
    if (played.kind === 'failed') return played;
    const told = log === undefined ? ok(playAnswer(played.value)) : save(played.value, log);
    return markConjecture(variant.value, told);
  },
});

function save(played: Played, path: string): Outcome {
  try {
    writeFileSync(path, `${JSON.stringify(played.file, null, 1)}\n`);
  } catch (error) {
    return fault('cannot-write', (error as Error).message, {
      field: '--log',
      remedy: 'name a file that can be written',
    });
  }
  return ok(playAnswer(played));
}
