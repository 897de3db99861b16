import { z } from 'zod';
import { common, integers, text } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import { settlePoints } from '../tally/settle-points.ts';

export const settle = command({
  name: 'settle',
  summary: 'who pays whom at the end of a game',
  positionals: ['variant'],
  flags: { points: { takes: 'value', hint: 'a,b,c', says: 'what each player holds at the end of a tally game' } },
  args: z.strictObject({
    variant: text,
    points: integers.pipe(z.array(z.int().min(0, 'must not be negative'))),
    ...common,
  }),
  run: (context, { variant: id, points, set }) => {
    const variant = findVariant(context, id);
    return variant.kind === 'failed' ? variant : settlePoints(variant.value, set, points);
  },
});
