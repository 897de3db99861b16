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
  const attached: { names: string[]; continues: number | undefined }[] = [];
  let answer: (reply: Reply<AddedMedia>) => void = () => undefined;
  const adding = new Adding({
    add: (task, items) => {
      asked.push({ task, items });
      return new Promise((resolve) => (answer = resolve));
    },
    cancel: (task) => cancelled.push(task),
    attach: (uses, continues) => {
      attached.push({ names: uses.map(({ filename }) => filename), continues });
      return Promise.resolve(continues ?? 7);
    },
    pathOf: ({ name }) => (name.startsWith('dropped') ? `/home/${name}` : ''),
  });
  const settle = (items: Added[], wasCancelled = false) => {
    answer({ kind: 'ok', value: { items, cancelled: wasCancelled } });
  };
  return { adding, asked, attached, cancelled, settle, fail: (reply: Reply<never>) => answer(reply) };
}

test('a dropped file goes by its path, a pasted one by its bytes', async () => {
  const { adding, asked, attached, settle } = begin();
  const files = adding.files([new File(['x'], 'dropped.jpg'), new File(['yz'], 'pasted.png')]);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.items).toEqual([
    { kind: 'path', path: '/home/dropped.jpg' },
    { kind: 'bytes', filename: 'pasted.png', bytes: new Uint8Array([121, 122]) },
  ]);
  settle([kept('dropped.jpg'), kept('pasted.png')]);
  await files;
  expect(attached).toEqual([{ names: ['dropped.jpg', 'pasted.png'], continues: undefined }]);
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
  settle([kept('a')], true);
  await items;
  expect([adding.progress, adding.cancelled, adding.added]).toEqual([null, true, 1]);
});

test('many files are attached as they come, as one action, with one progress over all', async () => {
  const { adding, asked, attached, settle } = begin();
  const paths = Array.from({ length: 45 }, (_, at) => ({ kind: 'path', path: at.toString() }) as const);
  const items = adding.items(paths);
  const names = () => asked.flatMap((one) => one.items.map((item) => (item.kind === 'path' ? item.path : '')));
  for (let batch = 1; batch <= 3; batch++) {
    await expect.poll(() => asked.length).toBe(batch);
    expect(attached).toHaveLength(batch - 1);
    const { task, items: taken } = asked.at(-1)!;
    adding.hear({ task, done: 2, total: taken.length });
    expect(adding.progress).toEqual({ done: 20 * (batch - 1) + 2, total: 45 });
    settle(taken.map((item) => kept(item.kind === 'path' ? item.path : '')));
  }
  await items;
  expect(names()).toEqual(paths.map(({ path }) => path));
  expect(attached.flatMap((one) => one.names)).toEqual(names());
  expect(attached.map(({ continues }) => continues)).toEqual([undefined, 7, 7]);
  expect(adding.added).toBe(45);
});

test('stopped between two batches, it takes no more', async () => {
  const { adding, asked, attached, settle } = begin();
  const items = adding.items(Array.from({ length: 45 }, (_, at) => ({ kind: 'path', path: at.toString() })));
  settle(asked[0]!.items.map(() => kept('a')));
  adding.cancel();
  await items;
  expect([asked.length, attached.length, adding.added, adding.cancelled]).toEqual([1, 1, 20, true]);
});

test('what is refused, misnamed or kept without being shown is remarked on, and an attachment is not', async () => {
  const { adding, attached, settle } = begin();
  const items = adding.items([{ kind: 'path', path: '/a' }]);
  const refused: Added = { kind: 'refused', filename: 'page.png', reason: 'unknown-type' };
  const misnamed = { ...kept('a.png'), misnamed: true } as Added;
  const heic = kept('a.heic', { type: 'heic', width: undefined });
  settle([kept('good.jpg'), refused, misnamed, heic, kept('a.pdf', { type: 'pdf', width: undefined })]);
  await items;
  expect(attached[0]?.names).toHaveLength(4);
  expect(adding.remarks).toEqual([refused, misnamed, heic]);
});

test('a fault is told, and the next files may come', async () => {
  const { adding, fail, asked, attached } = begin();
  const items = adding.items([{ kind: 'path', path: '/a' }]);
  fail({ kind: 'fault', fault: { code: 'full' } });
  await items;
  expect(attached).toEqual([]);
  expect(adding.trouble).toMatchObject({ fault: { code: 'full' } });
  void adding.items([{ kind: 'path', path: '/b' }]);
  expect([asked.length, adding.trouble]).toEqual([2, null]);
});

test('files that come while others are under way have their turn, and no remark is lost', async () => {
  const { adding, asked, attached, settle } = begin();
  const refused: Added = { kind: 'refused', filename: 'page.png', reason: 'unknown-type' };
  const first = adding.items([{ kind: 'path', path: '/a' }]);
  const second = adding.items([{ kind: 'path', path: '/b' }]);
  const third = adding.items([{ kind: 'path', path: '/c' }]);
  expect(asked).toHaveLength(1);
  settle([refused]);
  await first;
  await expect.poll(() => asked.length).toBe(2);
  settle([kept('b.jpg')]);
  await second;
  await expect.poll(() => asked.length).toBe(3);
  settle([kept('c.jpg')]);
  await third;
  expect(attached.map(({ names }) => names)).toEqual([['b.jpg'], ['c.jpg']]);
  expect(asked.map(({ items }) => items)).toEqual(['/a', '/b', '/c'].map((path) => [{ kind: 'path', path }]));
  expect(adding.remarks).toEqual([refused]);
});
