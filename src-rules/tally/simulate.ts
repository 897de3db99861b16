import { estimate, note, running, type Estimate, type Running } from '../estimate.ts';
import { generatorFrom, type Seed } from '../random.ts';
import { newGame, playOut, type FastGame } from './fast-game.ts';
import type { Rules } from './rules.ts';
import { tablesOf, type Tables } from './tables.ts';
import { RANKS } from './vocabulary.ts';

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
  const throws = running();
  const seats = Array.from({ length: players }, () => ({ points: running(), title: running(), most: running() }));
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
