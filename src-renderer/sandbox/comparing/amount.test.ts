import { expect, test } from 'vitest';
import { amountOf, badAmountText } from './amount.ts';

test.each([
  ['10', 10],
  [' 10 ', 10],
  ['１０', 10],
  ['0', 0],
  ['999999999', 999_999_999],
])('%j is an amount', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test.each(['', ' ', '-5', '1.5', '1e2', '0x10', 'ten', 'Infinity', '1000000000', '9'.repeat(400)])(
  '%j is no amount',
  (typed) => {
    expect(amountOf(typed)).toBeNaN();
  },
);

test('says of an amount too large how much is the most, and of another what an amount is', () => {
  expect(badAmountText('1234567890')).toContain('999999999');
  expect(badAmountText('ten')).toContain('“ten”');
});
