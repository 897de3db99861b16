import { expect, test } from 'vitest';
import type { LibraryStatus } from '#contract/methods.ts';
import { troublesOf } from './library.ts';

const status: LibraryStatus = { folder: '/library', access: 'writable', faults: [] };
const damaged = { code: 'bad-collection', detail: 'data/games/koo-kiew/game.md: title: missing' } as const;

test('a sound library that can be written to is not mentioned', () => {
  expect(troublesOf(status)).toEqual([]);
});

test('damaged files are told', () => {
  expect(troublesOf({ ...status, faults: [damaged] })).toEqual([damaged]);
});

test.each(['read-only', 'newer'] as const)('a library that is %s is told first, with its folder', (access) => {
  expect(troublesOf({ ...status, access, faults: [damaged] })).toEqual([{ code: access, detail: '/library' }, damaged]);
});
