import { expect, test, vi } from 'vitest';
import type { Call } from './object/draft.svelte.ts';
import { Remembered } from './remembered.ts';

test('what was typed last is kept once the typing pauses, and forgotten when it is done', async () => {
  vi.useFakeTimers();
  let kept: unknown = null;
  const call = vi.fn((method: string, args: { value?: unknown }) => {
    if (method === 'settings.set') kept = args.value;
    return Promise.resolve({ kind: 'ok', value: kept });
  }) as unknown as Call;
  const form = new Remembered(call, 'form');
  expect(await form.recall()).toEqual({});
  form.note({ text: 'Bo' });
  form.note({ text: 'Box 2' });
  expect(kept).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await new Remembered(call, 'form').recall()).toEqual({ text: 'Box 2' });
  form.note({ text: 'Box 3' });
  await form.forget();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept).toBeNull();
  vi.useRealTimers();
});

test('what another version has kept in its own way is passed over', async () => {
  const call = (() => Promise.resolve({ kind: 'ok', value: { text: 'Box', ids: [1] } })) as unknown as Call;
  expect(await new Remembered(call, 'form').recall()).toEqual({ text: 'Box' });
});
