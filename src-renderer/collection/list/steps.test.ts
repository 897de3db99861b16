import { expect, test } from 'vitest';
import { stepOf } from './steps.ts';

const table = { count: 100_000, columns: 1, screen: 20 };
const gallery = { count: 23, columns: 5, screen: 2 };

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 99_999, 99_999],
  ['ArrowUp', 0, 0],
  ['PageDown', 0, 20],
  ['PageDown', 99_990, 99_999],
  ['PageUp', 30, 10],
  ['PageUp', 5, 0],
  ['Home', 70_000, 0],
  ['End', 0, 99_999],
  ['ArrowRight', 3, undefined],
  ['Enter', 3, undefined],
] as const)('%s leads from row %i of a table to %s', (key, at, to) => {
  expect(stepOf(key, { ...table, at })).toBe(to);
});

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowRight', 22, 22],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 7],
  // The last row has three tiles.
  ['ArrowDown', 19, 22],
  ['ArrowDown', 21, 21],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 22, 17],
  ['PageUp', 13, 3],
  ['PageDown', 3, 13],
  ['PageDown', 14, 22],
  ['End', 0, 22],
] as const)('%s leads from tile %i of a gallery to %s', (key, at, to) => {
  expect(stepOf(key, { ...gallery, at })).toBe(to);
});
