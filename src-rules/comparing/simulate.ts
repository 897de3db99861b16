import { estimate, note, running, type Estimate } from '../estimate.ts';
import { generatorFrom, type Seed } from '../random.ts';
import { streamFrom } from '../stream.ts';
import type { Rules } from './judge.ts';
import { newRound, playRound, tablesOf } from './tables.ts';

/** What the banker gains in a deal, where each player lays one unit on each stake. */
export interface Simulation {
  readonly games: number;
  readonly players: number;
  /** For each unit of the first stakes, of the second, and of both. */
  readonly edge: { readonly first: Estimate; readonly second: Estimate; readonly both: Estimate };
}

/** Deals so many rounds on one stream of chance; a player's fortunes in a round are not independent, the rounds are. */
export function simulate(rules: Rules, players: number, games: number, seed: Seed): Simulation {
  const tables = tablesOf(rules);
  const round = newRound(tables, players);
  const stream = streamFrom(generatorFrom(seed));
  const sums = { first: running(), second: running(), both: running() };
  for (let game = 0; game < games; game++) {
    playRound(tables, round, stream);
    let first = 0;
    let second = 0;
    for (let player = 0; player < players; player++) {
      first -= round.first[player]!;
      second -= round.second[player]!;
    }
    note(sums.first, first / players);
    note(sums.second, second / players);
    note(sums.both, (first + second) / (2 * players));
  }
  const { first, second, both } = sums;
  return { games, players, edge: { first: estimate(first), second: estimate(second), both: estimate(both) } };
}
