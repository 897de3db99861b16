import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFraction } from '#rules/fraction.ts';
import { understandMoney } from './money.ts';

function shown(text: string): string {
  const read = understandMoney(text);
  if (read.kind === 'failed') return read.error.kind;
  const { currency, amount, approximate } = read.value;
  return `${approximate ? 'about ' : ''}${currency} ${formatFraction(amount)}`;
}

test.each([
  ['S$12.50', 'SGD 25/2'],
  ['SGD 12.50', 'SGD 25/2'],
  ['12.50 sgd', 'SGD 25/2'],
  ['NT$1,200', 'TWD 1200'],
  ['新台幣1,200元', 'TWD 1200'],
  ['HK$ 88', 'HKD 88'],
  ['US$0.10', 'USD 1/10'],
  ['€1.234,56', 'EUR 30864/25'],
  ['12,50 €', 'EUR 25/2'],
  ['$5', '$ 5'],
  ['5 dollars', '$ 5'],
  ['¥100', '¥ 100'],
  ['100円', 'JPY 100'],
  ['RM 20', 'MYR 20'],
  ['人民幣12元', 'CNY 12'],
  ['12 元', '元 12'],
  ['十二元', '元 12'],
  ['三元五角', '元 7/2'],
  ['五角', '元 1/2'],
  ['三塊二毛五分', '元 13/4'],
  ['三兩五錢', '兩 7/2'],
  ['£3 10s 6d', 'GBP 141/40'],
  ['£3/10/-', 'GBP 7/2'],
  ['£3', 'GBP 3'],
  ['10s 6d', 'GBP 21/40'],
  ['10s. 6½d.', 'GBP 253/480'],
  ['6d', 'GBP 1/40'],
  ['c. S$12', 'about SGD 12'],
  ['約十二元', 'about 元 12'],
  ['', 'empty'],
  ['12.50', 'no-currency'],
  ['十二', 'no-currency'],
  ['a gift', 'not-understood'],
  ['S$', 'not-understood'],
  ['NT$12,000,000.50', 'TWD 24000001/2'],
  ['S$123456789012', 'not-understood'],
  ['£99999999999 999s 999d', 'GBP 8000000004249/80'],
  ['free', 'not-understood'],
])('%j is %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('whatever is typed, nothing is thrown', () => {
  const piece = fc.constantFrom(
    ...'£ $ S$ 元 兩 角 錢 分 s d / . , - ½ 99999999999 999 0 三 萬 9.999 998/999'.split(' '),
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(() => understandMoney(pieces.join(''))).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
