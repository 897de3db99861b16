import { expect, test } from 'vitest';
import { arrow } from './arrows.ts';

// Topic 0: panes 0, 1 (twice) and 3; topic 1: panes 0 and 1.
const places = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
  { row: 0, column: 1 },
  { row: 0, column: 3 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
];

test.each([
  ['ArrowDown', 0, 4],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 5],
  ['ArrowDown', 3, undefined],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 4, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, undefined],
  ['ArrowLeft', 3, 1],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 4, undefined],
  ['Enter', 0, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  expect(arrow(key, places, from)).toBe(to);
});
