import { expect, test, vi } from 'vitest';
import type { Source } from '#contract/collection/schema.ts';
import { Shelf } from './shelf.svelte.ts';

const culin = { id: 'culin', passages: [{ id: 'seizure', text: 'given up to a higher throw' }] } as unknown as Source;
const fetched = () => new Promise((resolve) => setTimeout(resolve));

function shelf(reply: unknown = { kind: 'ok', value: { body: { kind: 'source', source: culin } } }) {
  const open = vi.fn().mockResolvedValue(reply);
  return { open, shelf: new Shelf(open) };
}

test('fetches a source once however often its passages are asked for', async () => {
  const { open, shelf: kept } = shelf();
  expect(kept.passage('culin#seizure')).toBeUndefined();
  kept.passage('culin#seizure');
  await fetched();
  expect(kept.passage('culin#seizure')?.passage).toBe(culin.passages[0]);
  expect(open).toHaveBeenCalledExactlyOnceWith('records.open', { kind: 'source', id: 'culin' });
});

test('a passage the source does not have is not found', async () => {
  const { shelf: kept } = shelf();
  kept.source('culin');
  await fetched();
  expect(kept.passage('culin#nowhere')).toBeUndefined();
});

test('asks again after a fault, not after a refusal', async () => {
  const faulty = shelf({ kind: 'fault', fault: { code: 'restarted' } });
  const refused = shelf({ kind: 'refused', refusal: { code: 'not-found' } });
  for (const one of [faulty, refused]) {
    one.shelf.source('culin');
    await fetched();
    one.shelf.source('culin');
  }
  expect(faulty.open).toHaveBeenCalledTimes(2);
  expect(refused.open).toHaveBeenCalledTimes(1);
});
