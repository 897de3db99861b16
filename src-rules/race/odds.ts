import { add, fraction, multiply, ZERO, type Fraction } from '../fraction.ts';
import type { RaceRules } from './moves.ts';
import { throwKind, waysToPlay, type Pair, type ThrowKind } from './throw.ts';

/** How the equally likely throws of two dice divide. */
export interface Odds {
  readonly outcomes: number;
  readonly kinds: readonly { readonly kind: ThrowKind; readonly count: number }[];
  /** Places run by the way of playing a throw that runs furthest, on average; a double one runs none. */
  readonly furthest: Fraction;
}

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS: readonly Pair[] = FACES.flatMap((a) => FACES.map((b): Pair => [a, b]));
const KINDS: readonly ThrowKind[] = ['double-one', 'doublet', 'joined', 'single'];

export function odds({ options }: RaceRules): Odds {
  const furthest = PAIRS.map((pair) =>
    Math.max(0, ...waysToPlay(options, pair).map(({ steps }) => steps.reduce((sum, count) => sum + count, 0))),
  );
  return {
    outcomes: PAIRS.length,
    kinds: KINDS.map((kind) => ({ kind, count: PAIRS.filter((pair) => throwKind(options, pair) === kind).length })),
    furthest: multiply(furthest.map((places) => fraction(places)).reduce(add, ZERO), fraction(1, PAIRS.length)),
  };
}
