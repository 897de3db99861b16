import { expect, test } from 'vitest';
import { readMen } from './set-up.ts';

const read = (course: string, home = '0') => readMen(course, home, 16, 16);

test('men neither on the course nor home are lost', () => {
  expect(read('8 7')).toMatchObject({ home: 0, lost: 1 });
  expect(read('0, 3, 2', '10')).toMatchObject({ course: [0, 3, 2, ...Array.from({ length: 13 }, () => 0)], lost: 1 });
});

test('too many men lose none; the engine says what is wrong', () => {
  expect(read('20')).toMatchObject({ lost: 0 });
});

test('what are no whole numbers, or too many places, is not read', () => {
  for (const course of ['', 'x', '8 -1', '1.5', Array.from({ length: 17 }, () => '0').join(' ')])
    expect(read(course)).toBeNull();
  expect(read('8 8', '')).toBeNull();
});
