import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['scroe', 'score'],
  ['sett', 'settle'],
  ['zhuangyuan/dobre', 'zhuangyuan/dobree'],
  ['elephant', undefined],
])('%s is most like %s', (word, like) => {
  expect(nearest(word, ['score', 'settle', 'zhuangyuan/dobree', 'odds'])).toBe(like);
});
