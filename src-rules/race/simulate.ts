import { estimate, note, running, type Estimate } from '../estimate.ts';
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
  const length = running();
  const seats = ([0, 1] as const).map((side) => ({ side, wins: running(), lost: running() }));
  let generator = generatorFrom(seed);
  for (let n = 0; n < games; n++) {
    const { end, throws } = playOut(rules, { ...start, generator }, bots);
    generator = end.generator;
    note(length, throws);
    for (const { side, wins, lost } of seats) {
      note(wins, end.phase.kind === 'finished' && end.phase.winner === side ? 1 : 0);
      note(lost, end.men[side].lost);
    }
  }
  return {
    games,
    length: estimate(length),
    seats: seats.map(({ side, wins, lost }) => ({
      bot: bots[side] ?? 'runner',
      wins: estimate(wins),
      lost: estimate(lost),
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
