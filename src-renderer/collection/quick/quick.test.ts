import { expect, test, vi } from 'vitest';
import type { Call } from '../object/draft.svelte.ts';
import { QuickEntry } from './quick.svelte.ts';

function entry(refuse = false) {
  const made: { fields: Record<string, { values: { text: string }[] }> }[] = [];
  const call = vi.fn((method: string, args: { body: (typeof made)[number] }) => {
    if (method === 'own.nextAccession') return Promise.resolve({ kind: 'ok', value: `SG-00${made.length + 1}` });
    if (method !== 'own.create') return Promise.resolve({ kind: 'ok', value: null });
    if (refuse) return Promise.resolve({ kind: 'fault', fault: { code: 'full' } });
    made.push(args.body);
    return Promise.resolve({ kind: 'ok', value: { record: { id: 'o', body: args.body } } });
  }) as unknown as Call;
  return { quick: new QuickEntry(call), made };
}

test('words that carry over stand ready for the next object, the others are cleared', async () => {
  const { quick, made } = entry();
  await quick.load();
  quick.write('title', ' 狀元 ');
  quick.write('location', 'Box 2');
  expect(await quick.save()).toBe(true);
  expect(made[0]?.fields['title']?.values[0]?.text).toBe('狀元');
  expect(Object.keys(made[0]?.fields ?? {})).toEqual(['title', 'location']);
  expect([quick.words['title'], quick.words['location'], quick.next]).toEqual([undefined, 'Box 2', 'SG-002']);
});

test('nothing is made of nothing, and a second press while saving makes no second object', async () => {
  const { quick, made } = entry();
  expect(await quick.save()).toBe(false);
  quick.write('title', '狀元');
  await Promise.all([quick.save(), quick.save()]);
  expect(made).toHaveLength(1);
});

test('what could not be saved stays as typed', async () => {
  const { quick } = entry(true);
  quick.write('title', '狀元');
  expect(await quick.save()).toBe(false);
  expect([quick.words['title'], quick.trouble?.kind]).toEqual(['狀元', 'fault']);
});

test('words not yet an object are kept, and stand there again', async () => {
  const settings = new Map<string, unknown>();
  const call = ((method: string, args: { key: string; value?: unknown }) => {
    if (method === 'settings.set') settings.set(args.key, args.value);
    return Promise.resolve({ kind: 'ok', value: method === 'settings.get' ? (settings.get(args.key) ?? null) : '' });
  }) as unknown as Call;
  const quick = new QuickEntry(call);
  quick.write('title', '半句');
  await quick.remember();
  const again = new QuickEntry(call);
  await again.load();
  expect(again.words).toEqual({ title: '半句' });
});
