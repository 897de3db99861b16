import { estimate, note, running, type Estimate } from '../estimate.ts';
import { generatorFrom, type Seed } from '../random.ts';
import { botMove } from './bots.ts';
import type { MeldRules } from './claims.ts';
import { meldEngine } from './meld.ts';
import type { BotStrength, MeldCommand, MeldState } from './state.ts';
import { viewOf } from './view.ts';

export interface Simulation {
  readonly games: number;
  /** Hands that nobody won before the pile was out. */
  readonly drawn: number;
  /** Cards drawn from the pile in a hand. */
  readonly length: Estimate;
  readonly seats: readonly SeatEstimate[];
}
export interface SeatEstimate {
  readonly strength: BotStrength;
  readonly wins: Estimate;
  readonly points: Estimate;
}

/** Plays so many hands by bots on one stream of chance; the deal goes on from hand to hand. */
export function simulate(rules: MeldRules, start: MeldState, games: number, seed: Seed): Simulation {
  let state: MeldState = { ...start, generator: generatorFrom(seed) };
  const strengths = start.seats.map(({ player }) => (player === 'person' ? 'steady' : player));
  const length = running();
  const seats = strengths.map(() => ({ wins: running(), points: running() }));
  let drawn = 0;
  for (let n = 0; n < games; n++) {
    const before = state.balances;
    state = playHand(rules, act(rules, state, { kind: 'deal' }), strengths);
    const winner = state.phase.kind === 'finished' ? state.phase.winner : null;
    if (winner === null) drawn++;
    note(length, drawnIn(rules, state));
    seats.forEach(({ wins, points }, seat) => {
      note(wins, winner === seat ? 1 : 0);
      note(points, state.balances[seat]! - before[seat]!);
    });
  }
  return {
    games,
    drawn,
    length: estimate(length),
    seats: seats.map(({ wins, points }, seat) => ({
      strength: strengths[seat]!,
      wins: estimate(wins),
      points: estimate(points),
    })),
  };
}

function playHand(rules: MeldRules, dealt: MeldState, strengths: readonly BotStrength[]): MeldState {
  let state = dealt;
  while (state.phase.kind !== 'finished') {
    const seat = seatToAct(state);
    state = act(rules, state, botMove(rules, viewOf(state, seat), strengths[seat]!));
  }
  return state;
}

/** The first seat still asked about a card, or the one whose turn it is; none between hands. */
export function seatToAct({ phase }: MeldState): number {
  if (phase.kind === 'claiming') return phase.answers.indexOf('asked');
  return phase.kind === 'drawing' || phase.kind === 'discarding' ? phase.seat : -1;
}

function act(rules: MeldRules, state: MeldState, command: MeldCommand): MeldState {
  const decided = meldEngine.decide(rules, state, command);
  if (decided.kind === 'failed') throw new Error(`a bot’s move is refused: ${decided.error.kind}`);
  return decided.value.reduce(meldEngine.evolve, state);
}

function drawnIn({ options }: MeldRules, { pile, seats }: MeldState): number {
  const { packs, jokers } = options.deck;
  return packs * 112 + jokers - seats.length * options['hand-size'] - pile.length;
}
