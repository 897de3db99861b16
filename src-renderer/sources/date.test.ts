import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { printDate } from './date.ts';

afterEach(() => {
  overwriteGetLocale(() => 'en');
});

test.each([
  ['1955', '1955'],
  ['2018-12-12', '12 December 2018'],
  ['2018-12', 'December 2018'],
  ['2013~', 'c. 2013'],
  ['1893?', '1893 (?)'],
  ['1893%', 'c. 1893 (?)'],
  ['189X', '189–'],
  ['XXXX', 'undated'],
  ['1893/1895', '1893 – 1895'],
  ['../1955', 'before 1955'],
  ['2013~/..', 'after c. 2013'],
])('%s is printed %s', (edtf, printed) => {
  overwriteGetLocale(() => 'en');
  expect(printDate(edtf)).toBe(printed);
});

test('follows the language of the interface', () => {
  overwriteGetLocale(() => 'zh-Hant');
  expect(printDate('2018-12-12')).toBe('2018年12月12日');
  expect(printDate('2013~')).toBe('約 2013');
});
