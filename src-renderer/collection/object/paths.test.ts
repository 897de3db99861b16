import { expect, test } from 'vitest';
import { put, valueAt } from './paths.ts';

const body = { fields: { title: { values: [{ text: 'A' }] } }, tags: ['x', 'y'] };

test('a value is put where it is then found, and all else stays', () => {
  const changed = put(body, ['fields', 'title', 'values', 0, 'text'], 'B');
  expect(valueAt(changed, ['fields', 'title', 'values', 0, 'text'])).toBe('B');
  expect(changed).toEqual({ fields: { title: { values: [{ text: 'B' }] } }, tags: ['x', 'y'] });
  expect(body.fields.title.values[0]?.text).toBe('A');
});

test('a place that is not there yet is made, and taken away again', () => {
  const made = put(body, ['fields', 'maker', 'preferred'], 'v1');
  expect(valueAt(made, ['fields', 'maker'])).toEqual({ preferred: 'v1' });
  expect(put(made, ['fields', 'maker'], undefined)).toEqual(body);
});

test('an item of a list is met by its id as well', () => {
  const events = {
    events: [
      { id: 'a', date: '' },
      { id: 'b', date: '' },
    ],
  };
  const changed = put(events, ['events', 'b', 'date'], '1904');
  expect(changed).toEqual({
    events: [
      { id: 'a', date: '' },
      { id: 'b', date: '1904' },
    ],
  });
  expect(valueAt(changed, ['events', 'b', 'date'])).toBe('1904');
  expect(put(events, ['events', 'c', 'date'], '1904')).toEqual(events);
});

test('an item with a new id comes last, and goes again', () => {
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(put({ parts: [a] }, ['parts', 'b'], b)).toEqual({ parts: [a, b] });
  expect(put({ parts: [a, b] }, ['parts', 'a'], undefined)).toEqual({ parts: [b] });
  expect(put({ parts: [b] }, ['parts', 'a'], undefined)).toEqual({ parts: [b] });
});

test('nothing is found beyond the end of a path', () => {
  expect(valueAt(body, ['fields', 'maker', 'values', 0])).toBeUndefined();
  expect(valueAt(body, ['tags', 0, 'deeper'])).toBeUndefined();
});
