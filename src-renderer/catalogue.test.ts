import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '#contract/reply.ts';
import { call } from './catalogue.ts';

const restarted: Reply<never> = { kind: 'fault', fault: { code: 'restarted' } };
const empty: Reply<readonly []> = { kind: 'ok', value: [] };
const send = vi.fn<(method: string, args: unknown) => Promise<Reply<unknown>>>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  vi.stubGlobal('window', { variorum: { call: send } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled<T>(asked: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return asked;
}

test('a read whose answer was lost in a restart is asked again', async () => {
  send.mockResolvedValueOnce(restarted).mockResolvedValueOnce(empty);
  expect(await settled(call('records.list', { kind: 'game' }))).toEqual(empty);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a read gives up when the catalogue keeps restarting', async () => {
  send.mockResolvedValue(restarted);
  expect(await settled(call('records.list', { kind: 'game' }))).toEqual(restarted);
  expect(send).toHaveBeenCalledTimes(4);
});

test('a write is never repeated', async () => {
  send.mockResolvedValue(restarted);
  expect(await settled(call('sandbox.undo', { id: 'one', after: 3 }))).toEqual(restarted);
  expect(send).toHaveBeenCalledTimes(1);
});
