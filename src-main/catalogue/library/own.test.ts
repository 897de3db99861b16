import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../testing.ts';
import { backupNames } from './backups.ts';
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
  const fields = { title: { values: [{ id: 'a', text: 'The green one' }] } };
  valueOf(await library.ask('own.create', { kind: 'object', body: { ...object('SG-002', ''), fields } }));
  const { comparison } = valueOf(await library.ask('library.previewRestore', { name }));
  expect(comparison).toMatchObject({
    counts: { added: 0, changed: 1, removed: 1 },
    first: [
      { kind: 'changed', of: 'object', title: 'SG-001' },
      { kind: 'removed', of: 'object', title: 'SG-002 The green one' },
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

/** Writes over words wherever they stand in the closed file. */
function spoil(library: Kept, words: string, by: string): void {
  library.keeper.shut();
  const bytes = readFileSync(file(library));
  for (let at = bytes.indexOf(words); at !== -1; at = bytes.indexOf(words, at + 1)) bytes.write(by, at);
  writeFileSync(file(library), bytes);
}

describe('a record that is damaged', () => {
  const ids = async (library: Kept) =>
    valueOf(await library.ask('own.all', { kind: 'object' })).records.map(({ id }) => id);

  it.each([
    ['is no JSON', '"text"|"Green'],
    ['has lost a part', '"tixt":"Green'],
  ])('and %s keeps nobody from the others, and comes back whole from the backup by a salvage', async (_, by) => {
    const library = kept();
    const [first, second] = [await create(library, 'SG-001', 'Red'), await create(library, 'SG-002', 'Green')];
    const changes = [{ path: ['accession'], before: 'SG-002', after: 'SG-001' }];
    await library.ask('own.change', { kind: 'object', id: second.id, changes, keep: true });
    await back(library);
    spoil(library, '"text":"Green', by);
    expect((await library.ask('own.list', {})).kind).toBe('ok');
    expect(await ids(library)).toEqual([first.id]);
    expect(valueOf(await library.ask('own.unsaved', {}))).toEqual([]);
    const { losses } = valueOf(await library.ask('library.salvage', {}));
    expect(losses).toEqual([]);
    expect(await ids(library)).toEqual([first.id, second.id]);
    expect(valueOf(await library.ask('own.unsaved', {})).map(({ id }) => id)).toEqual([second.id]);
    expect(await found(library, 'green')).toEqual([second.id]);
    expect(valueOf(await library.ask('library.verify', {})).problems).toEqual([]);
  });

  it.each([
    ['told as lost', '"text"|"Green', 'own, rows: 1: CHECK constraint failed: json_valid(body)'],
    ['kept as it is', '"tixt":"Green', 'own, rows: 1: kept as it is, and cannot be read'],
  ])('and in no backup is %s', async (_, by, loss) => {
    const library = kept();
    const [first] = [await create(library, 'SG-001', 'Red'), await create(library, 'SG-002', 'Green')];
    spoil(library, '"text":"Green', by);
    expect(valueOf(await library.ask('library.salvage', {})).losses).toContain(loss);
    expect(await ids(library)).toEqual([first.id]);
  });

  it('and breaks a rule of its table is in no backup, and otherwise takes the place of no older one', async () => {
    const library = kept();
    await create(library, 'SG-001', 'Green');
    const names = [];
    for (let at = 0; at < 5; at++) names.push(await back(library));
    const whole = backupNames(library.folder).length;
    spoil(library, '"text":"Green', '"tixt":"Green');
    await back(library);
    expect(backupNames(library.folder)).toHaveLength(whole + 1);
    spoil(library, '"tixt":"Green', '"tixt"|"Green');
    expect(await library.ask('library.backUp', {})).toMatchObject({ kind: 'fault', fault: { code: 'corrupt' } });
  });
});
