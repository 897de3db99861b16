import { describe, expect, it } from 'vitest';
import { estimate } from './estimate.ts';

describe('an estimate', () => {
  it('is the mean, give or take 1.96 standard errors', () => {
    const { mean, low, high } = estimate([1, 2, 3, 4, 5, 6]);
    expect(mean).toBe(3.5);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(3.5 / 6), 12);
    expect(mean - low).toBeCloseTo(high - mean, 12);
  });

  it('of one value is that value', () => {
    expect(estimate([7])).toEqual({ mean: 7, low: 7, high: 7 });
  });
});
