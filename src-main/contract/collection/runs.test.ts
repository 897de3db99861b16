import { expect, test } from 'vitest';
import { hanRuns, parseRuns, plainText, strayBrace } from './runs.ts';

test.each([
  ['plain', [{ text: 'plain' }]],
  ['the {ms:Tĕrus} wins', [{ text: 'the ' }, { text: 'Tĕrus', lang: 'ms' }, { text: ' wins' }]],
  ['{nan-Latn:Po̍ah-piáⁿ}', [{ text: 'Po̍ah-piáⁿ', lang: 'nan-Latn' }]],
  ['a 狀元籌 set', [{ text: 'a ' }, { text: '狀元籌', lang: 'zh-Hant' }, { text: ' set' }]],
  ['大、小軍馬, 二〇', [{ text: '大、小軍馬', lang: 'zh-Hant' }, { text: ', ' }, { text: '二〇', lang: 'zh-Hant' }]],
  ['「狀元」', [{ text: '「' }, { text: '狀元」', lang: 'zh-Hant' }]],
  [
    '{zh-Hans:状元}籌',
    [
      { text: '状元', lang: 'zh-Hans' },
      { text: '籌', lang: 'zh-Hant' },
    ],
  ],
  ['', []],
])('%s', (prose, runs) => {
  expect(parseRuns(prose)).toEqual(runs);
});

test.each([
  ['此籌得自廈門。', [{ text: '此籌得自廈門。', lang: 'zh-Hant' }]],
  [
    'Inscribed 「狀元及第」, twice',
    [{ text: 'Inscribed ' }, { text: '「狀元及第」', lang: 'zh-Hant' }, { text: ', twice' }],
  ],
  ['{ms:籌}', [{ text: '{ms:' }, { text: '籌', lang: 'zh-Hant' }, { text: '}' }]],
])('what was typed: %s', (typed, runs) => {
  expect(hanRuns(typed)).toEqual(runs);
});

test('plain text keeps the words and drops the marks', () => {
  expect(plainText('{ms:Tĕrus} and 狀元')).toBe('Tĕrus and 狀元');
});

test.each([
  ['{ms:Tĕrus}', undefined],
  ['{ms}', '{ms}'],
  ['a {ms:open', '{ms:open'],
  ['closed}', '}'],
  ['{ms:a {b} c}', '{ms:a {b} c}'],
])('the stray brace of %s', (prose, stray) => {
  expect(strayBrace(prose)).toBe(stray);
});
