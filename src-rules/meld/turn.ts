import { failed, ok, type Result } from '../result.ts';
import { show } from './calls.ts';
import { isUndiscardable, takeAll, type MeldRules } from './claims.ts';
import { cardsOf, type Counts, type Kind } from './deck.ts';
import type { MeldCommand, MeldEvent, MeldRefusal, MeldState, Origin } from './state.ts';
import { declaredWin } from './win.ts';

type Decision = Result<readonly MeldEvent[], MeldRefusal>;

/** Turns up the next card of the pile; an empty pile ends the hand. */
export function draw(rules: MeldRules, state: MeldState, seat: number): Decision {
  if (state.phase.kind !== 'drawing') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (state.phase.seat !== seat) return failed({ kind: 'not-your-turn', seat: state.phase.seat });
  const [card] = state.pile;
  if (card === undefined) return ok([{ kind: 'pile-out', citation: rules.citations['pile-out'] }]);
  return show(rules, state, [{ kind: 'drew', seat, card }], { card, from: seat, origin: 'draw' });
}

export function discard(rules: MeldRules, state: MeldState, seat: number, card: Kind): Decision {
  const turn = afterMeld(state, seat);
  if (turn.kind === 'failed') return turn;
  const hand = state.hands[seat] as Counts;
  if (!takeAll(hand, [card])) return failed({ kind: 'not-in-hand', card });
  const other = cardsOf(hand).some((held) => !isUndiscardable(rules, held));
  if (isUndiscardable(rules, card) && other)
    return failed({ kind: 'undiscardable', card, citation: rules.citations.undiscardable });
  const citation = rules.citations['discard-after-meld'];
  const event: MeldEvent = { kind: 'discarded', seat, card, drawn: false, citation };
  return show(rules, state, [event], { card, from: seat, origin: 'discard' });
}

/** Goes on without discarding, where the account lets a player. */
export function keep(rules: MeldRules, state: MeldState, seat: number): Decision {
  const turn = afterMeld(state, seat);
  if (turn.kind === 'failed') return turn;
  const citation = rules.citations['discard-after-meld'];
  if (rules.options['discard-after-meld'] === 'must') return failed({ kind: 'must-discard', citation });
  return ok([
    { kind: 'kept', seat, citation },
    { kind: 'turn', seat: (seat + 1) % state.seats.length },
  ]);
}

export function declare(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'declare' }): Decision {
  const turn = afterMeld(state, command.seat);
  if (turn.kind === 'failed') return turn;
  const win = declaredWin(rules, state, command.seat, turn.value, command.melds);
  return win.kind === 'ok' ? ok([win.value]) : win;
}

/** The card that the seat has just melded, where it is for this seat to go on. */
function afterMeld({ phase }: MeldState, seat: number): Result<Origin, MeldRefusal> {
  if (phase.kind !== 'discarding') return failed({ kind: 'wrong-phase', phase: phase.kind });
  return phase.seat === seat ? ok(phase.shown) : failed({ kind: 'not-your-turn', seat: phase.seat });
}
