import { add, negate, ZERO, type Fraction } from '../fraction.ts';
import { assertNever } from '../result.ts';
import { stepped, without } from './men.ts';
import { otherSide, type Men, type RaceEvent, type RaceState, type Side } from './state.ts';

/** The state after one event. The men of a side are on the course, home or lost at all times. */
export function evolve(state: RaceState, event: RaceEvent): RaceState {
  switch (event.kind) {
    case 'gap-filled':
      return { ...state, filled: { ...state.filled, [event.citation.clause]: event.citation.reading } };
    case 'threw-to-begin':
      return {
        ...state,
        generator: event.generator ?? state.generator,
        turn: otherSide(event.side),
        phase: { kind: 'beginning', thrown: event.dice },
      };
    case 'begins':
      return event.side === null
        ? { ...state, turn: 0, phase: { kind: 'beginning', thrown: null } }
        : { ...state, turn: event.side, phase: { kind: 'throwing' } };
    case 'set-up':
      return { ...state, ...event.position, phase: { kind: 'throwing' } };
    case 'thrown':
      return {
        ...state,
        generator: event.generator ?? state.generator,
        phase: event.throw === 'double-one' ? { kind: 'losing' } : { kind: 'moving', pair: event.dice },
      };
    case 'moved':
      return withMen(state, event.side, stepped(state.men[event.side], event.from, event.to));
    case 'lost':
      return withMen(state, event.side, without(state.men[event.side], event.from));
    case 'paid':
      return paid(state, event);
    case 'unusable':
      return state;
    case 'turn':
      return { ...state, turn: event.side, phase: { kind: 'throwing' } };
    case 'won':
      return won(state, event.side);
    default:
      return assertNever(event);
  }
}

function withMen(state: RaceState, side: Side, men: Men): RaceState {
  return { ...state, men: side === 0 ? [men, state.men[1]] : [state.men[0], men] };
}

function paid(state: RaceState, { side, amount, to }: RaceEvent & { kind: 'paid' }): RaceState {
  const balances = credited(state.balances, side, negate(amount));
  return to === 'pot'
    ? { ...state, balances, fines: add(state.fines, amount) }
    : { ...state, balances: credited(balances, otherSide(side), amount) };
}

/** The winner gains what the loser staked, and the fines in the pot. */
function won(state: RaceState, side: Side): RaceState {
  const loser = otherSide(side);
  const stake = state.stakes?.[loser] ?? ZERO;
  const balances = credited(credited(state.balances, loser, negate(stake)), side, add(stake, state.fines));
  return { ...state, phase: { kind: 'finished', winner: side }, balances, fines: ZERO };
}

function credited([first, second]: RaceState['balances'], side: Side, amount: Fraction): RaceState['balances'] {
  return side === 0 ? [add(first, amount), second] : [first, add(second, amount)];
}
