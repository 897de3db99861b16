import { describe, expect, it } from 'vitest';
import {
  either,
  listOf,
  mapped,
  nullable,
  oneOf,
  record,
  setOf,
  table,
  wholeNumber,
  type Parse,
} from './option-values.ts';
import { must, mustFail } from './testing.ts';

const word = oneOf('tea', 'wine');
const size = record({ size: wholeNumber(1) });

const good: [string, Parse<unknown>, unknown, unknown][] = [
  ['a word', word, 'tea', 'tea'],
  ['a number', wholeNumber(0), 0, 0],
  ['nothing where nothing may be', nullable(word), null, null],
  ['something where nothing may be', nullable(word), 'tea', 'tea'],
  ['a list', listOf(word), ['tea', 'tea'], ['tea', 'tea']],
  ['a set', setOf(word), ['wine', 'tea'], ['wine', 'tea']],
  ['a record', size, { size: 2 }, { size: 2 }],
  ['a table', table(['tea', 'wine'], wholeNumber(0)), { wine: 3 }, { wine: 3 }],
  ['the first of two notations', either(word, wholeNumber(0)), 'tea', 'tea'],
  ['the second of two notations', either(word, wholeNumber(0)), 7, 7],
  ['a value mapped', mapped(word, (one) => one.length), 'tea', 3],
];
const bad: [string, Parse<unknown>, unknown, string][] = [
  ['another word', word, 'beer', 'tea | wine'],
  ['a word objects inherit', word, 'toString', 'tea | wine'],
  ['too small a number', wholeNumber(1), 0, 'integer >= 1'],
  ['half a number', wholeNumber(0), 1.5, 'integer >= 0'],
  ['digits in quotes', wholeNumber(0), '1', 'integer >= 0'],
  ['something else than nothing', nullable(word), 'beer', 'null | tea | wine'],
  ['no list', listOf(word), 'tea', '[tea | wine, ...]'],
  ['a bad entry, by its place', listOf(word), ['tea', 'beer'], '[1]: tea | wine'],
  ['the same twice', setOf(word), ['tea', 'tea'], '[tea | wine, ...] (distinct)'],
  ['no record', size, [], '{ size: integer >= 1 }'],
  ['a field too many', size, { size: 1, colour: 'red' }, '{ size: integer >= 1 }'],
  ['a bad field, by its name', size, { size: 0 }, 'size: integer >= 1'],
  ['a field missing', size, {}, 'size: integer >= 1'],
  ['a key unknown to a table', table(['tea'], word), { beer: 'tea' }, 'tea'],
  ['a bad entry of a table', table(['tea'], word), { tea: 'beer' }, 'tea: tea | wine'],
  ['no table', table(['tea'], word), null, '{ tea: tea | wine }'],
  ['neither notation', either(word, wholeNumber(0)), 'beer', 'tea | wine | integer >= 0'],
];

describe('an option value', () => {
  it.each(good)('is read from %s', (_, parse, given, value) => {
    expect(must(parse(given))).toEqual(value);
  });
  it.each(bad)('is refused for %s', (_, parse, given, notation) => {
    expect(mustFail(parse(given))).toBe(notation);
  });
});
