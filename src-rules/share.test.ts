import { expect, test } from 'vitest';
import { fraction } from './fraction.ts';
import { formatShare, isLess, share, shareOf, toNumber } from './share.ts';

test('is kept in lowest terms', () => {
  expect(share(-6n, 10n ** 20n)).toEqual({ num: -3n, den: 5n * 10n ** 19n });
  expect(share(0n, 7n)).toEqual({ num: 0n, den: 1n });
});

test.each([
  [share(65n, 44363n), '65/44363'],
  [share(4n, 2n), '2'],
  [share(0n, 5n), '0'],
])('is written as a fraction', (one, text) => {
  expect(formatShare(one)).toBe(text);
});

test('turns into the nearest number', () => {
  expect(toNumber(share(1n, 3n))).toBeCloseTo(1 / 3, 14);
  expect(toNumber(share(-(10n ** 30n) - 1n, 10n ** 31n))).toBeCloseTo(-0.1, 14);
});

test('compares exactly', () => {
  const [third, nearly] = [share(1n, 3n), share(333_333_333_333_333_333n, 10n ** 18n)];
  expect([isLess(nearly, third), isLess(third, nearly), isLess(third, third)]).toEqual([true, false, false]);
});

test('may come of an ordinary fraction', () => {
  expect(shareOf(fraction(2, 4))).toEqual(share(1n, 2n));
});
