import { beforeEach, expect, test, vi } from 'vitest';

type Answer = (event: { readonly data: unknown }) => void;
type Fault = (event: { readonly message: string }) => void;

/** A worker that answers when the test says so. */
class Worker {
  static all: Worker[] = [];
  onmessage: Answer = () => undefined;
  onerror: Fault = () => undefined;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    Worker.all.push(this);
  }
}

vi.stubGlobal('Worker', Worker);
vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, rules: object) => rules });
const { Counting } = await import('./counting.svelte.ts');

const ASKED = [] as const;
const at = (index: number) => Worker.all[index] ?? expect.fail(`no worker ${index}`);

beforeEach(() => {
  Worker.all = [];
});

test('a count is on its way until its worker answers', async () => {
  const counting = new Counting<'compare-sets'>();
  const asked = counting.ask('compare-sets', ASKED);
  expect(counting.answer).toEqual({ kind: 'counting', former: null });
  at(0).onmessage({ data: ['one'] });
  await asked;
  expect(counting.answer).toEqual({ kind: 'counted', value: ['one'] });
});

test('a count that is stopped ends its worker and says so', () => {
  const counting = new Counting<'compare-sets'>();
  void counting.ask('compare-sets', ASKED);
  counting.stop();
  expect(at(0).terminate).toHaveBeenCalled();
  expect(counting.answer).toEqual({ kind: 'stopped' });
});

test('a new question breaks off the one before, whose answer comes too late', async () => {
  const counting = new Counting<'compare-sets'>();
  const first = counting.ask('compare-sets', ASKED);
  const second = counting.ask('compare-sets', ASKED);
  expect(at(0).terminate).toHaveBeenCalled();
  at(1).onmessage({ data: ['now'] });
  await second;
  at(0).onmessage({ data: ['late'] });
  await first;
  expect(counting.answer).toEqual({ kind: 'counted', value: ['now'] });
});

test('a fault of the worker is told', async () => {
  const counting = new Counting<'compare-sets'>();
  const asked = counting.ask('compare-sets', ASKED);
  at(0).onerror({ message: 'out of memory' });
  await asked;
  expect(counting.answer).toMatchObject({ kind: 'fault', fault: { detail: 'Error: out of memory' } });
});
