import { expect, test } from 'vitest';
import { moved, primaryOf } from './order.ts';

const use = (id: string) => ({ id, sha256: 'a'.repeat(64), filename: id, caption: '', turns: 0 });
const media = ['a', 'b', 'c'].map(use);

test('one moves to a place and the others keep their order', () => {
  const ids = (id: string, to: number) =>
    moved(media, id, to)
      .map((one) => one.id)
      .join('');
  expect([ids('a', 1), ids('a', 2), ids('c', 0), ids('b', -1), ids('b', 9), ids('x', 0)]).toEqual([
    'bac',
    'bca',
    'cab',
    'bac',
    'acb',
    'abc',
  ]);
});

test('the first is the primary one where none is named or the named one is gone', () => {
  expect(primaryOf({ media, primary: 'b' })?.id).toBe('b');
  expect(primaryOf({ media })?.id).toBe('a');
  expect(primaryOf({ media, primary: 'gone' })?.id).toBe('a');
  expect(primaryOf({ media: [] })).toBeUndefined();
});
