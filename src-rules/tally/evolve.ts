import { assertNever } from '../result.ts';
import { withMore } from './stock.ts';
import type { Place, TallyEvent, TallyState } from './state.ts';
import type { Rank } from './vocabulary.ts';

/** The state after one event. Nothing is decided here. */
export function evolve(state: TallyState, event: TallyEvent): TallyState {
  switch (event.kind) {
    case 'thrown':
      return thrown(state, event);
    case 'voided':
      return event.again ? state : nextThrow(state);
    case 'ruled':
    case 'withheld':
    case 'shortage':
      return state;
    case 'moved':
      return moved(state, event.rank, event.count, event.from, event.to);
    case 'seized':
      return moved(state, event.rank, 1, event.from, event.to);
    case 'title-taken':
      return { ...state, titles: { ...state.titles, [event.rank]: event.title } };
    case 'price-lowered':
      return { ...state, lowered: state.lowered + 1, idleTurns: 0 };
    case 'throw-off-called': {
      const { rank, holder, challenger, feat } = event;
      return { ...state, throwOff: { rank, holder, challenger, feat, first: null }, turn: holder };
    }
    case 'throw-off-decided':
      return throwOffDecided(state, event.winner);
    case 'turn-passed':
      return { ...state, turn: event.to };
    case 'extra-round':
      return { ...state, extraThrows: event.throws };
    case 'ended':
      return { ...state, over: true };
    case 'settled':
      return { ...state, settlement: event.settlement };
    case 'gap-filled':
      return { ...state, filled: { ...state.filled, [event.citation.clause]: event.citation.reading } };
    default:
      return assertNever(event);
  }
}

function thrown(state: TallyState, { generator, dice }: TallyEvent & { kind: 'thrown' }): TallyState {
  const drawn = generator ? { ...state, generator } : state;
  const { throwOff } = drawn;
  if (!throwOff) return nextThrow(drawn);
  if (throwOff.first) return drawn;
  return { ...drawn, throwOff: { ...throwOff, first: dice }, turn: throwOff.challenger };
}

function nextThrow(state: TallyState): TallyState {
  const extraThrows = state.extraThrows === null ? null : state.extraThrows - 1;
  return { ...state, idleTurns: state.idleTurns + 1, extraThrows };
}

function moved(state: TallyState, rank: Rank, count: number, from: Place, to: Place): TallyState {
  const hands = state.hands.map((hand, seat) => {
    const change = (seat === to ? count : 0) - (seat === from ? count : 0);
    return change === 0 ? hand : withMore(hand, rank, change);
  });
  if (from !== 'stock') return { ...state, hands };
  return { ...state, hands, stock: withMore(state.stock, rank, -count), idleTurns: 0 };
}

/** Equal again: the holder throws first once more. */
function throwOffDecided(state: TallyState, winner: number | null): TallyState {
  const { throwOff } = state;
  if (!throwOff) throw new Error('a throw-off is decided that nobody called');
  if (winner !== null) return { ...state, throwOff: null, turn: throwOff.challenger };
  return { ...state, throwOff: { ...throwOff, first: null }, turn: throwOff.holder };
}
