import { expect, it } from 'vitest';
import { committedLunarTable, lunarTable } from './lunar-table.ts';

it('is generated: run `node tools/lunar-table.ts --write` after a change of the package', () => {
  expect(committedLunarTable()).toBe(lunarTable());
});
