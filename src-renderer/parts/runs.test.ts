import { expect, test } from 'vitest';
import { langOf, runsIn } from './runs.ts';

test('English prose marks its Chinese and Malay runs', () => {
  expect(runsIn('The 狀元 and {ms:Tĕrus}', 'en')).toEqual([
    { text: 'The ' },
    { text: '狀元', lang: 'zh-Hant' },
    { text: ' and ' },
    { text: 'Tĕrus', lang: 'ms' },
  ]);
});

test('characters of a Simplified title are not called Traditional', () => {
  expect(runsIn('状元筹六十三枚', 'zh-Hans')).toEqual([{ text: '状元筹六十三枚' }]);
});

test('a title without a translation is English in every interface', () => {
  expect(langOf({ en: 'Culin 1895', 'zh-Hant': 'Culin 1895', 'zh-Hans': 'Culin 1895' }, 'zh-Hant')).toBe('en');
  expect(langOf({ en: 'A bowl', 'zh-Hant': '碗', 'zh-Hans': '碗' }, 'zh-Hant')).toBe('zh-Hant');
});
