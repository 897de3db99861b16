import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { comparingOdds, type OddsRequest } from '../comparing/odds.ts';
import { refused } from '../failure.ts';
import { findVariantOrKept } from '../kept.ts';
import { meldOdds } from '../meld/odds.ts';
import { raceOdds } from '../race/odds.ts';
import { tallyOdds } from '../tally/odds.ts';

type Odds = (variant: FullVariant, set: Readonly<Record<string, string>>, request: OddsRequest) => Outcome;

/** How each engine's odds are counted. */
const ODDS: Readonly<Record<string, Odds>> = {
  tally: tallyOdds,
  comparing: comparingOdds,
  meld: meldOdds,
  race: raceOdds,
};

export const odds = command({
  name: 'odds',
  summary:
    'every outcome counted exactly: throws and their worth, classes of hands and the bank’s edge, cards that meld',
  positionals: ['variant'],
  flags: {
    player: { takes: 'value', hint: 'cards', says: 'the player’s own hand, where hands are compared' },
    seen: { takes: 'value', hint: 'cards', says: 'cards seen elsewhere, where hands are compared' },
    csv: { takes: 'switch', says: 'a table for spreadsheets, where hands are compared' },
    readings: { takes: 'switch', says: 'how every reading moves the bank’s edge' },
  },
  args: z.strictObject({
    variant: text,
    player: text.optional(),
    seen: text.optional(),
    csv: z.boolean().optional(),
    readings: z.boolean().optional(),
    ...common,
  }),
  run: async (context, { variant: id, set, library, ...request }) => {
    const variant = await findVariantOrKept(context, id, library);
    if (variant.kind === 'failed') return variant;
    const count = ODDS[variant.value.engine];
    if (request.csv && variant.value.engine !== 'comparing')
      return refused('wrong-game', 'is for games in which hands are compared', {
        field: '--csv',
        remedy: 'ask for --json',
      });
    if (!count)
      return refused('wrong-game', `no odds are counted for the ${variant.value.engine} engine`, { field: 'variant' });
    const counted = count(variant.value, set, request);
    return request.csv ? counted : markConjecture(variant.value, counted);
  },
});
