import { below, generatorFrom } from '../random.ts';
import type { Rules } from './judge.ts';
import { limitCount } from './limit.ts';
import type { ComparingCommand, ComparingState, Temperament } from './state.ts';

/** The stakes a temperament lays, as a share of a unit: the least and the most of them. */
const RANGE: Readonly<Record<Temperament, readonly [number, number]>> = {
  cautious: [1, 3],
  steady: [5, 5],
  bold: [10, 30],
  erratic: [1, 30],
};

/** Stakes for a seat that has not looked at its hand: they depend on the deal and the seat, never on the cards. */
export function botStakes(
  rules: Rules,
  state: ComparingState,
  seat: number,
  temperament: Temperament,
): ComparingCommand {
  const [least, most] = RANGE[temperament];
  const draw = (what: string): number =>
    least + below(generatorFrom(`${state.deals} ${seat} ${what} ${state.balances.join()}`), most - least + 1).value;
  const first = draw('first');
  const { second, larger } = rules.options.stakes;
  const wants = second === 'obligatory' || (second === 'optional' && temperament !== 'cautious');
  if (!wants) return { kind: 'stake', seat, stakes: [first] };
  const other = draw('second');
  const [small, large] = [Math.min(first, other), Math.max(first, other)];
  return { kind: 'stake', seat, stakes: larger === 'second-or-equal' ? [small, large] : [large, small] };
}

/** In a game to a limit, a bot draws while it is this far below it. */
const STANDS: Readonly<Record<Temperament, number>> = { cautious: 8, steady: 5, bold: 3, erratic: 6 };

export function botDraws(
  rules: Rules,
  state: ComparingState,
  seat: number,
  temperament: Temperament,
): ComparingCommand {
  const stands = (rules.options['limit.total'] ?? 0) - STANDS[temperament];
  return { kind: limitCount(rules, state.hands[seat] ?? []) < stands ? 'draw' : 'stand', seat };
}
