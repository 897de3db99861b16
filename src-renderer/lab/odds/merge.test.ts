import { expect, test } from 'vitest';
import { mergedKeys } from './merge.ts';

test('what only a later list has stands after what it follows there', () => {
  const lists = [
    ['triple', 'points-2', 'points-1'],
    ['aces', 'courts', 'points-2', 'points-1', 'points-0', 'out'],
    ['points-2', 'thrown-in'],
  ];
  expect(mergedKeys(lists)).toEqual([
    ...['aces', 'courts', 'triple', 'points-2', 'thrown-in', 'points-1', 'points-0', 'out'],
  ]);
});
