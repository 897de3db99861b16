import { botCommand } from '#rules/comparing/bots.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import type { ComparingOptions } from '#rules/comparing/options.ts';
import type { LeftOut } from '#rules/comparing/leave-out.ts';
import { dealsOf, readjudicate, type Stop } from '#rules/comparing/readjudicate.ts';
import {
  TEMPERAMENTS,
  type ComparingCommand,
  type ComparingEvent,
  type ComparingRefusal,
  type ComparingSetup,
  type ComparingState,
  type Temperament,
} from '#rules/comparing/state.ts';
import type { Act } from '#rules/play.ts';
import type { Begun, Player, Rejudgement } from '../game.ts';
import { refuseComparing } from './refuse.ts';
import { tellGame } from './tell-game.ts';
import { stopWords } from './tell-stop.ts';

/** A game goes on until there have been as many deals as there are seats. */
export const comparingPlayer: Player<
  ComparingOptions,
  ComparingSetup,
  ComparingState,
  ComparingCommand,
  ComparingEvent,
  ComparingRefusal
> = {
  engine: comparingEngine,
  bots: TEMPERAMENTS,
  setup: ({ players, seed, bots }) => ({
    seats: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, player: temperament(bots, at) })),
    bystanders: [],
    seed,
  }),
  next: (rules, state) => botCommand(rules, state) ?? nextOfAll(state),
  refuse: refuseComparing,
  tell: tellGame,
  readjudge: rejudged,
  outcome: ({ seats, balances }) => ({ deals: seats.length, balances }),
};

/** Temperaments are given in the order of the seats, and then over again. */
function temperament(bots: readonly string[], seat: number): Temperament {
  return (bots[seat % Math.max(1, bots.length)] ?? TEMPERAMENTS[seat % TEMPERAMENTS.length]) as Temperament;
}

function nextOfAll({ phase, deals, seats }: ComparingState): ComparingCommand | null {
  if (phase.kind !== 'ready') return { kind: 'reveal' };
  return deals < seats.length ? { kind: 'deal' } : null;
}

function rejudged(
  { rules, state: start }: Begun<ComparingOptions, ComparingState>,
  _: ComparingSetup,
  played: readonly Act<ComparingCommand, ComparingEvent>[],
): Rejudgement<ComparingCommand, ComparingEvent> {
  const acts: Act<ComparingCommand, ComparingEvent>[] = [];
  let state = start;
  let stop: Stop | null = null;
  const left = new Set<LeftOut>();
  for (const deal of dealsOf(start, played)) {
    const judged = readjudicate(rules, state, deal);
    acts.push({ kind: 'act', command: { kind: 'deal', hands: deal.dealt.hands }, events: judged.events });
    ({ state, stop } = judged);
    for (const one of judged.leftOut) left.add(one);
    if (stop) break;
  }
  const leftOut = [...left];
  return { acts, stop: { ...(stop ?? { kind: 'finished' }), leftOut }, stopText: stopWords(stop, leftOut) };
}
