import { describe, expect, it } from 'vitest';
import { raceRules } from './fixtures.ts';
import { throwKind, waysToPlay, type Pair } from './throw.ts';

const THROWS: readonly Pair[] = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b): Pair => [a, b]));

/** How many of the 36 throws are of each kind. */
function kinds(joined: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const { options } = raceRules({ joined });
  for (const pair of THROWS) counts[throwKind(options, pair)] = (counts[throwKind(options, pair)] ?? 0) + 1;
  return counts;
}

describe('the 36 throws', () => {
  it.each([
    ['consecutive', { 'double-one': 1, doublet: 5, joined: 10, single: 20 }],
    ['five-six', { 'double-one': 1, doublet: 5, joined: 2, single: 28 }],
    ['any', { 'double-one': 1, doublet: 5, joined: 30 }],
  ])('fall into kinds, joined being %s', (joined, counts) => {
    expect(kinds(joined)).toEqual(counts);
  });

  it.each(THROWS)('%i and %i are played as their kind says', (a, b) => {
    const { options } = raceRules();
    const [low, total] = [Math.min(a, b), a + b];
    const steps = waysToPlay(options, [a, b]).map((way) => way.steps);
    if (a === b) expect(steps).toEqual(a === 1 ? [] : [[a], [total, total]]);
    else if (Math.abs(a - b) === 1)
      expect(steps).toEqual([
        [low, total],
        [total - 1, total],
      ]);
    else expect(steps).toEqual([[a, b]]);
  });

  it.each([
    [
      { single: 'two-men-or-sum' },
      [2, 4],
      [
        [2, 4],
        [2, 4],
        [4, 2],
      ],
    ],
    [{ 'joined-ways': 'low-and-total' }, [5, 6], [[5, 11]]],
    [{ 'joined-ways': 'pair-then-one' }, [5, 6], [[10, 11]]],
    [
      { 'joined-men': 'one-or-two' },
      [6, 5],
      [
        [5, 11],
        [10, 11],
        [5, 6],
      ],
    ],
  ] as const)('under %o', (readings, pair, ways) => {
    expect(waysToPlay(raceRules(readings).options, pair).map(({ steps }) => steps)).toEqual(ways);
  });
});
