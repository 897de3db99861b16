import { expect, test, vi } from 'vitest';
import type { Fault, Reply } from '#contract/reply.ts';
import type { Receipt, Sandbox } from '#contract/sandbox.ts';
import type { Entry } from '#rules/play.ts';
import { type Call, SandboxView } from './sandbox.svelte.ts';

type Add = { readonly kind: 'add'; readonly by: number } | { readonly kind: 'fill-gap'; readonly reading: string };

/** A catalogue that keeps one game of adding numbers, and can be told to die before or after it writes. */
class FakeCatalogue {
  entries: Entry<unknown, unknown>[] = [];
  gapOpen = false;
  dies: 'before' | 'after' | null = null;
  readonly calls: string[] = [];

  readonly call = vi.fn((method: string, args: { after?: number; command?: Add }): Promise<Reply<unknown>> => {
    this.calls.push(method);
    return Promise.resolve(method === 'sandbox.open' ? { kind: 'ok', value: this.sandbox } : this.write(method, args));
  }) as unknown as Call;

  get sandbox(): Sandbox {
    return { id: 'g', entries: [...this.entries] } as unknown as Sandbox;
  }

  private write(method: string, { after, command }: { after?: number; command?: Add }): Reply<Receipt> {
    if (after !== this.entries.length) return { kind: 'refused', refusal: { code: 'stale', field: 'after' } };
    if (this.gapOpen && command?.kind === 'add')
      return { kind: 'refused', refusal: { code: 'gap', detail: { clauses: ['shortage'] } } };
    if (command?.kind === 'fill-gap') this.gapOpen = false;
    const died: Fault = { code: 'restarted' };
    const dies = this.dies;
    this.dies = null;
    if (dies === 'before') return { kind: 'fault', fault: died };
    const entry = this.entry(method, command);
    this.entries.push(entry);
    if (dies === 'after') return { kind: 'fault', fault: died };
    return { kind: 'ok', value: { head: this.entries.length, entries: [entry] } };
  }

  private entry(method: string, command?: Add): Entry<unknown, unknown> {
    if (method === 'sandbox.undo') return { kind: 'undo' };
    if (method === 'sandbox.redo') return { kind: 'redo' };
    return { kind: 'act', command, events: [command?.kind === 'add' ? command.by : 0] };
  }
}

function table() {
  const catalogue = new FakeCatalogue();
  const view = new SandboxView<number, Add, number>(catalogue.call, catalogue.sandbox, {
    start: 0,
    evolve: (sum, by) => sum + by,
  });
  return { catalogue, view };
}
const add = (by: number): Add => ({ kind: 'add', by });

test('shows the state its accepted moves lead to', async () => {
  const { view } = table();
  await view.play(add(5));
  await view.play(add(3));
  expect(view.states).toEqual([0, 5, 8]);
  expect(view.state).toBe(8);
});

test('takes back and makes again without end', async () => {
  const { view } = table();
  await view.play(add(5));
  await view.play(add(3));
  await view.undo();
  await view.undo();
  expect([view.state, view.canUndo, view.canRedo]).toEqual([0, false, true]);
  await view.redo();
  expect(view.state).toBe(5);
});

test('a past state can be looked at, and the next move returns to the present', async () => {
  const { view } = table();
  for (const by of [1, 2, 3]) await view.play(add(by));
  view.show(1);
  expect([view.state, view.live]).toEqual([1, false]);
  await view.play(add(4));
  expect([view.state, view.live]).toEqual([10, true]);
});

test('a move the dying catalogue had not written is sent again', async () => {
  const { view, catalogue } = table();
  catalogue.dies = 'before';
  await view.play(add(5));
  expect([view.state, view.trouble]).toEqual([5, null]);
  expect(catalogue.entries).toHaveLength(1);
});

test('a move the dying catalogue had written is not played twice', async () => {
  const { view, catalogue } = table();
  catalogue.dies = 'after';
  await view.play(add(5));
  expect([view.state, view.trouble]).toEqual([5, null]);
  expect(catalogue.entries).toHaveLength(1);
  expect(catalogue.calls).toEqual(['sandbox.act', 'sandbox.open']);
});

test('a game changed elsewhere is brought up to date and the move is not forced upon it', async () => {
  const { view, catalogue } = table();
  catalogue.entries.push({ kind: 'act', command: add(9), events: [9] });
  await view.play(add(5));
  expect(view.state).toBe(9);
  expect(view.trouble).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } });
});

test('a gap stops play until it is filled, then the waiting move is made', async () => {
  const { view, catalogue } = table();
  catalogue.gapOpen = true;
  await view.play(add(5));
  expect(view.gap).toEqual({ clauses: ['shortage'], command: add(5) });
  expect(view.state).toBe(0);
  await view.fill([{ kind: 'fill-gap', reading: 'nothing' }]);
  expect(view.gap).toBeNull();
  expect(view.state).toBe(5);
  expect(catalogue.entries.map((entry) => entry.kind === 'act' && entry.command)).toEqual([
    { kind: 'fill-gap', reading: 'nothing' },
    add(5),
  ]);
});

test('two moves at once are one move', async () => {
  const { view, catalogue } = table();
  await Promise.all([view.play(add(5)), view.play(add(5))]);
  expect([view.state, view.trouble]).toEqual([5, null]);
  expect(catalogue.calls).toEqual(['sandbox.act']);
});

test('a move asked for while another is under way is made after it, and once', async () => {
  const { view } = table();
  const bot = view.play(add(5));
  const person = view.playNext(add(3));
  const again = view.playNext(add(3));
  await Promise.all([bot, person, again]);
  expect([view.state, view.trouble]).toEqual([8, null]);
});
