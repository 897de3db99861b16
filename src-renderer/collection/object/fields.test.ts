import { expect, test } from 'vitest';
import type { OwnBody } from '#contract/own/records.ts';
import {
  isShown,
  keptFields,
  ownFields,
  preferredOf,
  titleOfObject,
  withValue,
  type ObjectTypeRecord,
} from './fields.ts';

const value = (id: string, text = id) => ({ id, text });
const body = (fields: OwnBody<'object'>['fields']) => ({ accession: 'SG-001', type: 't', fields }) as OwnBody<'object'>;
const type = {
  body: { label: 'Tallies', shows: ['title'], fields: [{ id: 'gilding', kind: 'text' }] },
} as never as ObjectTypeRecord;

test('a value is added, changed, and with the last one the field goes', () => {
  const one = withValue(undefined, 'a', value('a'));
  expect(one).toEqual({ values: [value('a')] });
  const two = withValue(one, 'b', value('b'));
  expect(withValue(two, 'a', value('a', 'A'))).toEqual({ values: [value('a', 'A'), value('b')] });
  expect(withValue(one, 'a', undefined)).toBeUndefined();
});

test('the preferred value is the one named, and falls back when it is gone', () => {
  const field = { values: [value('a'), value('b')], preferred: 'b' };
  expect(preferredOf(field)?.id).toBe('b');
  expect(withValue(field, 'b', undefined)).toEqual({ values: [value('a')] });
  expect(preferredOf({ values: [value('a'), value('b')] })?.id).toBe('a');
});

test('a type hides fields, never values', () => {
  expect(isShown('maker', type)).toBe(false);
  expect(isShown('maker', undefined)).toBe(true);
  expect(ownFields(type)).toEqual(['gilding']);
  expect(ownFields(undefined)).toEqual([]);
  const said = body({
    weight: { values: [value('a')] },
    title: { values: [value('a')] },
    gilding: { values: [value('a')] },
    maker: { values: [value('a')] },
    place: { values: [] },
  });
  expect(keptFields(said, type)).toEqual(['weight', 'maker']);
  expect(keptFields(said, undefined)).toEqual(['weight', 'gilding']);
});

test('an object without a title is called by its number', () => {
  expect(titleOfObject(body({}))).toBe('SG-001');
  expect(titleOfObject(body({ title: { values: [value('a', '狀元籌')] } }))).toBe('狀元籌');
});
