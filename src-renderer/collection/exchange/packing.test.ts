import { describe, expect, it } from 'vitest';
import type { PackedRecord, PackedStanding } from '#contract/own/packs.ts';
import type { Reply } from '#contract/reply.ts';
import { ignoredWords } from './pack-words.ts';
import { Packing } from './packing.svelte.ts';

const record = (id: string, standing: PackedStanding): PackedRecord => ({ kind: 'object', id, title: id, standing });
const RECORDS = [
  record('new', { kind: 'new' }),
  record('same', { kind: 'same' }),
  record('newer', { kind: 'newer', here: '2024-01-01', there: '2025-01-01' }),
  record('taken', { kind: 'number-taken', accession: '1' }),
  record('unfit', { kind: 'unfit', detail: '' }),
];

describe('a pack that is looked at', () => {
  it('is taken in without overwriting anything unless that is chosen', async () => {
    const calls: unknown[] = [];
    const packing = new Packing((method, args) => {
      calls.push(args);
      const preview = { made: '', records: RECORDS, media: 0, ignored: [], plan: 'p' };
      return Promise.resolve({
        kind: 'ok',
        value: method === 'pack.preview' ? preview : { kind: 'cancelled' },
      } as Reply<never>);
    });
    await packing.open('a.zip');
    expect(RECORDS.map((one) => packing.choiceFor(one))).toEqual(['take', 'leave', 'leave', 'leave', 'leave']);
    expect(packing.taking).toBe(1);
    packing.choices['object newer'] = 'both';
    expect(packing.taking).toBe(2);
    await packing.take();
    expect(calls.at(-1)).toMatchObject({ path: 'a.zip', plan: 'p', choices: { 'object newer': 'both' } });
    expect([packing.done, packing.progress]).toEqual([{ kind: 'cancelled' }, null]);
  });
});

it('counts what was passed over where it is more than can be named', () => {
  const ignored = Array.from({ length: 20_000 }, (_, at) => ({ name: `../e${at.toString()}`, why: 'traversal' }));
  expect(ignoredWords(ignored.slice(0, 10))).toHaveLength(10);
  const words = ignoredWords(ignored);
  expect(words).toHaveLength(11);
  expect(words.at(-1)).toContain('19990');
});
