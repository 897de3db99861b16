import { assertNever } from '../result.ts';
import type { ComparingEvent, ComparingState, Payment } from './state.ts';

/** The state after one event. */
export function evolve(state: ComparingState, event: ComparingEvent): ComparingState {
  switch (event.kind) {
    case 'gap-filled':
      return { ...state, filled: { ...state.filled, [event.citation.clause]: event.citation.reading } };
    case 'banker-chosen':
      return { ...state, banker: event.seat, generator: event.generator };
    case 'dealt':
      return dealt(state, event);
    case 'staked':
      return { ...state, stakes: state.stakes.with(event.seat, event.stakes) };
    case 'side-bet-laid':
      return { ...state, sideBets: [...state.sideBets, event.bet] };
    case 'asked-to-throw-in':
      return { ...state, phase: { kind: 'throwing-in', asked: event.seats } };
    case 'thrown-in':
      return thrownIn(state, event.seat, event.throws);
    case 'turn':
      return { ...state, phase: { kind: 'drawing', seat: event.seat } };
    case 'drew':
      return {
        ...state,
        hands: state.hands.with(event.seat, [...(state.hands[event.seat] ?? []), event.card]),
        rest: state.rest.slice(1),
      };
    case 'cut':
    case 'stood':
    case 'ruled':
      return state;
    case 'paid':
      return { ...state, balances: event.payments.reduce(pay, state.balances) };
    case 'bank-offered':
      return { ...state, phase: { kind: 'bank-offered' } };
    case 'bank-as-played':
    case 'bank':
      return { ...state, banker: event.seat, phase: { kind: 'ready' } };
    default:
      return assertNever(event);
  }
}

function dealt(state: ComparingState, { hands, rest, generator }: ComparingEvent & { kind: 'dealt' }): ComparingState {
  return {
    ...state,
    hands,
    rest,
    generator,
    deals: state.deals + 1,
    stakes: state.seats.map((_, seat) => (seat === state.banker ? [] : null)),
    sideBets: [],
    thrownIn: [],
    phase: { kind: 'staking' },
  };
}

function thrownIn(state: ComparingState, seat: number, throws: boolean): ComparingState {
  if (state.phase.kind !== 'throwing-in') throw new Error('nobody was asked to throw in');
  return {
    ...state,
    thrownIn: throws ? [...state.thrownIn, seat] : state.thrownIn,
    phase: { kind: 'throwing-in', asked: state.phase.asked.filter((one) => one !== seat) },
  };
}

const pay = (balances: readonly number[], { from, to, amount }: Payment): readonly number[] =>
  balances.map((held, bettor) => held + (bettor === to ? amount : 0) - (bettor === from ? amount : 0));
