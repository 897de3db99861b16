import { z } from 'zod';
import { common, text, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { simulateComparing } from '../comparing/simulate.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import { seedOr } from '../seed.ts';
import { simulateTally } from '../tally/simulate.ts';

/** How each engine's games are simulated. */
const SIMULATIONS: Readonly<Record<string, typeof simulateTally>> = {
  tally: simulateTally,
  comparing: simulateComparing,
};

export const simulate = command({
  name: 'simulate',
  summary: 'many games: means with 95 % intervals, and how long they last',
  positionals: ['variant'],
  flags: {
    players: { takes: 'value', hint: 'n', says: 'how many play' },
    games: { takes: 'value', hint: 'g', says: 'how many games' },
    seed: { takes: 'value', hint: 'seed', says: 'a word or number; the same seed gives the same games' },
  },
  args: z.strictObject({
    variant: text,
    players: whole,
    games: whole.pipe(z.int().min(1, 'must be 1 or more').max(10_000_000, 'must be 10000000 or fewer')),
    seed: text.optional(),
    ...common,
  }),
  run: (context, { variant: id, players, games, seed, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const simulation = SIMULATIONS[variant.value.engine];
    if (simulation) return simulation(variant.value, set, { players, games, seed: seedOr(seed), bots: [] });
    return refused('wrong-game', `${variant.value.id} cannot be simulated`, { field: 'variant' });
  },
});
