import { z } from 'zod';
import { common, integers, numbers, text } from '../arguments.ts';
import { command } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { settleHands } from '../comparing/settle-hands.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import { settlePoints } from '../tally/settle-points.ts';

export const settle = command({
  name: 'settle',
  summary: 'who pays whom at the end of a game, or for the hands of banker and player',
  positionals: ['variant'],
  flags: {
    points: { takes: 'value', hint: 'a,b,c', says: 'what each player holds at the end of a tally game' },
    banker: { takes: 'value', hint: 'cards', says: 'the banker’s hand' },
    player: { takes: 'value', hint: 'cards', says: 'the player’s hand' },
    stakes: { takes: 'value', hint: 'a,b', says: 'what the player has laid: one stake or two' },
  },
  args: z.strictObject({
    variant: text,
    points: integers.pipe(z.array(z.int().min(0, 'must not be negative'))).optional(),
    banker: text.optional(),
    player: text.optional(),
    stakes: numbers.optional(),
    ...common,
  }),
  run: (context, { variant: id, points, banker, player, stakes, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    if (points !== undefined) return settlePoints(variant.value, set, points);
    if (banker !== undefined && player !== undefined && stakes !== undefined)
      return markConjecture(variant.value, settleHands(variant.value, set, { banker, player, stakes }));
    const field = variant.value.engine === 'tally' ? '--points' : missing({ banker, player, stakes });
    return refused('missing-argument', 'is missing', { field, remedy: 'variorum help settle says what it takes' });
  },
});

function missing(given: Readonly<Record<string, unknown>>): string {
  const name = Object.keys(given).find((one) => given[one] === undefined);
  return `--${name}`;
}
