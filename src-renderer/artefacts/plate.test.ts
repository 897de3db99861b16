import { expect, test } from 'vitest';
import type { Drawing } from '#contract/collection/schema.ts';
import { naturalSize } from '../drawings/size.ts';
import { scaleToFit, someOf } from './plate.ts';

const card = (rank: number): Drawing => ({ kind: 'playing-card', rank: String(rank), suit: 'hearts' });

test('nine drawings stand for many, from the first to the last', () => {
  const parts = Array.from({ length: 13 }, (_, index) => ({ drawing: card(index + 1) }));
  const ranks = someOf(parts).map((drawing) => 'rank' in drawing && drawing.rank);
  expect(ranks).toHaveLength(9);
  expect([ranks.at(0), ranks.at(-1)]).toEqual(['1', '13']);
});

test('parts nobody has drawn are passed over', () => {
  expect(someOf([{}, { drawing: card(1) }])).toEqual([card(1)]);
});

test('wide sets are set in rows rather than made small', () => {
  const box = { width: 210, height: 150 };
  const cards = Array.from({ length: 9 }, (_, index) => card(index + 1));
  const inOneRow = (box.width - 8 * 6) / (9 * naturalSize(card(1)).width);
  expect(scaleToFit(cards, box)).toBeGreaterThan(inOneRow * 1.3);
});

test('a single small piece is not blown up', () => {
  expect(scaleToFit([{ kind: 'die', faces: [1], red: [1] }], { width: 900, height: 900 })).toBeLessThan(4);
});
