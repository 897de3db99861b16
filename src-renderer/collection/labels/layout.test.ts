import { expect, it } from 'vitest';
import { FIRST_LAYOUT, layoutFrom, type Layout } from './layout.ts';

const OTHER: Layout = {
  sheet: 'custom',
  custom: { ...FIRST_LAYOUT.custom, rows: 4, gapY: 1.5 },
  size: 'small',
  qr: false,
  frames: true,
  usedUp: 3,
  right: -1.5,
  down: 2,
  onLabels: ['date'],
  onSheets: [],
};

it('a layout comes back as it was kept', () => {
  expect(layoutFrom(JSON.parse(JSON.stringify(OTHER)))).toEqual(OTHER);
});

it.each([null, undefined, 7, 'L7160', []])('%j is the first layout', (kept) => {
  expect(layoutFrom(kept)).toEqual(FIRST_LAYOUT);
});

it('what cannot be read is as at first, the rest as it was kept', () => {
  const kept = { ...OTHER, sheet: 'L9999', size: 'huge', usedUp: -2, right: 'far', custom: {}, onLabels: ['date', 7] };
  const { sheet, size, right, custom } = FIRST_LAYOUT;
  expect(layoutFrom(kept)).toEqual({ ...OTHER, sheet, size, right, custom, usedUp: 0, onLabels: ['date'] });
});
