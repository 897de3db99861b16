import { describe, expect, test } from 'vitest';
import { DISTRIBUTIONS, type Distribution } from '#rules/comparing/distribution.ts';
import type { Family } from '#rules/comparing/hypothesis.ts';
import { csvOf } from '../csv.ts';
import { draftOf, hypothesisIn } from './draft.ts';
import { TILES_JOBS } from './jobs.ts';
import { classRows, columnsOf, measureRows, thirdCopies } from './measures.ts';
import { sheetOf } from './sheet.ts';
import { findingText } from './words.ts';

function compared(family: Family, typed: Distribution | null = null) {
  const hypothesis = hypothesisIn({ ...draftOf(), family, colours: 'ignored' });
  const [one] = hypothesis ? TILES_JOBS['compare-sets']([{ hypothesis, typed }]) : [];
  if (!one) throw new Error('nothing was counted');
  return one;
}

const rowOf = (rows: ReturnType<typeof measureRows>, label: string) => rows.find((row) => row.label === label);
const texts = (rows: ReturnType<typeof measureRows>, label: string) =>
  rowOf(rows, label)?.cells.map(({ text }) => text);

const SMALL: Distribution = { ...DISTRIBUTIONS.twos, ...{ A: 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0, '7': 0 } };
const ONE_HAND: Distribution = { ...SMALL, '8': 0, '9': 0, T: 0, J: 0, Q: 1, K: 2 };

describe('the measures', () => {
  test('stand set by set, the one typed in beside the tiles as found', () => {
    const rows = measureRows(columnsOf(compared('pairs', SMALL)));
    expect(texts(rows, 'Tiles')).toEqual(['32', '12', '26', '39', '52']);
    // 32 choose 2, 12 choose 2, 26 choose 2, 39 choose 2, 52 choose 2.
    expect(texts(rows, 'Hands')).toEqual(['496', '66', '325', '741', '1326']);
  });

  test('of a set that deals no two hands say so, and nothing else', () => {
    const rows = measureRows(columnsOf(compared('pairs', ONE_HAND)));
    expect(texts(rows, 'Seats it can serve')?.[1]).toBe('fewer than two: it cannot be played');
    expect(texts(rows, 'Hands tie')?.[1]).toBe('–');
  });

  test('name the prized hands that cannot occur', () => {
    const rows = measureRows(columnsOf(compared('threes')));
    const impossible = 'three of K, three of Q, three of J, three of 10, three of 9, three of 8, three of A';
    expect(texts(rows, 'Prized hands that cannot occur')).toEqual([impossible, 'every one', 'none', 'none']);
  });
});

test('a class a set cannot make is counted as none', () => {
  const rows = classRows(columnsOf(compared('threes')), (category) => category);
  expect(rows[0]).toMatchObject({
    label: 'triple',
    cells: [{ text: '6' }, { text: '0' }, { text: '13' }, { text: '52' }],
  });
});

test('what hangs on the third copies is the difference to even sets', () => {
  const one = compared('pairs');
  const evenness = thirdCopies(one).find(({ label }) => label === 'Evenness of points');
  const { found, twos } = one.known;
  expect(evenness?.lessTwos).toBeCloseTo((found?.evenness.entropy ?? 0) - (twos?.evenness.entropy ?? 0), 12);
});

test('saved, a table is called conjecture and is exact', () => {
  const columns = columnsOf(compared('pairs'));
  const sheet = sheetOf('measures', 'Measure', columns, measureRows(columns));
  const lines = csvOf(sheet, (column) => column).split('\r\n');
  expect(sheet.file).toBe('singapore-tiles-conjecture-measures');
  expect(lines[0]).toMatch(/^Measure \(conjecture\),the 32 tiles as found,/);
  expect(lines.find((line) => line.startsWith('"Hands tie, exactly"'))).toMatch(/,\d+\/\d+,/);
});

test('every finding is told on the side it stands on', () => {
  const told = compared('after-daun-tiga').findings.map((finding) => [
    finding.kind,
    finding.fits,
    findingText(finding),
  ]);
  expect(told).toContainEqual(['seats', true, 'Seats wanted: 4. The tiles serve at most 10.']);
  expect(told).toContainEqual(['colours', false, expect.stringContaining('do not look at them')]);
  expect(told).toContainEqual(['prized-hands', false, expect.stringContaining('three of A')]);
});
