import { expect, test, vi } from 'vitest';
import type { Refused } from '#contract/own/changes.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import { type Call, Draft } from './draft.svelte.ts';
import { put, valueAt } from './paths.ts';

interface Change {
  readonly path: (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

interface Asked {
  readonly changes: Change[];
  readonly continues?: number;
}

/** A catalogue of one exhibit that can refuse or fail once. */
function catalogue() {
  let record = { kind: 'exhibit', id: 'e', body: { title: 'Old', introduction: '', items: [] } } as never as OwnRecord;
  const sent: Change[][] = [];
  const continued: (number | undefined)[] = [];
  const next: unknown[] = [];
  const discarded: unknown[] = [];
  let refused: Refused[] = [];
  const opened = () => ({ record: { ...record }, links: [], problems: [], refused });
  const call = vi.fn((method: string, args: Asked) => {
    if (method === 'own.open') return Promise.resolve({ kind: 'ok', value: opened() });
    if (method === 'own.discard') {
      discarded.push(args);
      refused = [];
      return Promise.resolve({ kind: 'ok', value: null });
    }
    sent.push(args.changes);
    continued.push(args.continues);
    const trouble = next.shift();
    if (trouble) return Promise.resolve(trouble);
    const stale = args.changes.find(
      ({ path, before }) => JSON.stringify(valueAt(record.body, path)) !== JSON.stringify(before),
    );
    if (stale) return Promise.resolve({ kind: 'refused', refusal: { code: 'stale' } });
    const body = args.changes.reduce<unknown>((at, { path, after }) => put(at, path, after), record.body);
    record = { ...record, body } as OwnRecord;
    return Promise.resolve({ kind: 'ok', value: { record, action: { id: sent.length } } });
  }) as unknown as Call;
  return {
    sent,
    continued,
    next,
    discarded,
    draft: new Draft<'exhibit'>(call, opened()),
    open: (kept: readonly Refused[]) => {
      refused = [...kept];
      return new Draft<'exhibit'>(call, opened());
    },
    bodyKept: () => record.body,
    titleKept: () => (record.body as { title: string }).title,
    /** Writes the title as somebody else would. */
    elsewhere: (title: string) => {
      record = { ...record, body: { ...record.body, title } } as OwnRecord;
    },
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

test('typing that never pauses is written all the same', async () => {
  vi.useFakeTimers();
  const { draft, titleKept } = catalogue();
  for (let keys = 1; keys <= 10; keys++) {
    draft.set(['title'], 'x'.repeat(keys));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(titleKept().length).toBeGreaterThan(3);
  vi.useRealTimers();
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

test('an item of a list that is refused holds up neither another nor one that is added or taken away', async () => {
  const { draft, next, bodyKept } = catalogue();
  const item = (id: string) => ({ id, text: '' });
  draft.set(['items'], [item('a'), item('b')]);
  await draft.flush();
  next.push({ kind: 'refused', refusal: { code: 'bad-argument', field: 'items' } });
  draft.set(['items', 'a', 'text'], 7);
  draft.set(['items', 'b'], undefined);
  draft.set(['items', 'c'], item('c'));
  await draft.flush();
  expect(bodyKept()).toMatchObject({ items: [item('a'), item('c')] });
  expect(draft.body).toMatchObject({ items: [{ id: 'a', text: 7 }, item('c')] });
  expect(draft.refusedAt(['items', 'a', 'text'])?.after).toBe(7);
  expect(draft.refusedAt(['items', 'c', 'text'])).toBeUndefined();
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
  const { draft, sent, continued, next, bodyKept } = catalogue();
  const items = () => (bodyKept() as { items: unknown[] }).items;
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
  const { draft, next, bodyKept } = catalogue();
  next.push({ kind: 'fault', fault: { code: 'full' } });
  await draft.append(['items'], ['a']);
  expect(draft.state).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([bodyKept(), draft.state]).toMatchObject([{ items: ['a'] }, 'saved']);
  vi.useRealTimers();
});

test('what was changed elsewhere is not written over, however long one types, until one of the two is chosen', async () => {
  const { draft, elsewhere, titleKept } = catalogue();
  draft.set(['title'], 'Mine');
  elsewhere('Theirs');
  await draft.flush();
  draft.set(['title'], 'Mine too');
  await draft.flush();
  await draft.flush();
  expect([titleKept(), draft.record.body.title, draft.body.title]).toEqual(['Theirs', 'Theirs', 'Mine too']);
  const [conflict] = draft.refused;
  if (!conflict) throw new Error('nothing is refused');
  await draft.insist(conflict);
  expect([titleKept(), draft.state, draft.refused]).toEqual(['Mine too', 'saved', []]);
});

test('what stands is taken, and what was typed let go', async () => {
  const { draft, elsewhere, titleKept, discarded } = catalogue();
  draft.set(['title'], 'Mine');
  elsewhere('Theirs');
  await draft.flush();
  const [conflict] = draft.refused;
  if (!conflict) throw new Error('nothing is refused');
  await draft.discard(conflict);
  expect([titleKept(), draft.body.title, draft.state]).toEqual(['Theirs', 'Theirs', 'saved']);
  expect(discarded).toEqual([{ kind: 'exhibit', id: 'e', path: ['title'] }]);
});

test('what was refused before stands in its field again, and is written only over what stood there then', async () => {
  const { open, titleKept } = catalogue();
  const why = { code: 'taken' } as const;
  const draft = open([{ path: ['title'], before: 'Older', after: 'Mine', why, at: 't' }]);
  expect([draft.body.title, draft.state, draft.refusedAt(['title'])?.why]).toEqual(['Mine', 'unsaved', why]);
  await draft.flush();
  expect([titleKept(), draft.refused[0]?.why.code]).toEqual(['Old', 'stale']);
});

test('typed back to what stands, nothing is refused any longer', async () => {
  const { draft, next, discarded } = catalogue();
  next.push({ kind: 'refused', refusal: { code: 'stale' } });
  draft.set(['title'], 'New');
  await draft.flush();
  draft.set(['title'], 'Old');
  await draft.flush();
  expect([draft.state, discarded.length]).toEqual(['saved', 1]);
});

test('what is typed in a part of something not yet written is written with it', async () => {
  const { draft, sent } = catalogue();
  const item = { id: 'i', record: { kind: 'object', id: 'o' }, text: '' };
  draft.set(['items'], [item]);
  draft.set(['items', 0, 'text'], 'Words');
  await draft.flush();
  expect(sent.map(([change]) => [change?.path, change?.after])).toEqual([[['items'], [{ ...item, text: 'Words' }]]]);
});
