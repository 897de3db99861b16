import { botMove } from '#rules/meld/bots.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import type { MeldOptions } from '#rules/meld/options.ts';
import { readjudicate } from '#rules/meld/readjudicate.ts';
import { seatToAct } from '#rules/meld/simulate.ts';
import {
  BOT_STRENGTHS,
  type BotStrength,
  type MeldCommand,
  type MeldEvent,
  type MeldRefusal,
  type MeldSetup,
  type MeldState,
} from '#rules/meld/state.ts';
import { viewOf } from '#rules/meld/view.ts';
import type { Player, PlayRequest } from '../game.ts';
import { stopWords } from '../tell-stop.ts';
import { refuseMeld } from './refuse.ts';
import { tellGame } from './tell-game.ts';

/** A game is one hand: the source’s own word for it. */
export const meldPlayer: Player<MeldOptions, MeldSetup, MeldState, MeldCommand, MeldEvent, MeldRefusal> = {
  engine: meldEngine,
  bots: BOT_STRENGTHS,
  setup: (request) => meldSetup(request),
  next: (rules, state) => {
    if (state.phase.kind === 'dealing') return { kind: 'deal' };
    if (state.phase.kind === 'finished') return null;
    const seat = seatToAct(state);
    const { player } = state.seats[seat] ?? {};
    return botMove(rules, viewOf(state, seat), player === undefined || player === 'person' ? 'steady' : player);
  },
  refuse: refuseMeld,
  tell: tellGame,
  outcome: ({ phase, balances }) => ({ winner: phase.kind === 'finished' ? phase.winner : null, balances }),
  readjudge: ({ rules, state }, _, played) => {
    const { acts, stop } = readjudicate(rules, state, played);
    return { acts, stop, stopText: stopWords(stop, refuseMeld) };
  },
};

/** Strengths are given in the order of the seats, and then over again. */
export function meldSetup({ players, seed, bots }: PlayRequest): MeldSetup {
  const strength = (seat: number) => (bots[seat % Math.max(1, bots.length)] ?? 'steady') as BotStrength;
  const seats = Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, player: strength(at) }));
  return { seats, seed, dealer: 0 };
}
