import { describe, expect, test } from 'vitest';
import { share } from '#rules/share.ts';
import { decimal, difference, isWide, printShare, shareCell, shareColumn, textCell } from './sheet.ts';

describe('decimals', () => {
  test.each([
    [share(1n, 3n), 4, '0.3333'],
    [share(2n, 3n), 4, '0.6667'],
    [share(-1n, 8n), 2, '-0.13'],
    [share(1n, 1000n), 2, '0.00'],
    [share(-1n, 1000n), 2, '0.00'],
    [share(7n, 2n), 0, '4'],
  ])('%o to %i places', (exact, places, text) => {
    expect(decimal(exact, places)).toBe(text);
  });
});

describe('what the window prints', () => {
  test.each([
    [share(65n, 44363n), '0.1465 %'],
    [share(0n, 1n), '0 %'],
    [share(-22084n, 44363n), '−49.7802 %'],
    [share(1n, 46656n), '0.00214 %'],
    [share(1n, 78355425024141252022035n), '1.28e−21 %'],
  ])('%o as a percentage', (exact, text) => {
    expect(printShare(exact, 'percent')).toBe(text);
  });

  test('a number past one', () => {
    expect(printShare(share(15149n, 5832n), 'number')).toBe('2.5976');
  });
});

test('a difference is exact, and in lowest terms', () => {
  expect(difference(share(1n, 6n), share(2n, 3n))).toEqual({ num: -1n, den: 2n });
});

test('a sheet of long fractions takes the whole width', () => {
  const sheet = (exact: bigint) => ({
    file: 'deals',
    columns: [{ kind: 'text', name: 'Cards' } as const, shareColumn('Share')],
    rows: [[textCell('21'), shareCell(share(1n, exact))]],
  });
  expect([isWide(sheet(46656n)), isWide(sheet(10n ** 40n))]).toEqual([false, true]);
});
