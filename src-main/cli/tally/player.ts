import type { Act } from '#rules/play.ts';
import { fallen, readjudicate } from '#rules/tally/readjudicate.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import type { TallyCommand, TallyEvent, TallyRefusal, TallySetup, TallyState } from '#rules/tally/state.ts';
import type { TallyOptions } from '#rules/tally/options.ts';
import type { Begun, Player, Rejudgement } from '../game.ts';
import { refuseTally } from './refuse.ts';
import { settlementJson } from './settlement.ts';
import { tellGame } from './tell-game.ts';
import { stopWords } from './tell-stop.ts';

/** Nobody has anything to choose in a tally game: every act is a throw. */
export const tallyPlayer: Player<TallyOptions, TallySetup, TallyState, TallyCommand, TallyEvent, TallyRefusal> = {
  engine: tallyEngine,
  bots: [],
  setup: ({ players, seed }) => ({
    seats: Array.from({ length: players }, (_, at) => ({ name: `Player ${at + 1}`, player: 'bot' as const })),
    seed,
  }),
  next: (_, state) => (state.over ? null : { kind: 'throw' }),
  refuse: refuseTally,
  tell: tellGame,
  readjudge: rejudged,
  outcome: ({ settlement }) => ({ ...(settlement && { points: settlement.points, ...settlementJson(settlement) }) }),
};

function rejudged(
  { rules }: Begun<TallyOptions, TallyState>,
  setup: TallySetup,
  acts: readonly Act<TallyCommand, TallyEvent>[],
): Rejudgement<TallyCommand, TallyEvent> {
  const throws = fallen(acts.flatMap((act) => act.events));
  const judged = readjudicate(rules, setup, throws);
  if (judged.kind === 'failed') throw new Error(`a game that began is refused: ${judged.error.kind}`);
  const judgedActs = judged.value.throws.map((brought, at) => ({
    kind: 'act' as const,
    command: { kind: 'throw' as const, ...throws[at] },
    events: brought,
  }));
  return { acts: judgedActs, stop: judged.value.stop, stopText: stopWords(judged.value.stop) };
}
