import { expect, test } from 'vitest';
import { understandCount } from './count.ts';

const exactly = (count: number) => ({ least: count, most: count, approximate: false });

test.each([
  ['63', exactly(63)],
  [' 1,200 ', exactly(1200)],
  ['６３', exactly(63)],
  ['63 pieces', exactly(63)],
  ['63 (of 64)', { ...exactly(63), of: 64 }],
  ['63 of 64', { ...exactly(63), of: 64 }],
  ['63/64', { ...exactly(63), of: 64 }],
  ['63 tallies out of 64', { ...exactly(63), of: 64 }],
  ['c. 100', { least: 100, most: 100, approximate: true }],
  ['約一百', { least: 100, most: 100, approximate: true }],
  ['60–63', { least: 60, most: 63, approximate: false }],
  ['六十三', exactly(63)],
  ['六十三枚', exactly(63)],
  ['一百零八張', exactly(108)],
  ['兩副', exactly(2)],
  ['一二〇', exactly(120)],
  ['廿四', exactly(24)],
  ['一萬二千', exactly(12_000)],
  ['0', exactly(0)],
])('%s', (text, count) => {
  expect(understandCount(text)).toEqual({ kind: 'ok', value: count });
});

test.each([
  ['', 'empty'],
  ['many', 'not-understood'],
  ['63 and a half', 'not-understood'],
  ['-3', 'not-understood'],
  ['1.5', 'not-understood'],
  ['63–60', 'not-understood'],
  ['十二十五', 'not-understood'],
  ['99999999999999999999', 'not-understood'],
  ['pieces 63', 'not-understood'],
])('%j is %s', (text, kind) => {
  expect(understandCount(text)).toEqual({ kind: 'failed', error: { kind } });
});
