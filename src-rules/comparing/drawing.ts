import { failed, ok, type Result } from '../result.ts';
import { evolve } from './evolve.ts';
import type { Rules } from './judge.ts';
import { bankerDraws, limitCount } from './limit.ts';
import { reveal } from './reveal.ts';
import type { ComparingEvent, ComparingRefusal, ComparingState } from './state.ts';

type Decision = Result<readonly ComparingEvent[], ComparingRefusal>;

/** In a game to a limit those who staked draw in turn, from the banker's neighbour on; the banker last. */
export function nextToDraw(rules: Rules, state: ComparingState, after: number): readonly ComparingEvent[] {
  const { seats, banker, stakes } = state;
  for (let step = 1; step < seats.length; step++) {
    const seat = (after + step) % seats.length;
    if (seat === banker) break;
    if (stakes[seat]?.length) return [{ kind: 'turn', seat }];
  }
  return bankerPlays(rules, state);
}

/** Draws a tile or stands; a seat that reaches the limit has to stand. */
export function drawOrStand(rules: Rules, state: ComparingState, seat: number, choice: 'draw' | 'stand'): Decision {
  const { phase } = state;
  if (phase.kind !== 'drawing') return failed({ kind: 'wrong-phase', phase: phase.kind });
  if (phase.seat !== seat) return failed({ kind: 'not-your-turn', seat: phase.seat });
  const citation = rules.citations['limit.total'];
  const [card] = state.rest;
  if (choice === 'draw' && !card) return failed({ kind: 'nothing-left-to-draw' });
  const event: ComparingEvent =
    choice === 'draw' && card ? { kind: 'drew', seat, card, citation } : { kind: 'stood', seat, citation };
  const after = evolve(state, event);
  const count = limitCount(rules, after.hands[seat] ?? []);
  const goesOn = event.kind === 'drew' && count < (rules.options['limit.total'] ?? 0);
  return ok(goesOn ? [event] : [event, ...nextToDraw(rules, after, seat)]);
}

/** The banker has no choice: drawing and standing go by a fixed count. */
function bankerPlays(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  const events: ComparingEvent[] = [];
  const citation = rules.citations['limit.banker-stands'];
  let now = state;
  for (let [card] = now.rest; card && bankerDraws(rules, now.hands[now.banker] ?? []); [card] = now.rest) {
    const drew: ComparingEvent = { kind: 'drew', seat: now.banker, card, citation };
    events.push(drew);
    now = evolve(now, drew);
  }
  return [...events, ...reveal(rules, now)];
}
