import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import { meldMoves } from '../meld/moves.ts';
import { raceMoves } from '../race/moves.ts';

type Moves = (variant: FullVariant, set: Readonly<Record<string, string>>, path: string) => Outcome;

/** How each engine lists what may be done. */
const MOVES: Readonly<Record<string, Moves>> = { meld: meldMoves, race: raceMoves };

export const moves = command({
  name: 'moves',
  summary: 'everything that may be done in a position',
  positionals: ['variant', 'position'],
  args: z.strictObject({ variant: text, position: text, ...common }),
  run: (context, { variant: id, position, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const list = MOVES[variant.value.engine];
    if (list) return list(variant.value, set, position);
    return refused('wrong-game', `${id} leaves nobody a choice of moves`, {
      field: 'variant',
      remedy: 'variorum games lists the games and their engines; moves belong to meld and race',
    });
  },
});
