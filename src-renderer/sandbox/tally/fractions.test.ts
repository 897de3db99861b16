import { expect, test } from 'vitest';
import { fraction } from '#rules/fraction.ts';
import { mixed, signed } from './fractions.ts';

test.each([
  [192, 5, '38 2/5'],
  [192, 6, '32'],
  [-3, 5, '−3/5'],
  [-7, 5, '−1 2/5'],
  [0, 5, '0'],
])('%i/%i reads %s', (num, den, text) => {
  expect(mixed(fraction(num, den))).toBe(text);
});

test('a gain is printed with its sign, an even result without', () => {
  expect([fraction(3), fraction(0), fraction(-3)].map(signed)).toEqual(['+3', '0', '−3']);
});
