import { expect, test } from 'vitest';
import { spread } from './chart.ts';

test('labels that stand apart stay where they are', () => {
  expect(spread([10, 50, 90], 14, 100)).toEqual([10, 50, 90]);
});

test('labels that would meet are moved apart, and keep their order', () => {
  expect(spread([50, 50, 20], 14, 100)).toEqual([50, 64, 20]);
});

test('labels at the lower edge are pushed up again', () => {
  expect(spread([98, 99], 14, 100)).toEqual([86, 100]);
});
