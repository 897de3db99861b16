import type { RaceOptions } from './options.ts';

export type Pair = readonly [number, number];

/** What a throw of two dice is: the source names four kinds. */
export type ThrowKind = 'double-one' | 'doublet' | 'joined' | 'single';

export function throwKind({ joined }: Pick<RaceOptions, 'joined'>, [a, b]: Pair): ThrowKind {
  if (a === b) return a === 1 ? 'double-one' : 'doublet';
  const [low, high] = a < b ? [a, b] : [b, a];
  const joins = joined === 'any' || (joined === 'five-six' ? low === 5 && high === 6 : high === low + 1);
  return joins ? 'joined' : 'single';
}

/** A way to play a throw: the steps of each man moved. `sameMan`: one man makes both moves. */
export interface Way {
  readonly steps: readonly number[];
  readonly sameMan: boolean;
  /** The option that allows it. */
  readonly by: 'doublet' | 'joined-ways' | 'joined-men' | 'single';
}

/** Every way the account lets a throw be played, before the board is looked at. */
export function waysToPlay(options: RaceOptions, pair: Pair): readonly Way[] {
  const [a] = pair;
  switch (throwKind(options, pair)) {
    case 'double-one':
      return [];
    case 'doublet':
      return [
        { steps: [a], sameMan: false, by: 'doublet' },
        { steps: [2 * a, 2 * a], sameMan: false, by: 'doublet' },
      ];
    case 'joined':
      return joinedWays(options, pair);
    case 'single':
      return singleWays(options, pair);
  }
}

/** The sum of single numbers is for one man, who may take them in either order. */
function singleWays({ single }: RaceOptions, [a, b]: Pair): readonly Way[] {
  const twoMen: Way = { steps: [a, b], sameMan: false, by: 'single' };
  const oneMan = [[a, b] as const, [b, a] as const].map((steps): Way => ({ steps, sameMan: true, by: 'single' }));
  return single === 'two-men-or-sum' ? [twoMen, ...oneMan] : [twoMen];
}

/** One man who takes both parts moves the lower number and then the other: the total, by way of the lower place. */
function joinedWays(options: RaceOptions, [a, b]: Pair): readonly Way[] {
  const total = a + b;
  const [low, high] = a < b ? [a, b] : [b, a];
  const lowAndTotal: Way = { steps: [low, total], sameMan: false, by: 'joined-ways' };
  const pairThenOne: Way = { steps: [total - 1, total], sameMan: false, by: 'joined-ways' };
  const oneMan: Way = { steps: [low, high], sameMan: true, by: 'joined-men' };
  const ways = { 'low-and-total': [lowAndTotal], 'pair-then-one': [pairThenOne], either: [lowAndTotal, pairThenOne] };
  return [...ways[options['joined-ways']], ...(options['joined-men'] === 'one-or-two' ? [oneMan] : [])];
}
