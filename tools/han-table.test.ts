import { expect, it } from 'vitest';
import { committedHanTable, hanTable } from './han-table.ts';

it('is generated: run `node tools/han-table.ts --write` after a change of the dictionaries', async () => {
  expect(committedHanTable()).toBe(await hanTable());
});
