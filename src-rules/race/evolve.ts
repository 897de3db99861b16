import { add, negate, ZERO, type Fraction } from '../fraction.ts';
import { assertNever } from '../result.ts';
import { stepped } from './moves.ts';
import type { Men, RaceEvent, RaceState, Side } from './state.ts';

/** The state after one event. Sixteen men a side are on the course, home or lost at all times. */
export function evolve(state: RaceState, event: RaceEvent): RaceState {
  switch (event.kind) {
    case 'gap-filled':
      return { ...state, filled: { ...state.filled, [event.citation.clause]: event.citation.reading } };
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
      return { ...state, balances: transferred(state.balances, event.side, event.amount) };
    case 'unusable':
      return state;
    case 'turn':
      return { ...state, turn: event.side, phase: { kind: 'throwing' } };
    case 'won':
      return {
        ...state,
        phase: { kind: 'finished', winner: event.side },
        balances: event.pot ? won(state, event.side) : state.balances,
      };
    default:
      return assertNever(event);
  }
}

function withMen(state: RaceState, side: Side, men: Men): RaceState {
  return { ...state, men: side === 0 ? [men, state.men[1]] : [state.men[0], men] };
}

function without(men: Men, from: number): Men {
  return { ...men, course: men.course.map((count, place) => count - (place === from ? 1 : 0)), lost: men.lost + 1 };
}

/** A tenth goes to the other side. */
function transferred(balances: RaceState['balances'], from: Side, amount: Fraction): RaceState['balances'] {
  const [first, second] = balances;
  const toSecond = from === 0 ? amount : negate(amount);
  return [add(first, negate(toSecond)), add(second, toSecond)];
}

/** The winner gains what the loser staked. */
function won({ balances, stakes }: RaceState, side: Side): RaceState['balances'] {
  return transferred(balances, side === 0 ? 1 : 0, stakes?.[side === 0 ? 1 : 0] ?? ZERO);
}
