import { z } from 'zod';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { compareTwoHands } from '../comparing/compare-hands.ts';
import { findVariant } from '../context.ts';

export const compare = command({
  name: 'compare',
  summary: 'which of two hands is the better, and by which clauses',
  positionals: ['variant', 'first', 'second'],
  args: z.strictObject({ variant: text, first: text, second: text, ...common }),
  run: (context, { variant: id, first, second, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    return markConjecture(variant.value, compareTwoHands(variant.value, set, first, second));
  },
});
