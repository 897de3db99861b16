import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLine } from './split-line.ts';

test.each([
  ['score zhuangyuan/dobree 444456', ['score', 'zhuangyuan/dobree', '444456']],
  ['  a   b  ', ['a', 'b']],
  ['search "chong un" 籌', ['search', 'chong un', '籌']],
  [`a'b c'd`, ['ab cd']],
  ['say "\\"yes\\""', ['say', '"yes"']],
  ['a\\ b', ['a b']],
  ['""', ['']],
  ['', []],
])('%j', (line, words) => {
  expect(splitLine(line)).toEqual({ kind: 'ok', value: words });
});

test.each(['say "open', "it's", 'end\\'])('%j is left open', (line) => {
  expect(splitLine(line).kind).toBe('failed');
});

test('words in single quotes come back as they were', () => {
  fc.assert(
    fc.property(fc.array(fc.string().map((word) => word.replaceAll("'", ''))), (words) => {
      expect(splitLine(words.map((word) => `'${word}'`).join(' '))).toEqual({ kind: 'ok', value: words });
    }),
  );
});
