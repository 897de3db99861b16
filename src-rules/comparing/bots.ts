import { below, generatorFrom } from '../random.ts';
import { assertNever } from '../result.ts';
import type { Rules } from './judge.ts';
import { limitCount } from './limit.ts';
import type { Bettor, ComparingCommand, ComparingState, Temperament } from './state.ts';

/** The least and the most a temperament lays. */
const RANGE: Readonly<Record<Temperament, readonly [number, number]>> = {
  cautious: [1, 3],
  steady: [5, 5],
  bold: [10, 30],
  erratic: [1, 30],
};

/** In a game to a limit, a bot draws while it is this far below it. */
const STANDS: Readonly<Record<Temperament, number>> = { cautious: 8, steady: 5, bold: 3, erratic: 6 };

/** What the next bot to be waited for does, or `null` where only a person, or the dealer, can go on. */
export function botCommand(rules: Rules, state: ComparingState): ComparingCommand | null {
  const { phase, seats, banker } = state;
  switch (phase.kind) {
    case 'staking':
      return nextStakes(rules, state) ?? nextSideBet(rules, state);
    case 'throwing-in':
      return forBot(seats, phase.asked, (seat, temperament) => ({
        kind: 'throw-in',
        seat,
        throws: temperament === 'erratic',
      }));
    case 'drawing':
      return forBot(seats, [phase.seat], (seat, temperament) => botDraws(rules, state, seat, temperament));
    case 'bank-offered':
      return forBot(seats, [banker], (_, temperament) => ({ kind: 'keep-bank', keeps: temperament !== 'cautious' }));
    case 'ready':
      return null;
    default:
      return assertNever(phase);
  }
}

function forBot(
  seats: readonly Bettor[],
  waited: readonly number[],
  command: (seat: number, temperament: Temperament) => ComparingCommand,
): ComparingCommand | null {
  for (const seat of waited) {
    const player = seats[seat]?.player;
    if (player !== undefined && player !== 'person') return command(seat, player);
  }
  return null;
}

function nextStakes(rules: Rules, state: ComparingState): ComparingCommand | null {
  const waited = state.stakes.flatMap((stakes, seat) => (stakes === null ? [seat] : []));
  return forBot(state.seats, waited, (seat, temperament) => botStakes(rules, state, seat, temperament));
}

/** Stakes for a seat that has not looked at its hand: they never depend on the cards. */
function botStakes(rules: Rules, state: ComparingState, seat: number, temperament: Temperament): ComparingCommand {
  const first = amount(state, seat, 'first', temperament);
  const { second, larger } = rules.options.stakes;
  const wants = second === 'obligatory' || (second === 'optional' && temperament !== 'cautious');
  if (!wants) return { kind: 'stake', seat, stakes: [first] };
  const other = amount(state, seat, 'second', temperament);
  const [small, large] = [Math.min(first, other), Math.max(first, other)];
  return { kind: 'stake', seat, stakes: larger === 'second-or-equal' ? [small, large] : [large, small] };
}

/** Bystanders lay one bet a deal, where the account lets them. */
function nextSideBet({ options }: Rules, state: ComparingState): ComparingCommand | null {
  const { seats, bystanders, banker, sideBets } = state;
  if (!options['side-bets'].bystanders) return null;
  for (const [at, { player }] of bystanders.entries()) {
    const bettor = seats.length + at;
    if (player === 'person' || sideBets.some((bet) => bet.bettor === bettor)) continue;
    const on = (banker + 1 + chance(state, bettor, 'on', seats.length - 1)) % seats.length;
    return {
      kind: 'side-bet',
      bet: { bettor, on, against: 'banker', amount: amount(state, bettor, 'bet', player) },
    };
  }
  return null;
}

function botDraws(rules: Rules, state: ComparingState, seat: number, temperament: Temperament): ComparingCommand {
  const stands = (rules.options['limit.total'] ?? 0) - STANDS[temperament];
  const short = limitCount(rules, state.hands[seat] ?? []) < stands;
  return { kind: short && state.rest.length > 0 ? 'draw' : 'stand', seat };
}

function amount(state: ComparingState, bettor: number, what: string, temperament: Temperament): number {
  const [least, most] = RANGE[temperament];
  return least + chance(state, bettor, what, most - least + 1);
}

/** A bot's own chance: it depends on the deal, never on the cards, and takes nothing from the chance of the deal. */
function chance({ generator, deals }: ComparingState, bettor: number, what: string, sides: number): number {
  return below(generatorFrom([...generator, deals, bettor, what].join(' ')), sides).value;
}
