import { expect, test } from 'vitest';
import { lieInBowl } from './lie.ts';

test.each([1, 2, 17, 400])('the dice of throw %i lie inside the bowl and apart', (throwNumber) => {
  const lies = lieInBowl(throwNumber, 6);
  for (const [at, one] of lies.entries()) {
    expect(Math.hypot(one.x - 50, one.y - 50)).toBeLessThan(30);
    for (const other of lies.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
  }
});

test('a throw looked at again lies as it lay', () => {
  expect(lieInBowl(5, 6)).toEqual(lieInBowl(5, 6));
  expect(lieInBowl(5, 6)).not.toEqual(lieInBowl(6, 6));
});
