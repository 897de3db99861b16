import { z } from 'zod';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import { meldsAnswer } from '../meld/melds.ts';

export const melds = command({
  name: 'melds',
  summary: 'the best partition of some cards into melds, and whether it wins',
  positionals: ['variant', 'cards…'],
  flags: { waits: { takes: 'switch', says: 'the cards that would complete the hand' } },
  args: z.strictObject({ variant: text, cards: text, waits: z.boolean().default(false), ...common }),
  run: (context, { variant: id, cards, waits, set }) => {
    const variant = findVariant(context, id);
    return variant.kind === 'failed' ? variant : meldsAnswer(variant.value, set, cards, waits);
  },
});
