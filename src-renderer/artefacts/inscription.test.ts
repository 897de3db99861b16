import { expect, test } from 'vitest';
import { stretches, type Mark } from './inscription.ts';

const mark = (at: number, length: number, kind: Mark['kind']): Mark => ({ line: 0, at, length, kind, note: 'why' });

test('a line without marks stays whole', () => {
  expect(stretches('大小军馬', [])).toEqual([{ text: '大小军馬' }]);
});

test('a line is cut at its marks, in their order', () => {
  const lost = mark(7, 0, 'lost');
  const doubtful = mark(2, 1, 'doubtful');
  expect(stretches('五紅奪色六子全', [lost, doubtful])).toEqual([
    { text: '五紅' },
    { text: '奪', mark: doubtful },
    { text: '色六子全' },
    { text: '', mark: lost },
  ]);
});

test('characters beyond the basic plane count as one', () => {
  const variant = mark(1, 1, 'variant');
  expect(stretches('𠮷淂', [variant])).toEqual([{ text: '𠮷' }, { text: '淂', mark: variant }]);
});
