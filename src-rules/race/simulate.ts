import { estimate, type Estimate } from '../estimate.ts';
import { generatorFrom, type Seed } from '../random.ts';
import { botMove } from './bots.ts';
import type { RaceRules } from './moves.ts';
import { raceEngine } from './race.ts';
import type { RaceBot, RaceState } from './state.ts';

export interface Simulation {
  readonly games: number;
  /** Throws of both sides in a game. */
  readonly length: Estimate;
  readonly seats: readonly SeatEstimate[];
}
export interface SeatEstimate {
  readonly bot: RaceBot;
  readonly wins: Estimate;
  readonly lost: Estimate;
}

/** Plays so many games by bots, each from the same start, on one stream of chance. */
export function simulate(rules: RaceRules, start: RaceState, games: number, seed: Seed): Simulation {
  const bots = start.seats.map(({ player }): RaceBot => (player === 'person' ? 'runner' : player));
  const played: Played[] = [];
  let generator = generatorFrom(seed);
  for (let n = 0; n < games; n++) {
    const game = playOut(rules, { ...start, generator }, bots);
    generator = game.end.generator;
    played.push(game);
  }
  return {
    games,
    length: estimate(played.map(({ throws }) => throws)),
    seats: ([0, 1] as const).map((side) => ({
      bot: bots[side] ?? 'runner',
      wins: estimate(played.map(({ end }) => (end.phase.kind === 'finished' && end.phase.winner === side ? 1 : 0))),
      lost: estimate(played.map(({ end }) => end.men[side].lost)),
    })),
  };
}

interface Played {
  readonly end: RaceState;
  readonly throws: number;
}

function playOut(rules: RaceRules, start: RaceState, bots: readonly RaceBot[]): Played {
  let state = start;
  let throws = 0;
  while (state.phase.kind !== 'finished') {
    const decided = raceEngine.decide(rules, state, botMove(rules, state, bots[state.turn] ?? 'runner'));
    if (decided.kind === 'failed') throw new Error(`a bot’s move is refused: ${decided.error.kind}`);
    throws += decided.value.filter(({ kind }) => kind === 'thrown').length;
    state = decided.value.reduce(raceEngine.evolve, state);
  }
  return { end: state, throws };
}
