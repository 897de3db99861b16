import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { valueOf } from '../testing.ts';
import { back, file, kept, type Kept } from './kept.testing.ts';

const object = (accession: string, name: string) => ({
  accession,
  type: 'tally',
  fields: { name: { values: [{ id: 'a', text: name }] } },
});
const create = async (library: Kept, accession: string, name = 'Tally') =>
  valueOf(await library.ask('own.create', { kind: 'object', body: object(accession, name) })).record;
const found = async (library: Kept, text: string) =>
  valueOf(await library.ask('search', { text, kinds: ['object'] })).hits.map(({ id }) => id);

it('objects are named in the preview of a restore, and found again after it', async () => {
  const library = kept();
  const { id } = await create(library, 'SG-001', 'Yellow tally');
  const name = await back(library);
  valueOf(await library.ask('own.remove', { kind: 'object', ids: [id] }));
  await create(library, 'SG-002');
  const { comparison } = valueOf(await library.ask('library.previewRestore', { name }));
  expect(comparison).toMatchObject({
    counts: { added: 0, changed: 1, removed: 1 },
    first: [
      { kind: 'changed', of: 'object', title: 'SG-001' },
      { kind: 'removed', of: 'object', title: 'SG-002' },
    ],
  });
  valueOf(await library.ask('library.restore', { name }));
  expect(await found(library, 'yellow')).toEqual([id]);
});

it('objects are salvaged with their history, and found again', async () => {
  const library = kept();
  const { id } = await create(library, 'SG-001', 'Yellow tally');
  library.keeper.shut();
  const bytes = readFileSync(file(library));
  writeFileSync(file(library), bytes.fill(0, 8192 * 60, 8192 * 64));
  const saved = valueOf(await library.ask('library.salvage', {}));
  expect(saved.tables).toContainEqual({ table: 'own', read: 1, fromBackup: 0 });
  expect(await found(library, 'yellow')).toEqual([id]);
  expect(valueOf(await library.ask('own.history', { kind: 'object', id })).length).toBeGreaterThan(0);
  valueOf(await library.ask('own.undo', {}));
  expect(await found(library, 'yellow')).toEqual([]);
  expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
});

it('a photograph whose file has gone is named by a check of everything', async () => {
  const library = kept();
  const sha256 = 'ab'.repeat(32);
  const media = [{ id: 'a', sha256, filename: 'front.jpg' }];
  valueOf(await library.ask('own.create', { kind: 'object', body: { ...object('SG-001', 'Tally'), media } }));
  expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([expect.stringContaining(sha256)]);
});
