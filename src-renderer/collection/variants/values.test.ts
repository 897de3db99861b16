import { describe, expect, it } from 'vitest';
import { keyOfValue, valueFrom, valueTyped } from './values.ts';

describe('a value', () => {
  it.each(['to-the-left', '', '5', 'null', '{broken', 5, null, true, [1, 'two'], { worth: 2, takes: ['juren'] }])(
    '%j comes back from what is typed for it',
    (value) => {
      expect(valueFrom(valueTyped(value))).toEqual(value);
    },
  );

  it('is typed on one line, words without quotes', () => {
    expect(valueTyped('to-the-left')).toBe('to-the-left');
    expect(valueTyped({ worth: 2, takes: ['juren'] })).toBe('{ "worth": 2, "takes": [ "juren" ] }');
  });

  it('has one key in whatever order its parts stand, and lists keep theirs', () => {
    expect(keyOfValue({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(keyOfValue({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(keyOfValue([1, 2])).not.toBe(keyOfValue([2, 1]));
    expect(keyOfValue('1')).not.toBe(keyOfValue(1));
  });
});
