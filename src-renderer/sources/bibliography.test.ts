import { expect, test } from 'vitest';
import type { Source } from '#contract/collection/schema.ts';
import { entryOf } from './bibliography.ts';

const source = (csl: Partial<Source['csl']>, date: string) =>
  ({ csl: { type: 'book', title: 'T', author: [], ...csl }, date }) as Source;

test('a book', () => {
  const dobree = source(
    { author: [{ family: 'Dobree', given: 'C. T.' }], publisher: 'Caxton Press', 'publisher-place': 'Kuala Lumpur' },
    '1955',
  );
  expect(entryOf(dobree)).toEqual({
    authors: 'Dobree, C. T.',
    title: 'T',
    imprint: 'Kuala Lumpur: Caxton Press, 1955.',
  });
});

test('a part of something larger', () => {
  const paper = source(
    { 'container-title': 'Report', volume: '4', page: '489–537', author: [{ literal: 'A. L.' }] },
    '1893~',
  );
  expect(entryOf(paper).imprint).toBe('Report, 4, 489–537. c. 1893.');
});
