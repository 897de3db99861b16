import { expect, test, vi } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import { type Call, Draft } from './draft.svelte.ts';
import { put } from './paths.ts';

interface Change {
  readonly path: (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** A catalogue of one exhibit that can refuse or fail once. */
function catalogue() {
  let record = { kind: 'exhibit', id: 'e', body: { title: 'Old', introduction: '', items: [] } } as never as OwnRecord;
  const sent: Change[][] = [];
  const continued: (number | undefined)[] = [];
  const next: unknown[] = [];
  const call = vi.fn((method: string, args: { changes: Change[]; continues?: number }) => {
    if (method === 'own.open') return Promise.resolve({ kind: 'ok', value: { record: { ...record }, links: [], problems: [] } });
    sent.push(args.changes);
    continued.push(args.continues);
    const trouble = next.shift();
    if (trouble) return Promise.resolve(trouble);
    const body = args.changes.reduce<unknown>((at, { path, after }) => put(at, path, after), record.body);
    record = { ...record, body } as OwnRecord;
    return Promise.resolve({ kind: 'ok', value: { record, action: { id: sent.length } } });
  }) as unknown as Call;
  return {
    sent,
    continued,
    next,
    draft: new Draft<'exhibit'>(call, { record, links: [], problems: [] }),
    titleKept: () => record,
  };
}

test('what is typed shows at once and is written with what stood before', async () => {
  const { draft, sent } = catalogue();
  draft.set(['title'], 'New');
  expect([draft.body.title, draft.record.body.title, draft.state]).toEqual(['New', 'Old', 'saving']);
  await draft.flush();
  expect([draft.record.body.title, draft.state]).toEqual(['New', 'saved']);
  expect(sent).toEqual([[{ path: ['title'], before: 'Old', after: 'New' }]]);
});

test('typing that pauses is written by itself, once', async () => {
  vi.useFakeTimers();
  const { draft, sent } = catalogue();
  draft.set(['title'], 'N');
  draft.set(['title'], 'Ne');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([[{ path: ['title'], before: 'Old', after: 'Ne' }]]);
  vi.useRealTimers();
});

test('what goes on being typed while a write is under way is not lost', async () => {
  const { draft } = catalogue();
  draft.set(['title'], 'New');
  const writing = draft.flush();
  await Promise.resolve();
  draft.set(['title'], 'Newer');
  await writing;
  expect(draft.body.title).toBe('Newer');
  await draft.flush();
  expect(draft.record.body.title).toBe('Newer');
});

test('a refusal keeps what was typed and says so; a fault is tried again', async () => {
  vi.useFakeTimers();
  const { draft, next } = catalogue();
  next.push({ kind: 'refused', refusal: { code: 'bad-argument', field: 'title' } });
  draft.set(['title'], '');
  await draft.flush();
  expect([draft.body.title, draft.state]).toEqual(['', 'unsaved']);
  next.push({ kind: 'fault', fault: { code: 'busy' } });
  draft.set(['title'], 'New');
  await draft.flush();
  expect(draft.state).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(3_000);
  expect([draft.record.body.title, draft.state]).toEqual(['New', 'saved']);
  vi.useRealTimers();
});

test('nothing is written where nothing is changed', async () => {
  const { draft, sent } = catalogue();
  draft.set(['title'], 'Old');
  await draft.flush();
  expect([sent.length, draft.state]).toEqual([0, 'saved']);
});

test('an edit that is refused does not hold up the others', async () => {
  const { draft, next } = catalogue();
  next.push({ kind: 'refused', refusal: { code: 'bad-argument', field: 'title' } });
  draft.set(['title'], '');
  draft.set(['introduction'], 'Welcome');
  await draft.flush();
  expect([draft.record.body.introduction, draft.body.title, draft.state]).toEqual(['Welcome', '', 'unsaved']);
});

test('typing that goes on in a field goes on with its action; after the field is left it is another', async () => {
  vi.useFakeTimers();
  const { draft, continued } = catalogue();
  draft.set(['title'], 'N');
  await vi.advanceTimersByTimeAsync(1_000);
  draft.set(['title'], 'Ne');
  await vi.advanceTimersByTimeAsync(1_000);
  await draft.flush();
  draft.set(['title'], 'New');
  await draft.flush();
  expect(continued).toEqual([undefined, 1, undefined]);
  vi.useRealTimers();
});

test('what is added to a list goes on with the action it began, and by another it is kept', async () => {
  const { draft, sent, continued, next, titleKept } = catalogue();
  const items = () => (titleKept().body as { items: unknown[] }).items;
  draft.set(['title'], 'New');
  const action = await draft.append(['items'], ['a']);
  await draft.append(['items'], ['b'], action);
  expect(continued).toEqual([undefined, undefined, 2]);
  expect([items(), draft.body.title]).toEqual([['a', 'b'], 'New']);
  next.push({ kind: 'refused', refusal: { code: 'stale', field: '', detail: {} } });
  await draft.append(['items'], ['c'], action);
  expect([items(), draft.trouble, sent.length]).toEqual([['a', 'b', 'c'], null, 5]);
});

test('what cannot be added now is noted and added once the fault has passed', async () => {
  vi.useFakeTimers();
  const { draft, next, titleKept } = catalogue();
  next.push({ kind: 'fault', fault: { code: 'full' } });
  await draft.append(['items'], ['a']);
  expect(draft.state).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([titleKept().body, draft.state]).toMatchObject([{ items: ['a'] }, 'saved']);
  vi.useRealTimers();
});
