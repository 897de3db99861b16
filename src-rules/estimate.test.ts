import { describe, expect, it } from 'vitest';
import { estimate, note, running } from './estimate.ts';

function estimateOf(values: readonly number[]) {
  const noted = running();
  for (const value of values) note(noted, value);
  return estimate(noted);
}

describe('an estimate', () => {
  it('is the mean, give or take 1.96 standard errors', () => {
    const { mean, low, high } = estimateOf([1, 2, 3, 4, 5, 6]);
    expect(mean).toBe(3.5);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(3.5 / 6), 12);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  it('of one value is that value', () => {
    expect(estimateOf([7])).toEqual({ mean: 7, low: 7, high: 7 });
  });

  it('of no value is no number', () => {
    expect(estimateOf([])).toEqual({ mean: NaN, low: NaN, high: NaN });
  });
});
