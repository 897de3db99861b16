import { expect, test } from 'vitest';
import { placePips } from './pips.ts';

const WIDTH = 18;
const HEIGHT = 47;
const place = (...groups: number[][]) => placePips(groups, WIDTH, HEIGHT);

test.each([
  [[[1]], 1],
  [
    [
      [1, 1, 1],
      [2, 2],
    ],
    7,
  ],
  [
    [
      [2, 1, 2],
      [2, 2],
    ],
    9,
  ],
  [
    [
      [2, 2, 2],
      [2, 2],
    ],
    10,
  ],
])('%j is %i pips, all inside the tile and none upon another', (groups, count) => {
  const pips = place(...groups);
  expect(pips).toHaveLength(count);
  for (const [index, { x, y, r }] of pips.entries()) {
    expect(Math.min(x - r, y - r, WIDTH - x - r, HEIGHT - y - r)).toBeGreaterThanOrEqual(0);
    for (const other of pips.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(r + other.r);
  }
});

test('the nine is five above four: the gap between the groups is wider than between rows', () => {
  const rows = [...new Set(place([2, 1, 2], [2, 2]).map(({ y }) => y))];
  const steps = rows.slice(1).map((y, index) => y - (rows[index] ?? 0));
  expect(steps[2]).toBeGreaterThan(steps[1] ?? Infinity);
});

test('three single pips slant', () => {
  const xs = place([1, 1, 1]).map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(new Set(xs).size).toBe(3);
});
