import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessionKey, nextAccession, parseAccession, parsePattern } from './accession.ts';

const patternOf = (text: string) => {
  const pattern = parsePattern(text);
  if (pattern.kind === 'failed') throw new Error(`${text}: ${pattern.error.kind}`);
  return pattern.value;
};

describe('a pattern', () => {
  test.each([
    ['SG-001', 'SG-', '001', ''],
    ['2024.3.1', '2024.3.', '1', ''],
    ['2024.3.1a', '2024.3.1', 'a', ''],
    ['2024.3.1A', '2024.3.1', 'A', ''],
    ['1', '', '1', ''],
    ['藏-09/甲', '藏-', '09', '/甲'],
    ['A1 (box)', 'A', '1', ' (box)'],
    ['T7ab', 'T', '7', 'ab'],
  ])('%s', (text, before, first, after) => {
    expect(patternOf(text)).toEqual({ before, first, after });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    [' SG-1', { kind: 'outer-space' }],
    ['SG\t1', { kind: 'unprintable', at: 2 }],
    ['𠮷\u200b1', { kind: 'unprintable', at: 1 }],
    ['SG-', { kind: 'no-digits' }],
    ['9'.repeat(101), { kind: 'too-long', most: 100 }],
  ])('%j is refused', (text, error) => {
    expect(parsePattern(text)).toEqual({ kind: 'failed', error });
  });

  test('is asked for more than a number is', () => {
    expect(parseAccession('SG-').kind).toBe('ok');
  });
});

describe('the next number', () => {
  test.each([
    ['SG-001', [], 'SG-001'],
    ['SG-001', ['SG-001', 'SG-9', 'SG-010'], 'SG-011'],
    ['SG-001', ['SG-999'], 'SG-1000'],
    ['SG-100', ['SG-5'], 'SG-100'],
    ['SG-001', ['sg-004', 'ＳＧ－００６', 'XX-900', 'SG-7a', 'SG-', 'TSG-8'], 'SG-007'],
    ['2024.3.1', ['2024.3.12', '2024.4.50', '2024.3'], '2024.3.13'],
    ['2024.3.1a', ['2024.3.1a', '2024.3.1b', '2024.3.2f'], '2024.3.1c'],
    ['2024.3.1A', ['2024.3.1z'], '2024.3.1AA'],
    ['藏-09/甲', ['藏-41/甲', '藏-50/乙'], '藏-42/甲'],
    ['A1', ['A99999999999999999999'], 'A100000000000000000000'],
  ])('%s after %j is %s', (pattern, inUse, next) => {
    expect(nextAccession(patternOf(pattern), inUse)).toBe(next);
  });

  test('is in the series and free, whatever is in use', () => {
    const number = fc
      .tuple(fc.constantFrom('SG-', 'sg-0', 'X'), fc.nat(), fc.constantFrom('', 'a'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.array(number), (inUse) => {
        const next = nextAccession(patternOf('SG-001'), inUse);
        expect(inUse.map(accessionKey)).not.toContain(accessionKey(next));
        expect(nextAccession(patternOf('SG-001'), [...inUse, next])).not.toBe(next);
      }),
    );
  });
});

describe('the key', () => {
  test.each([
    ['SG-001', 'sg-1'],
    ['2024.03.1a', '2024.3.01A'],
    ['ＳＧ－７', 'SG-7'],
    ['A000', 'a0'],
  ])('%s and %s are one number', (one, other) => {
    expect(accessionKey(one)).toBe(accessionKey(other));
  });

  test('orders numbers as they are counted', () => {
    const counted = [
      '2023.12.1',
      '2024.3.1',
      '2024.3.1a',
      '2024.3.1b',
      '2024.3.02',
      '2024.3.10',
      'SG-9',
      'SG-010',
      'SG-100',
    ];
    const byKey = counted.toReversed().toSorted((one, other) => (accessionKey(one) < accessionKey(other) ? -1 : 1));
    expect(byKey).toEqual(counted);
  });
});
