import { expect, test } from 'vitest';
import type { Added, AddedMedia, MediaItem } from '#contract/own/media.ts';
import type { Reply } from '#contract/reply.ts';
import { Adding } from './adding.svelte.ts';

const kept = (filename: string, more = {}): Added => ({
  kind: 'kept',
  filename,
  known: false,
  misnamed: false,
  media: { sha256: 'a'.repeat(64), type: 'jpeg', size: 1, width: 1, height: 1, added: 't', ...more },
});

function begin() {
  const asked: { task: string; items: readonly MediaItem[] }[] = [];
  const cancelled: string[] = [];
  let answer: (reply: Reply<AddedMedia>) => void = () => undefined;
  const adding = new Adding({
    add: (task, items) => {
      asked.push({ task, items });
      return new Promise((resolve) => (answer = resolve));
    },
    cancel: (task) => cancelled.push(task),
    pathOf: ({ name }) => (name.startsWith('dropped') ? `/home/${name}` : ''),
  });
  const settle = (items: Added[], wasCancelled = false) => {
    answer({ kind: 'ok', value: { items, cancelled: wasCancelled } });
  };
  return { adding, asked, cancelled, settle, fail: (reply: Reply<never>) => answer(reply) };
}

test('a dropped file goes by its path, a pasted one by its bytes', async () => {
  const { adding, asked, settle } = begin();
  const files = adding.files([new File(['x'], 'dropped.jpg'), new File(['yz'], 'pasted.png')]);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.items).toEqual([
    { kind: 'path', path: '/home/dropped.jpg' },
    { kind: 'bytes', filename: 'pasted.png', bytes: new Uint8Array([121, 122]) },
  ]);
  settle([kept('dropped.jpg'), kept('pasted.png')]);
  expect((await files).map(({ filename }) => filename)).toEqual(['dropped.jpg', 'pasted.png']);
});

test('only its own progress is followed, and its own task cancelled', async () => {
  const { adding, asked, cancelled, settle } = begin();
  const items = adding.items([{ kind: 'path', path: '/a' }]);
  const task = asked[0]?.task ?? '';
  adding.hear({ task: 'other', done: 5, total: 9 });
  expect(adding.progress).toEqual({ done: 0, total: 1 });
  adding.hear({ task, done: 0, total: 1, note: 'a' });
  expect(adding.progress).toEqual({ done: 0, total: 1, note: 'a' });
  adding.cancel();
  expect(cancelled).toEqual([task]);
  settle([], true);
  expect(await items).toEqual([]);
  expect([adding.progress, adding.cancelled]).toEqual([null, true]);
});

test('what is refused, misnamed or kept without being shown is remarked on, and an attachment is not', async () => {
  const { adding, settle } = begin();
  const items = adding.items([{ kind: 'path', path: '/a' }]);
  const refused: Added = { kind: 'refused', filename: 'page.png', reason: 'unknown-type' };
  const misnamed = { ...kept('a.png'), misnamed: true } as Added;
  const heic = kept('a.heic', { type: 'heic', width: undefined });
  settle([kept('good.jpg'), refused, misnamed, heic, kept('a.pdf', { type: 'pdf', width: undefined })]);
  expect(await items).toHaveLength(4);
  expect(adding.remarks).toEqual([refused, misnamed, heic]);
});

test('a fault is told, and the next files may come', async () => {
  const { adding, fail, asked } = begin();
  const items = adding.items([{ kind: 'path', path: '/a' }]);
  fail({ kind: 'fault', fault: { code: 'full' } });
  expect(await items).toEqual([]);
  expect(adding.trouble).toMatchObject({ fault: { code: 'full' } });
  void adding.items([{ kind: 'path', path: '/b' }]);
  expect([asked.length, adding.trouble]).toEqual([2, null]);
});

test('files that come while others are under way have their turn, and no remark is lost', async () => {
  const { adding, asked, settle } = begin();
  const refused: Added = { kind: 'refused', filename: 'page.png', reason: 'unknown-type' };
  const first = adding.items([{ kind: 'path', path: '/a' }]);
  const second = adding.items([{ kind: 'path', path: '/b' }]);
  const third = adding.items([{ kind: 'path', path: '/c' }]);
  expect(asked).toHaveLength(1);
  settle([refused]);
  expect(await first).toEqual([]);
  await expect.poll(() => asked.length).toBe(2);
  settle([kept('b.jpg')]);
  expect(await second).toMatchObject([{ filename: 'b.jpg' }]);
  await expect.poll(() => asked.length).toBe(3);
  settle([kept('c.jpg')]);
  expect(await third).toMatchObject([{ filename: 'c.jpg' }]);
  expect(asked.map(({ items }) => items)).toEqual(['/a', '/b', '/c'].map((path) => [{ kind: 'path', path }]));
  expect(adding.remarks).toEqual([refused]);
});
