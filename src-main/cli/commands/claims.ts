import { z } from 'zod';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import { claimsAnswer } from '../meld/claims.ts';

export const claims = command({
  name: 'claims',
  summary: 'who may take the card shown, by which priority, and who gets it',
  positionals: ['variant', 'position'],
  args: z.strictObject({ variant: text, position: text, ...common }),
  run: (context, { variant: id, position, set }) => {
    const variant = findVariant(context, id);
    return variant.kind === 'failed' ? variant : claimsAnswer(variant.value, set, position);
  },
});
