import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text, whole } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { comparingOdds, type OddsRequest } from '../comparing/odds.ts';
import { refused } from '../failure.ts';
import { findVariantOrKept } from '../kept.ts';
import { meldOdds } from '../meld/odds.ts';
import { raceOdds } from '../race/odds.ts';
import { tallyOdds } from '../tally/odds.ts';

type Request = OddsRequest & { readonly cards?: number | undefined };
type Odds = (variant: FullVariant, set: Readonly<Record<string, string>>, request: Request) => Outcome;

/** How each engine's odds are counted. */
const ODDS: Readonly<Record<string, Odds>> = {
  tally: tallyOdds,
  comparing: comparingOdds,
  meld: meldOdds,
  race: raceOdds,
};

const COMPARED = { engine: 'comparing', games: 'games in which hands are compared' };
/** The games that each flag is for. */
const FLAGS = {
  cards: { engine: 'meld', games: 'games in which cards are melded' },
  player: COMPARED,
  seen: COMPARED,
  csv: COMPARED,
  readings: COMPARED,
} as const;

function strayFlag(played: string, request: Request): Outcome | undefined {
  const asked = (['cards', 'player', 'seen', 'csv', 'readings'] as const).filter((flag) => request[flag] !== undefined);
  const stray = asked.find((flag) => FLAGS[flag].engine !== played);
  if (stray === undefined) return undefined;
  return refused('wrong-game', `is for ${FLAGS[stray].games}`, { field: `--${stray}`, remedy: 'leave it out' });
}

export const odds = command({
  name: 'odds',
  summary:
    'every outcome counted exactly: throws and their worth, classes of hands and the bank’s edge, cards that meld',
  positionals: ['variant'],
  flags: {
    cards: { takes: 'value', hint: 'n', says: 'how many cards are dealt, where cards are melded' },
    player: { takes: 'value', hint: 'cards', says: 'the player’s own hand, where hands are compared' },
    seen: { takes: 'value', hint: 'cards', says: 'cards seen elsewhere, where hands are compared' },
    csv: { takes: 'switch', says: 'a table for spreadsheets, where hands are compared' },
    readings: { takes: 'switch', says: 'how every reading moves the bank’s edge' },
  },
  args: z.strictObject({
    variant: text,
    cards: whole.pipe(z.int().min(1, 'must be 1 or more')).optional(),
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
    const stray = strayFlag(variant.value.engine, request);
    if (stray) return stray;
    if (!count)
      return refused('wrong-game', `no odds are counted for the ${variant.value.engine} engine`, { field: 'variant' });
    const counted = count(variant.value, set, request);
    return request.csv ? counted : markConjecture(variant.value, counted);
  },
});
