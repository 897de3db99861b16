import { botMove } from '#rules/meld/bots.ts';
import type { MeldRules } from '#rules/meld/claims.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { seatToAct } from '#rules/meld/simulate.ts';
import type { BotStrength, MeldCommand, MeldState } from '#rules/meld/state.ts';
import { viewOf } from '#rules/meld/view.ts';
import { duration, percentile, perSecond, row } from './harness.ts';

const GAMES = 1_000;
const PAIRS = [
  ['steady', 'novice'],
  ['expert', 'steady'],
] as const;

/** Each strength against the one below, over seeded two-player games in which both lead half the time. */
export function meldBots(rules: MeldRules): void {
  for (const [better, worse] of PAIRS) {
    const moves: number[] = [];
    let [wins, decided] = [0, 0];
    const from = performance.now();
    for (let n = 0; n < GAMES; n++) {
      const leads = n % 2 === 0;
      const winner = playHand(rules, leads ? [better, worse] : [worse, better], `bench ${n >> 1}`, better, moves);
      if (winner === null) continue;
      decided++;
      if ((winner === 0) === leads) wins++;
    }
    const spent = (performance.now() - from) * 1e6;
    const share = wins / decided;
    row(`${better} against ${worse}, ${decided} decided of ${GAMES}`, `wins ${(100 * share).toFixed(1)} %`, {
      words: '≥ 60 %',
      met: share >= 0.6,
    });
    row(
      `… a move of ${better}: median, p99`,
      `${duration(percentile(moves, 0.5))}, ${duration(percentile(moves, 0.99))}`,
      {
        words: 'median < 50 ms',
        met: percentile(moves, 0.5) < 50e6,
      },
    );
    row('… whole hands', perSecond(GAMES, spent));
  }
}

/** Plays one hand; the time of every move of `timedStrength` that is a choice is noted. */
function playHand(
  rules: MeldRules,
  strengths: readonly BotStrength[],
  seed: string,
  timedStrength: BotStrength,
  moves: number[],
): number | null {
  const seats = strengths.map((player) => ({ name: player, player }));
  let state = must(meldEngine.start(rules, { seats, seed, dealer: 0 }));
  const act = (command: MeldCommand): MeldState =>
    must(meldEngine.decide(rules, state, command)).reduce(meldEngine.evolve, state);
  state = act({ kind: 'deal' });
  while (state.phase.kind !== 'finished') {
    const seat = seatToAct(state);
    const strength = strengths[seat]!;
    const from = performance.now();
    const command = botMove(rules, viewOf(state, seat), strength);
    if (strength === timedStrength && command.kind !== 'draw') moves.push((performance.now() - from) * 1e6);
    state = act(command);
  }
  return state.phase.winner;
}

function must<T>(result: { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'failed' }): T {
  if (result.kind === 'ok') return result.value;
  throw new Error('a bot’s hand is refused');
}
