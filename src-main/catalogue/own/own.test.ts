import { describe, expect, it } from 'vitest';
import { asking, openedLibrary, seededFolder, valueOf, type Ask } from '../testing.ts';

/** An object with one value a field. */
const body = (fields: Readonly<Record<string, string>>, more: object = {}) => ({
  type: 'tallies',
  fields: Object.fromEntries(Object.entries(fields).map(([id, text]) => [id, { values: [{ id: 'a', text }] }])),
  ...more,
});

describe('an object', () => {
  it('gets the next number, is changed, and undone and redone after a restart', () => {
    const folder = seededFolder();
    let library = openedLibrary(folder);
    const ask: Ask = (method, args) => asking(() => library)(method, args);
    const { record } = valueOf(ask('own.create', { kind: 'object', body: body({ title: '狀元籌' }) }));
    expect(record.body).toMatchObject({ accession: 'SG-001', tags: [] });
    const path = ['fields', 'title', 'values', 'a', 'text'];
    const changes = [{ path, before: '狀元籌', after: 'Tallies' }];
    const changed = valueOf(ask('own.change', { kind: 'object', id: record.id, changes }));
    expect(changed.record.body).toMatchObject({ fields: { title: { values: [{ text: 'Tallies' }] } } });
    expect(ask('own.change', { kind: 'object', id: record.id, changes })).toMatchObject({
      refusal: { code: 'stale', field: path.join('.'), detail: { now: 'Tallies' } },
    });
    library.close();
    library = openedLibrary(folder);
    expect(valueOf(ask('own.undo', {})).redo?.id).toBe(changed.action.id);
    expect(valueOf(ask('own.open', { kind: 'object', id: record.id })).record.body).toEqual(record.body);
    expect(valueOf(ask('own.redo', {})).redo).toBeUndefined();
    expect(valueOf(ask('own.list', {})).rows[0]?.title.en).toBe('Tallies');
    expect(valueOf(ask('own.history', { kind: 'object', id: record.id })).map(({ action }) => action.what)).toEqual([
      'edit',
      'create',
    ]);
  });
});
