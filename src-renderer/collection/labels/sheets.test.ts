import { describe, expect, it } from 'vitest';
import { FIRST_CUSTOM, fits, LABEL_SHEETS, measureFrom, measuresOf, pagesOf, WHOLE_SHEETS } from './sheets.ts';

const L7160 = measuresOf('L7160', FIRST_CUSTOM);

describe('a sheet', () => {
  it.each([...LABEL_SHEETS, ...WHOLE_SHEETS])('%s lies on its paper, as far from the right as from the left', (id) => {
    const sheet = measuresOf(id, FIRST_CUSTOM);
    expect(fits(sheet)).toBe(true);
    const right = sheet.left + sheet.columns * sheet.width + (sheet.columns - 1) * sheet.gapX;
    expect(sheet.paper.width - right).toBeCloseTo(sheet.left, 0);
  });

  it.each([
    ['one column too many', { columns: 4 }],
    ['one row too many', { rows: 8 }],
    ['no column', { columns: 0 }],
    ['no height', { height: 0 }],
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
    expect(pages[0]?.[4]).toEqual({ label: 4, x: 7.21 + 63.5 + 2.54, y: 15.15 + 38.1 });
    expect(pages[1]?.[0]).toMatchObject({ label: 21, x: 7.21, y: 15.15 });
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
