import { formatFraction } from '#rules/fraction.ts';
import { botMove } from '#rules/race/bots.ts';
import type { RaceOptions } from '#rules/race/options.ts';
import { raceEngine } from '#rules/race/race.ts';
import { readjudicate } from '#rules/race/readjudicate.ts';
import {
  RACE_BOTS,
  type RaceBot,
  type RaceCommand,
  type RaceEvent,
  type RaceRefusal,
  type RaceSetup,
  type RaceState,
} from '#rules/race/state.ts';
import { exact } from '../exact.ts';
import type { Player, PlayRequest } from '../game.ts';
import { stopWords } from '../tell-stop.ts';
import { refuseRace } from './refuse.ts';
import { tellGame } from './tell-game.ts';

export const racePlayer: Player<RaceOptions, RaceSetup, RaceState, RaceCommand, RaceEvent, RaceRefusal> = {
  engine: raceEngine,
  bots: RACE_BOTS,
  takesStake: true,
  setup: (request) => raceSetup(request),
  next: (rules, state) => (state.phase.kind === 'finished' ? null : botMove(rules, state, botOf(state))),
  refuse: refuseRace,
  tell: tellGame,
  outcome: ({ phase, men, balances, stakes }) => ({
    winner: phase.kind === 'finished' ? phase.winner : null,
    men: men.map(({ home, lost }) => ({ home, lost })),
    ...(stakes && { balances: balances.map((held) => exact(formatFraction(held))) }),
  }),
  readjudge: ({ rules, state }, _, played) => {
    const { acts, stop } = readjudicate(rules, state, played);
    return { acts, stop, stopText: stopWords(stop, refuseRace) };
  },
};

function botOf({ seats, turn }: RaceState): RaceBot {
  const player = seats[turn]?.player;
  return player === undefined || player === 'person' ? 'runner' : player;
}

/** Bots are given in the order of the sides, and then over again. A stake makes it the money game. */
export function raceSetup({ players, seed, bots, stake }: PlayRequest): RaceSetup {
  const bot = (side: number) => (bots[side % Math.max(1, bots.length)] ?? 'runner') as RaceBot;
  const seats = Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, player: bot(at) }));
  return { seats, seed, ...(stake === undefined ? {} : { stake }) };
}
