import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text, whole } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';

import { simulateComparing } from '../comparing/simulate.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import type { PlayRequest } from '../game.ts';
import { meldPlayer } from '../meld/player.ts';
import { simulateMeld } from '../meld/simulate.ts';
import { wrongRequest } from '../play-game.ts';
import { racePlayer } from '../race/player.ts';
import { simulateRace } from '../race/simulate.ts';
import { seedOr } from '../seed.ts';
import { tallyPlayer } from '../tally/player.ts';
import { simulateTally } from '../tally/simulate.ts';

interface Simulation {
  readonly bots: readonly string[];
  readonly run: (
    variant: FullVariant,
    set: Readonly<Record<string, string>>,
    request: PlayRequest & { readonly games: number },
  ) => Outcome;
}

/** How each engine's games are simulated, and by which bots where they leave anything to choose. */
const SIMULATIONS: Readonly<Record<string, Simulation>> = {
  tally: { bots: tallyPlayer.bots, run: simulateTally },
  comparing: { bots: [], run: simulateComparing },
  meld: { bots: meldPlayer.bots, run: simulateMeld },
  race: { bots: racePlayer.bots, run: simulateRace },
};

export const simulate = command({
  name: 'simulate',
  summary: 'many games: means with 95 % intervals, and how long they last',
  positionals: ['variant'],
  flags: {
    players: { takes: 'value', hint: 'n', says: 'how many play' },
    games: { takes: 'value', hint: 'g', says: 'how many games' },
    bots: { takes: 'value', hint: 'a,b', says: 'how each seat plays, where the game leaves it a choice' },
    seed: { takes: 'value', hint: 'seed', says: 'a word or number; the same seed gives the same games' },
  },
  args: z.strictObject({
    variant: text,
    players: whole,
    games: whole.pipe(z.int().min(1, 'must be 1 or more').max(10_000_000, 'must be 10000000 or fewer')),
    bots: text.optional(),
    seed: text.optional(),
    ...common,
  }),
  run: (context, { variant: id, players, games, bots, seed, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const simulation = SIMULATIONS[variant.value.engine];
    if (!simulation) return refused('wrong-game', `${variant.value.id} cannot be simulated`, { field: 'variant' });
    const request = { players, games, seed: seedOr(seed), bots: bots?.split(',') ?? [] };
    return (
      wrongRequest(simulation, request) ?? markConjecture(variant.value, simulation.run(variant.value, set, request))
    );
  },
});
