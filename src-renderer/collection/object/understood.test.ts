import { expect, test } from 'vitest';
import type { FieldKind } from '#contract/own/core-fields.ts';
import { understood } from './understood.ts';

const of = (kind: FieldKind, text: string) => understood(kind, { id: 'v', text });

test.each([
  ['date', '道光十二年', 'Understood as 1832-02-02/1833-02-19'],
  ['dimensions', '12.5 × 3 cm', 'Understood as 125 mm × 30 mm'],
  ['money', 'S$12.50', 'Understood as 12.5 SGD'],
  ['count', '62 of 63', 'Understood as 62 / 63'],
] as const)('a %s is told as it is understood: %s', (kind, text, told) => {
  expect(of(kind, text)).toEqual({ kind: 'read', text: told });
});

test.each([
  ['date', '3/4/1904'],
  ['date', 'a while ago'],
  ['date', '道光五十年'],
  ['dimensions', '12'],
  ['money', '12'],
  ['count', 'many'],
] as const)('a %s that is not understood says so: %s', (kind, text) => {
  expect(of(kind, text)?.kind).toBe('problem');
});

test('words are not understood, only kept', () => {
  expect(of('text', 'anything')).toBeNull();
});
