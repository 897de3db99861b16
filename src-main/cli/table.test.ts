import { expect, test } from 'vitest';
import { clip, table } from './table.ts';
import { width } from './width.ts';

test.each([
  ['abc', 3],
  ['狀元', 4],
  ['Po̍ah', 4],
  ['１２', 4],
  ['—–…', 3],
])('%s takes %i columns', (text, columns) => {
  expect(width(text)).toBe(columns);
});

test('columns stand under their headings whatever the script; numbers to the right', () => {
  expect(
    table(
      ['name', 'count'],
      [
        ['狀元', 1],
        ['xiucai', 32],
      ],
    ),
  ).toBe(`name    count
──────  ─────
狀元        1
xiucai     32`);
});

test.each([
  ['short', 'short'],
  ['exactly ten', 'exactly t…'],
  ['狀元籌六十三枚', '狀元籌六…'],
])('%s is cut to ten columns', (text, cut) => {
  expect(clip(text, 10)).toBe(cut);
});
