import { generatorFrom, type Seed } from '../random.ts';
import { streamFrom } from '../stream.ts';
import type { Rules } from './judge.ts';
import { newRound, playRound, tablesOf } from './tables.ts';

/** A mean with the interval that holds the true one in 95 of 100 simulations. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

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
  const sums = { first: tally(), second: tally(), both: tally() };
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

interface Running {
  count: number;
  sum: number;
  squares: number;
}

function tally(): Running {
  return { count: 0, sum: 0, squares: 0 };
}

function note(running: Running, value: number): void {
  running.count++;
  running.sum += value;
  running.squares += value * value;
}

function estimate({ count, sum, squares }: Running): Estimate {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - sum * mean) / (count - 1) : 0;
  const margin = 1.96 * Math.sqrt(variance / count);
  return { mean, low: mean - margin, high: mean + margin };
}
