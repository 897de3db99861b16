import { generatorFrom, type Seed } from '../random.ts';
import { newGame, playOut, type FastGame } from './fast-game.ts';
import type { Rules } from './rules.ts';
import { tablesOf, type Tables } from './tables.ts';
import { RANKS } from './vocabulary.ts';

/** A mean with the interval that holds the true one in 95 of 100 simulations. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Simulation {
  readonly games: number;
  /** Games given up because nobody could end them within the limit of throws; they count in nothing else. */
  readonly unfinished: number;
  readonly throws: Estimate;
  readonly seats: readonly SeatEstimate[];
}
export interface SeatEstimate {
  readonly points: Estimate;
  /** How often the seat ends with the first prize. */
  readonly title: Estimate;
  /** How often nobody ends with more points. */
  readonly most: Estimate;
}

/** A game longer than this is taken to be one that cannot end. */
const LONGEST = 100_000;

/** Plays whole games on one stream of chance, under rules and for players a game can be started with. */
export function simulate(rules: Rules, players: number, games: number, seed: Seed): Simulation {
  const tables = tablesOf(rules);
  const chance = Uint32Array.from(generatorFrom(seed));
  const throws = tally();
  const seats = Array.from({ length: players }, () => ({ points: tally(), title: tally(), most: tally() }));
  for (let n = 0; n < games; n++) {
    const game = newGame(tables, players);
    playOut(tables, game, chance, LONGEST);
    if (!game.over) continue;
    note(throws, game.throws);
    noteSeats(tables, game, seats);
  }
  return {
    games,
    unfinished: games - throws.count,
    throws: estimate(throws),
    seats: seats.map(({ points, title, most }) => ({
      points: estimate(points),
      title: estimate(title),
      most: estimate(most),
    })),
  };
}

interface Running {
  count: number;
  sum: number;
  squares: number;
}
type SeatRunning = Readonly<Record<keyof SeatEstimate, Running>>;

function noteSeats(tables: Tables, game: FastGame, seats: readonly SeatRunning[]): void {
  const points = pointsOf(tables, game);
  const most = Math.max(...points);
  seats.forEach((seat, at) => {
    note(seat.points, points[at]!);
    note(seat.title, game.hands[at * RANKS.length] === 1 ? 1 : 0);
    note(seat.most, points[at] === most ? 1 : 0);
  });
}

function pointsOf({ worth }: Tables, { hands, seats }: FastGame): number[] {
  const points = new Array<number>(seats).fill(0);
  hands.forEach((count, at) => {
    points[Math.floor(at / RANKS.length)]! += count * worth[at % RANKS.length]!;
  });
  return points;
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
  if (count === 0) return { mean: NaN, low: NaN, high: NaN };
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - sum * mean) / (count - 1) : 0;
  const margin = 1.96 * Math.sqrt(variance / count);
  return { mean, low: mean - margin, high: mean + margin };
}
