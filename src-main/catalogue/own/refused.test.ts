import { describe, expect, it } from 'vitest';
import { asking, openedLibrary, seededFolder, valueOf, type Ask } from '../testing.ts';

function start(): { readonly ask: Ask; readonly restart: () => void } {
  const folder = seededFolder();
  let library = openedLibrary(folder);
  const restart = () => {
    library.close();
    library = openedLibrary(folder);
  };
  return { ask: (method, args) => asking(() => library)(method, args), restart };
}

const create = (ask: Ask): string =>
  valueOf(ask('own.create', { kind: 'object', body: { type: 'object', fields: {} } })).record.id;
/** By place: the clock does not tell what is typed in one millisecond apart. */
const refused = (ask: Ask, id: string) =>
  [...valueOf(ask('own.open', { kind: 'object', id })).refused].sort((a, b) =>
    a.path.join() < b.path.join() ? -1 : 1,
  );
const places = (ask: Ask, id: string) => refused(ask, id).map(({ path }) => path.join('.'));
const unsaved = (ask: Ask) => valueOf(ask('own.unsaved', {})).map(({ id }) => id);
const type = (ask: Ask, id: string, path: (string | number)[], before: unknown, after: unknown) =>
  ask('own.change', { kind: 'object', id, changes: [{ path, before, after }], keep: true }).kind;

describe('what was typed and refused', () => {
  it('is kept beside the record after a restart, with what is wrong, the last at each place', () => {
    const { ask, restart } = start();
    const [first, second] = [create(ask), create(ask)];
    expect(type(ask, second, ['accession'], 'SG-002', '')).toBe('refused');
    expect(type(ask, second, ['accession'], 'SG-002', 'SG-001')).toBe('refused');
    expect(type(ask, second, ['tags'], ['gone'], ['mine'])).toBe('refused');
    restart();
    expect(refused(ask, second)).toMatchObject([
      { path: ['accession'], before: 'SG-002', after: 'SG-001', why: { code: 'taken', detail: { id: first } } },
      { path: ['tags'], before: ['gone'], after: ['mine'], why: { code: 'stale', detail: { now: [] } } },
    ]);
    expect(unsaved(ask)).toEqual([second]);
    expect(valueOf(ask('own.history', { kind: 'object', id: second }))).toHaveLength(1);
  });

  it('is kept only where that was asked for', () => {
    const { ask } = start();
    const id = create(ask);
    expect(
      ask('own.change', { kind: 'object', id, changes: [{ path: ['accession'], before: 'SG-001', after: '' }] }).kind,
    ).toBe('refused');
    expect(refused(ask, id)).toEqual([]);
  });

  it('goes when something is written there, in it or around it, or it is let go', () => {
    const { ask } = start();
    const id = create(ask);
    const title = (text: string) => ({ values: [{ id: 'a', text }] });
    type(ask, id, ['fields', 'title'], title('other'), title('mine'));
    type(ask, id, ['fields', 'date'], title('other'), title('1838'));
    type(ask, id, ['accession'], 'SG-001', '');
    expect(type(ask, id, ['fields', 'title'], undefined, title('mine'))).toBe('ok');
    expect(places(ask, id)).toEqual(['accession', 'fields.date']);
    expect(type(ask, id, ['fields'], { title: title('mine') }, {})).toBe('ok');
    expect(places(ask, id)).toEqual(['accession']);
    valueOf(ask('own.discard', { kind: 'object', id, path: ['accession'] }));
    expect(unsaved(ask)).toEqual([]);
  });

  it('is kept for a count of one part, while other parts are added, changed and taken away', () => {
    const { ask, restart } = start();
    const id = create(ask);
    const part = (name: string) => ({ id: name, name, count: 1, state: 'present' });
    for (const name of ['a', 'b']) expect(type(ask, id, ['parts', name], undefined, part(name))).toBe('ok');
    expect(type(ask, id, ['parts', 'a', 'count'], 1, 'thirty-one')).toBe('refused');
    expect(type(ask, id, ['parts', 'b', 'count'], 1, 16)).toBe('ok');
    expect(type(ask, id, ['parts', 'c'], undefined, part('c'))).toBe('ok');
    expect(type(ask, id, ['parts', 'b'], { ...part('b'), count: 16 }, undefined)).toBe('ok');
    restart();
    expect(refused(ask, id)).toMatchObject([
      { path: ['parts', 'a', 'count'], before: 1, after: 'thirty-one', why: { code: 'bad-argument' } },
    ]);
    expect(type(ask, id, ['parts', 'a', 'count'], 1, 31)).toBe('ok');
    expect(refused(ask, id)).toEqual([]);
    for (const _ of [1, 2]) valueOf(ask('own.undo', {}));
    expect(valueOf(ask('own.open', { kind: 'object', id })).record.body).toMatchObject({
      parts: [part('a'), { ...part('b'), count: 16 }, part('c')],
    });
  });

  it('goes when undo brings back the very words, and stays beside a record in the bin', () => {
    const { ask } = start();
    const id = create(ask);
    type(ask, id, ['tags'], [], ['mine']);
    type(ask, id, ['tags'], ['mine'], []);
    expect(type(ask, id, ['tags'], ['gone'], ['mine'])).toBe('refused');
    expect(refused(ask, id)).toHaveLength(1);
    valueOf(ask('own.undo', {}));
    expect(refused(ask, id)).toEqual([]);
    valueOf(ask('own.remove', { kind: 'object', ids: [id] }));
    expect(type(ask, id, ['tags'], ['mine'], ['too late'])).toBe('refused');
    expect(unsaved(ask)).toEqual([]);
    valueOf(ask('own.restore', { kind: 'object', ids: [id] }));
    expect(refused(ask, id)).toMatchObject([{ after: ['too late'], why: { code: 'not-found' } }]);
    expect(unsaved(ask)).toEqual([id]);
  });
});
