import { describe, expect, it } from 'vitest';
import { add, commonDenominator, divide, formatFraction, fraction, multiply, negate, sum, ZERO } from './fraction.ts';

describe('a fraction', () => {
  it('is kept in lowest terms with a positive denominator', () => {
    expect(fraction(6, -4)).toEqual({ num: -3, den: 2 });
    expect(fraction(0, -5)).toEqual({ num: 0, den: 1 });
  });

  it('adds, multiplies and divides exactly', () => {
    expect(add(fraction(1, 10), fraction(1, 5))).toEqual(fraction(3, 10));
    expect(multiply(fraction(2, 3), fraction(9, 4))).toEqual(fraction(3, 2));
    expect(divide(fraction(1, 2), fraction(-3, 4))).toEqual(fraction(-2, 3));
    expect(sum([fraction(1, 3), fraction(1, 6), negate(fraction(1, 2))])).toEqual(ZERO);
  });

  it('is written with a stroke only where it is not whole', () => {
    expect(formatFraction(fraction(192, 5))).toBe('192/5');
    expect(formatFraction(fraction(192, 4))).toBe('48');
  });

  it('finds the least denominator that makes several whole', () => {
    expect(commonDenominator([fraction(1, 4), fraction(1, 6), fraction(5)])).toBe(12);
    expect(commonDenominator([])).toBe(1);
  });

  it('refuses what is not exact', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0.5)).toThrow(RangeError);
    expect(() => fraction(2 ** 53)).toThrow(RangeError);
  });
});
