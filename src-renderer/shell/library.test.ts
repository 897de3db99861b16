import { expect, test } from 'vitest';
import type { LibraryStatus } from '#contract/methods.ts';
import { noticeOf } from './library.ts';

const status: LibraryStatus = { folder: '/library', access: 'writable', faults: [], warnings: [] };
const damaged = { code: 'bad-collection', detail: 'data/games/koo-kiew/game.md: title: missing' } as const;
const inUse = { kind: 'in-use', by: { pid: 7, host: 'desk', at: '2026-03-02T07:08:09.123Z' } } as const;
const notice = (value: LibraryStatus) => noticeOf({ kind: 'ok', value });

test('a sound library that can be written to is not mentioned', () => {
  expect(notice(status)).toEqual({ closed: false, faults: [], warnings: [] });
  expect(noticeOf({ kind: 'loading' })).toEqual({ closed: false, faults: [], warnings: [] });
});

test('damaged files are told', () => {
  expect(notice({ ...status, faults: [damaged] }).faults).toEqual([damaged]);
});

test.each(['read-only', 'newer'] as const)('a library that is %s is told first, with its folder', (access) => {
  const told = notice({ ...status, access, faults: [damaged] });
  expect(told.faults).toEqual([{ code: access, detail: '/library' }, damaged]);
});

test('a library that is in use is not said to lie in a folder that cannot be written to', () => {
  expect(notice({ ...status, access: 'read-only', warnings: [inUse] })).toEqual({
    closed: false,
    faults: [],
    warnings: [inUse],
  });
});

test.each(['corrupt', 'missing'] as const)('a library that is %s calls for a decision', (code) => {
  expect(noticeOf({ kind: 'fault', fault: { code } })).toMatchObject({ closed: true, faults: [{ code }] });
});

test('what passes is left to the pages', () => {
  expect(noticeOf({ kind: 'fault', fault: { code: 'restarted' } })).toMatchObject({ closed: false, faults: [] });
});
