import { describe, expect, it } from 'vitest';
import {
  FIRST_CUSTOM,
  fits,
  LABEL_SHEETS,
  measureFrom,
  measuresFrom,
  measuresOf,
  pagesOf,
  shiftFrom,
  WHOLE_SHEETS,
} from './sheets.ts';

const L7160 = measuresOf('L7160', FIRST_CUSTOM);

describe('a sheet', () => {
  it.each([...LABEL_SHEETS, ...WHOLE_SHEETS])('%s lies on its paper, as far from the right as from the left', (id) => {
    const sheet = measuresOf(id, FIRST_CUSTOM);
    expect(fits(sheet)).toBe(true);
    const right = sheet.left + sheet.columns * sheet.width + (sheet.columns - 1) * sheet.gapX;
    expect(sheet.paper.width - right).toBeCloseTo(sheet.left, 0);
  });

  // As the maker publishes them, and as label programs have them.
  it.each([
    ['L7160', 21, { top: 15.15, left: 7.21 }],
    ['L7159', 24, { top: 12.9, left: 7.21 }],
    ['L7162', 16, { top: 12.9, left: 4.65 }],
    ['L7163', 14, { top: 15.15, left: 4.65 }],
    ['L7165', 8, { top: 13.1, left: 4.65 }],
    ['L7651', 65, { top: 10.7, left: 4.75 }],
    ['5160', 30, { top: 12.7, left: 4.7625 }],
    ['5163', 10, { top: 12.7, left: 3.96875 }],
  ] as const)('%s has %i labels and its published margins', (id, count, { top, left }) => {
    const sheet = measuresOf(id, FIRST_CUSTOM);
    expect(sheet.columns * sheet.rows).toBe(count);
    expect(sheet.top).toBeCloseTo(top, 5);
    expect(sheet.left).toBeCloseTo(left, 5);
  });

  it.each(LABEL_SHEETS)('%s has measures as one would type them', (id) => {
    const { paper, ...rest } = measuresOf(id, FIRST_CUSTOM);
    for (const measure of [...Object.values(paper), ...Object.values(rest)])
      expect(measureFrom(String(measure))).toBe(measure);
  });

  it('as it was kept is read again, and none where a measure is missing', () => {
    const { top: _, ...lacking } = L7160;
    expect(measuresFrom(JSON.parse(JSON.stringify(L7160)))).toEqual(L7160);
    expect(measuresFrom(lacking)).toBeUndefined();
    expect(measuresFrom({ ...L7160, paper: { width: 210 } })).toBeUndefined();
    expect(measuresFrom(null)).toBeUndefined();
  });

  it.each([
    ['one column too many', { columns: 4 }],
    ['one row too many', { rows: 8 }],
    ['no column', { columns: 0 }],
    ['no height', { height: 0 }],
    ['no paper', { paper: { width: 5, height: 297 }, columns: 1, width: 1, left: 0 }],
    ['more paper than a printer is sent', { paper: { width: 2001, height: 297 } }],
    ['too far down', { top: 40 }],
  ])('with %s does not', (_, wrong) => {
    expect(fits({ ...L7160, ...wrong })).toBe(false);
  });
});

describe('labels', () => {
  const labels = Array.from({ length: 22 }, (_, at) => at);

  it('fill a sheet row by row and go on with the next', () => {
    const pages = pagesOf(labels, L7160);
    expect(pages.map((page) => page.length)).toEqual([21, 1]);
    expect(pages[0]?.[4]).toEqual({ label: 4, x: L7160.left + 63.5 + 2.54, y: L7160.top + 38.1 });
    expect(pages[1]?.[0]).toMatchObject({ label: 21, x: L7160.left, y: L7160.top });
  });

  it('begin after those used up', () => {
    const pages = pagesOf(labels, L7160, 20);
    expect(pages.map((page) => page.length)).toEqual([1, 21]);
    expect(pages[0]?.[0]?.y).toBeCloseTo(15.15 + 6 * 38.1);
  });

  it('are none where there is nothing to print', () => {
    expect(pagesOf([], L7160, 5)).toEqual([]);
  });
});

it.each([
  ['63.5', 63.5],
  [' 63,5 ', 63.5],
  ['0', 0],
  ['', undefined],
  ['6 cm', undefined],
  ['-3', undefined],
])('%j is the measure %j', (text, measure) => {
  expect(measureFrom(text)).toBe(measure);
});

it.each([
  ['1.5', 1.5],
  ['-1,5', -1.5],
  ['−2', -2],
  ['0', 0],
  ['21', undefined],
  ['--1', undefined],
  ['', undefined],
])('%j moves what is printed by %j', (text, shift) => {
  expect(shiftFrom(text)).toBe(shift);
});
