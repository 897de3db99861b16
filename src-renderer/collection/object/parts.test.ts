import { expect, test } from 'vitest';
import type { OwnPart } from '#contract/own/records.ts';
import { readCount, tally } from './parts.ts';

const part = (count: number, state: OwnPart['state'], complete?: number): OwnPart => ({
  id: state,
  name: '',
  count,
  state,
  ...(complete === undefined ? {} : { complete }),
});

test('pieces present, missing and over are told apart', () => {
  expect(tally([part(62, 'present', 63)])).toEqual({ present: 62, missing: 1, extra: 0 });
  expect(tally([part(33, 'present', 32), part(1, 'extra')])).toEqual({ present: 34, missing: 0, extra: 2 });
  expect(tally([part(2, 'missing'), part(1, 'replaced', 1)])).toEqual({ present: 1, missing: 2, extra: 0 });
  expect(tally([])).toEqual({ present: 0, missing: 0, extra: 0 });
});

test('words typed for a number are kept as they are, and are in no sum', () => {
  expect([readCount(' 31 '), readCount('thirty-one'), readCount('-1'), readCount('')]).toEqual([
    31,
    'thirty-one',
    '-1',
    '',
  ]);
  const typed = { ...part(31, 'present', 32), count: 'thirty-one' as never };
  expect(tally([typed, part(16, 'present', 16)])).toEqual({ present: 16, missing: 0, extra: 0 });
  expect(tally([{ ...part(31, 'present'), complete: 'all' as never }])).toEqual({ present: 31, missing: 0, extra: 0 });
});
