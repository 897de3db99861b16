import { beforeEach, describe, expect, it } from 'vitest';
import type { Progress, Request, Response } from '#contract/bridge.ts';
import type { TaskProgress } from '#contract/tasks.ts';
import type { CatalogueChild } from './catalogue-child.ts';
import { startCatalogue } from './catalogue-host.ts';

interface FakeChild extends CatalogueChild {
  readonly sent: Request[];
  stopped: boolean;
  killed: boolean;
  say(message: Response | Progress): void;
  die(): void;
}

function fakeChild(): FakeChild {
  let hear: (message: Response | Progress) => void = () => undefined;
  let exit: (code: number | null) => void = () => undefined;
  const child: FakeChild = {
    sent: [],
    stopped: false,
    killed: false,
    send: (request) => child.sent.push(request),
    onMessage: (listener) => (hear = listener),
    onExit: (listener) => (exit = listener),
    stop: () => (child.stopped = true),
    kill: () => (child.killed = true),
    say: (message) => {
      hear(message);
    },
    die: () => {
      exit(137);
    },
  };
  return child;
}

const RESTARTED = { kind: 'fault', fault: { code: 'restarted' } };
const ok = (id: number, value: unknown): Response => ({ id, reply: { kind: 'ok', value } });

describe('the catalogue host', () => {
  let children: FakeChild[];
  let waits: number[];
  let resume: () => void;
  let restarts: number;
  let told: TaskProgress[];

  const start = () =>
    startCatalogue({
      spawn: () => {
        const child = fakeChild();
        children.push(child);
        return child;
      },
      wait: (milliseconds, then) => {
        waits.push(milliseconds);
        resume = then;
      },
      onRestart: () => restarts++,
      onProgress: (progress) => told.push(progress),
    });
  const newest = () => children.at(-1) as FakeChild;
  const dieAndResume = () => {
    newest().die();
    resume();
  };

  beforeEach(() => {
    children = [];
    waits = [];
    restarts = 0;
    told = [];
  });

  it('answers each call with its own reply, in whatever order they come', async () => {
    const host = start();
    const first = host.call('a', 1);
    const second = host.call('b', 2);
    newest().say(ok(2, 'second'));
    newest().say(ok(1, 'first'));
    expect(await first).toEqual({ kind: 'ok', value: 'first' });
    expect(await second).toEqual({ kind: 'ok', value: 'second' });
  });

  it('passes on how far a task has come, and still answers the call', async () => {
    const host = start();
    const added = host.call('media.add', {});
    newest().say({ progress: { task: 't', done: 1, total: 2 } });
    newest().say(ok(1, []));
    expect(await added).toEqual({ kind: 'ok', value: [] });
    expect(told).toEqual([{ task: 't', done: 1, total: 2 }]);
  });

  it('answers calls under way when the process dies, and does not send them again', async () => {
    const host = start();
    const lost = host.call('sandbox.act', {});
    dieAndResume();
    expect(await lost).toEqual(RESTARTED);
    expect(newest().sent).toEqual([]);
    expect(restarts).toBe(1);
  });

  it('holds calls made while there is no process for the next one', async () => {
    const host = start();
    newest().die();
    const held = host.call('search', { text: '籌' });
    resume();
    expect(newest().sent).toEqual([{ id: 1, method: 'search', args: { text: '籌' } }]);
    newest().say(ok(1, 'found'));
    expect(await held).toEqual({ kind: 'ok', value: 'found' });
  });

  it('waits longer after each death, up to a limit, and starts afresh after an answer', () => {
    const host = start();
    for (let death = 0; death < 9; death++) dieAndResume();
    expect(waits).toEqual([50, 100, 200, 400, 800, 1600, 3200, 5000, 5000]);
    void host.call('a', null);
    newest().say(ok(1, null));
    dieAndResume();
    expect(waits.at(-1)).toBe(50);
  });

  it('waits until a process it was told to stop has ended, and does not start it again', async () => {
    const host = start();
    let over = false;
    const stopping = host.stop().then(() => (over = true));
    await Promise.resolve();
    expect([newest().stopped, over]).toEqual([true, false]);
    newest().die();
    await stopping;
    expect(children).toHaveLength(1);
    expect(newest().killed).toBe(false);
  });

  it('kills a process that does not end', async () => {
    const host = start();
    const stopping = host.stop();
    resume();
    expect(newest().killed).toBe(true);
    newest().die();
    await stopping;
  });

  it('has nothing to wait for where there is no process', async () => {
    const host = start();
    newest().die();
    await host.stop();
    resume();
    expect(children).toHaveLength(1);
  });
});
