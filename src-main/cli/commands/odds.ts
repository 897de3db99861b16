import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import { tallyOdds } from '../tally/odds.ts';

type Odds = (variant: FullVariant, set: Readonly<Record<string, string>>) => Outcome;

/** How each engine's odds are counted. */
const ODDS: Readonly<Record<string, Odds>> = { tally: tallyOdds };

export const odds = command({
  name: 'odds',
  summary: 'every outcome counted exactly: combinations, worth, mean',
  positionals: ['variant'],
  args: z.strictObject({ variant: text, ...common }),
  run: (context, { variant: id, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const count = ODDS[variant.value.engine];
    if (count) return count(variant.value, set);
    return refused('wrong-game', `no odds are counted for the ${variant.value.engine} engine`, { field: 'variant' });
  },
});
