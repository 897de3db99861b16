import { below } from '../random.ts';
import { ok, type Result } from '../result.ts';
import type { RaceRules } from './moves.ts';
import type { RaceEvent, RaceRefusal, RaceState } from './state.ts';
import type { Pair } from './throw.ts';

/** Two dice drawn from the game's own chance, or as they were entered. */
export function roll({ generator }: RaceState, entered?: Pair) {
  if (entered) return { dice: entered, origin: 'entered', generator: null } as const;
  const first = below(generator, 6);
  const second = below(first.generator, 6);
  const dice: Pair = [first.value + 1, second.value + 1];
  return { dice, origin: 'drawn', generator: second.generator } as const;
}

/** Each side throws once, and the higher throw has the first turn. */
export function throwToBegin(
  rules: RaceRules,
  state: RaceState,
  thrown: Pair | null,
  entered?: Pair,
): Result<readonly RaceEvent[], RaceRefusal> {
  const threw: RaceEvent = { kind: 'threw-to-begin', side: state.turn, ...roll(state, entered) };
  if (!thrown) return ok([threw]);
  const lead = sum(thrown) - sum(threw.dice);
  const side = lead === 0 ? null : lead > 0 ? 0 : 1;
  return ok([threw, { kind: 'begins', side, citation: rules.citations['first-turn'] }]);
}

const sum = ([a, b]: Pair): number => a + b;
