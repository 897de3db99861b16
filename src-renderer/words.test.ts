import { expect, test } from 'vitest';
import { detailOf, wordsOf } from './words.ts';

test('what a validator says of an argument stands below our own words', () => {
  const detail = { expected: 'Invalid input: expected string, received number' };
  const refusal = { code: 'bad-argument', field: 'title', detail } as const;
  const trouble = { kind: 'refused', refusal } as const;
  expect(wordsOf(trouble)).toBe('The entry “title” is not in order. Nothing was changed.');
  expect(detailOf(trouble)).toBe(detail.expected);
});

test('so do the words of the system', () => {
  const trouble = { kind: 'fault', fault: { code: 'unknown', detail: "ENOENT: open 'variorum.db'" } } as const;
  expect(wordsOf(trouble)).not.toContain('ENOENT');
  expect(detailOf(trouble)).toContain('ENOENT');
});

test('an engine’s own refusal is no technical detail', () => {
  expect(detailOf({ kind: 'refused', refusal: { code: 'illegal', detail: { expected: 6 } } })).toBeUndefined();
});
