import { expect, test } from 'vitest';
import { amountOf } from './amount.ts';

test.each([
  ['10', 10],
  [' 10 ', 10],
  ['１０', 10],
  ['0', 0],
])('%j is an amount', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test.each(['', ' ', '-5', '1.5', '1e2', '0x10', 'ten', 'Infinity'])('%j is no amount', (typed) => {
  expect(amountOf(typed)).toBeNaN();
});
