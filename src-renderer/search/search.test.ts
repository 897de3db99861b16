import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchHit, SearchPage } from '#contract/records.ts';
import { type AskSearch, SearchView } from './search.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hit = (id: string): SearchHit => ({
  kind: 'game',
  id,
  title: { en: id, 'zh-Hant': id, 'zh-Hans': id },
  origin: 'reference',
  open: { kind: 'game', id },
  tier: 'title',
  excerpt: [],
});
const page = (...ids: string[]): SearchPage => ({ hits: ids.map(hit), total: ids.length, exact: true });
const answering = () => vi.fn<AskSearch>((args) => Promise.resolve({ kind: 'ok', value: page(args.text) }));

test('asks once for a word typed letter by letter', async () => {
  const ask = answering();
  const view = new SearchView(ask, 10);
  for (const text of ['狀', '狀元', '狀元籌']) view.type(text);
  await vi.runAllTimersAsync();
  expect(ask.mock.calls).toEqual([[{ text: '狀元籌', limit: 10 }]]);
  expect(view.hits.map(({ id }) => id)).toEqual(['狀元籌']);
});

test('asks nothing while an input method composes, and asks when it is done', async () => {
  const ask = answering();
  const view = new SearchView(ask, 10);
  view.compose(true);
  view.type('zhuang');
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
  view.text = '狀';
  view.compose(false);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
  expect(view.answered).toBe('狀');
});

test('keeps the last results while the next are on their way', async () => {
  const view = new SearchView(answering(), 10);
  view.type('chong');
  await vi.runAllTimersAsync();
  view.type('chong un');
  expect(view.hits.map(({ id }) => id)).toEqual(['chong']);
  expect(view.settled).toBe(false);
});

test('drops an answer that a newer question has overtaken', async () => {
  const answers: ((page: SearchPage) => void)[] = [];
  const view = new SearchView(
    () => new Promise((answer) => answers.push((value) => answer({ kind: 'ok', value }))),
    10,
  );
  view.text = 'old';
  const old = view.now();
  view.text = 'new';
  const young = view.now();
  answers[1]!(page('new'));
  answers[0]!(page('old'));
  await Promise.all([old, young]);
  expect(view.hits.map(({ id }) => id)).toEqual(['new']);
});

test('an empty text shows nothing and asks nothing', async () => {
  const ask = answering();
  const view = new SearchView(ask, 10);
  view.type('chong');
  await vi.runAllTimersAsync();
  view.type('   ');
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledOnce();
  expect(view.page).toBeNull();
});

test('the arrow keys go round the hits', async () => {
  const view = new SearchView(() => Promise.resolve({ kind: 'ok', value: page('a', 'b', 'c') }), 10);
  view.text = 'x';
  await view.now();
  expect(view.current?.id).toBe('a');
  view.move(-1);
  expect(view.current?.id).toBe('c');
  view.move(1);
  expect(view.current?.id).toBe('a');
});

test('says that it failed and keeps what it had', async () => {
  const ask = answering();
  const view = new SearchView(ask, 10);
  view.text = 'a';
  await view.now();
  ask.mockResolvedValueOnce({ kind: 'fault', fault: { code: 'restarted' } });
  view.text = 'b';
  await view.now();
  expect(view.failed).toBe(true);
  expect(view.hits.map(({ id }) => id)).toEqual(['a']);
});

test('widens to more of the same, up to what the catalogue gives', async () => {
  const ask = answering();
  const view = new SearchView(ask, 80);
  view.text = 'a';
  await view.now();
  await view.widen();
  expect(view.canWiden).toBe(true);
  await view.widen();
  expect(ask.mock.calls.map(([args]) => args.limit)).toEqual([80, 160, 200]);
  expect(view.canWiden).toBe(false);
});
