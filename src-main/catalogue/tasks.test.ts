import { expect, test } from 'vitest';
import type { TaskProgress } from '#contract/tasks.ts';
import { taskBoard } from './tasks.ts';

test('a task tells how far it is, its first and its last step at least, and is then forgotten', async () => {
  const told: TaskProgress[] = [];
  const board = taskBoard((progress) => told.push(progress));
  const answer = await board.run('t', ({ report }) => {
    for (let done = 0; done <= 1000; done++) report(done, 1000, `file ${done.toString()}`);
    return Promise.resolve('done');
  });
  expect(answer).toBe('done');
  expect(told[0]).toEqual({ task: 't', done: 0, total: 1000, note: 'file 0' });
  expect(told.at(-1)).toEqual({ task: 't', done: 1000, total: 1000, note: 'file 1000' });
  expect(told.length).toBeLessThan(100);
  expect(board.cancel('t')).toBe(false);
});

test('a task that is cancelled learns of it; one that fails is forgotten all the same', async () => {
  const board = taskBoard(() => undefined);
  const waiting = board.run(
    't',
    ({ signal }) => new Promise((_, fail) => (signal.onabort = () => fail(new Error('off')))),
  );
  expect(board.cancel('other')).toBe(false);
  expect(board.cancel('t')).toBe(true);
  await expect(waiting).rejects.toThrow('off');
  expect(board.cancel('t')).toBe(false);
});
