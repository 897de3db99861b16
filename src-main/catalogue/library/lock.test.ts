import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DATA, openedLibrary, seededFolder, valueOf } from '../testing.ts';
import { kept, saveView } from './kept.testing.ts';

const lockFile = (folder: string) => join(folder, 'catalogue.open');
const write = (folder: string, lock: unknown) => {
  writeFileSync(lockFile(folder), JSON.stringify(lock));
};
const AT = '2026-03-02T07:08:09.123Z';

/** A catalogue of its own that has opened the library. */
async function opener(folder: string) {
  const child = fork(join(import.meta.dirname, '../entry.ts'), [folder, DATA], { serialization: 'advanced' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const answered = once(child, 'message');
  child.send({ id: 1, method: 'views.save', args: { room: 'sources', name: 'Of the first', state: {} } });
  await answered;
  return child;
}

it('says who has it open, and is gone once it is closed', () => {
  const folder = seededFolder();
  const library = openedLibrary(folder);
  const lock: unknown = JSON.parse(readFileSync(lockFile(folder), 'utf8'));
  expect(lock).toMatchObject({ pid: process.pid, host: hostname() });
  library.close();
  expect(existsSync(lockFile(folder))).toBe(false);
});

it('of a running program leaves a second one to read, until the user insists', async () => {
  const folder = seededFolder();
  const first = await opener(folder);
  const second = kept(folder);
  const status = valueOf(await second.ask('library.status', {}));
  expect(status).toMatchObject({ access: 'read-only', warnings: [{ kind: 'in-use', by: { pid: first.pid } }] });
  expect(valueOf(await second.ask('views.list', { room: 'sources' }))).toHaveLength(1);
  expect(await second.ask('views.save', { room: 'sources', name: 'x', state: {} })).toMatchObject({ kind: 'fault' });
  valueOf(await second.ask('library.openAnyway', {}));
  await saveView(second, 'Of the second');
  expect(valueOf(await second.ask('library.status', {}))).toMatchObject({
    access: 'writable',
    warnings: [{ kind: 'opened-anyway' }],
  });
  first.disconnect();
  await once(first, 'exit');
  // The first one leaves the lock of the second alone, and both have kept everything.
  expect(existsSync(lockFile(folder))).toBe(true);
  expect(valueOf(await second.ask('views.list', { room: 'sources' }))).toHaveLength(2);
  expect(valueOf(await second.ask('library.verify', {})).problems).toEqual([]);
});

it('lets the library be backed up meanwhile, but not restored', async () => {
  const folder = seededFolder();
  await opener(folder);
  const second = kept(folder);
  const made = valueOf(await second.ask('library.backUp', {}));
  expect(made).toMatchObject({ kind: 'sound', counts: { view: 1 } });
  expect(await second.ask('library.restore', { name: made.name })).toMatchObject({ fault: { code: 'read-only' } });
});

it.each([
  ['a program that was killed', { pid: 2 ** 30, host: hostname(), at: AT }, { pid: 2 ** 30, host: hostname(), at: AT }],
  [
    'this very process number',
    { pid: process.pid, host: hostname(), at: AT },
    { pid: process.pid, host: hostname(), at: AT },
  ],
  ['nobody that can be read', 'nonsense', undefined],
])('of %s is stale: the library is checked, opened, and it is told', (_, lock, by) => {
  const folder = seededFolder();
  write(folder, lock);
  const library = openedLibrary(folder);
  expect(library.access).toBe('writable');
  expect(library.warnings()).toEqual([{ kind: 'unclean', ...(by && { by }) }]);
});

it('of a program on another computer counts as held: nobody here can tell', () => {
  const folder = seededFolder();
  const by = { pid: 1, host: 'another-desk', at: AT };
  write(folder, by);
  const library = openedLibrary(folder);
  expect(library.access).toBe('read-only');
  expect(library.warnings()).toEqual([{ kind: 'in-use', by }]);
});
