import { tallyEngine } from '#rules/tally/tally.ts';
import type { TallyCommand, TallyEvent, TallyRefusal, TallySetup, TallyState } from '#rules/tally/state.ts';
import type { TallyOptions } from '#rules/tally/options.ts';
import type { Player } from '../game.ts';
import { refuseTally } from './refuse.ts';
import { settlementJson } from './settlement.ts';
import { tellGame } from './tell-game.ts';

/** Nobody has anything to choose in a tally game: every act is a throw. */
export const tallyPlayer: Player<TallyOptions, TallySetup, TallyState, TallyCommand, TallyEvent, TallyRefusal> = {
  engine: tallyEngine,
  setup: ({ players, seed }) => ({
    seats: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, player: 'bot' as const })),
    seed,
  }),
  next: (_, state) => (state.over ? null : { kind: 'throw' }),
  refuse: refuseTally,
  tell: tellGame,
  outcome: ({ settlement }) => ({ ...(settlement && { points: settlement.points, ...settlementJson(settlement) }) }),
};
