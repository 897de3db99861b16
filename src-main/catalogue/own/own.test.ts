import { describe, expect, it } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Library } from '../library.ts';
import { asking, openedLibrary, seededFolder, valueOf, type Ask } from '../testing.ts';

/** A fresh library, and how it is asked; `restart` closes it and opens it again. */
function start(): { readonly ask: Ask; readonly restart: () => void; readonly library: () => Library } {
  const folder = seededFolder();
  let library = openedLibrary(folder);
  return {
    ask: (method, args) => asking(() => library)(method, args),
    library: () => library,
    restart: () => {
      library.close();
      library = openedLibrary(folder);
    },
  };
}

/** An object with one value a field. */
const body = (fields: Readonly<Record<string, string>>, more: object = {}) => ({
  type: 'tallies',
  fields: Object.fromEntries(Object.entries(fields).map(([id, text]) => [id, { values: [{ id: 'a', text }] }])),
  ...more,
});

const create = (ask: Ask, fields: Readonly<Record<string, string>> = {}, more: object = {}): OwnRecord<'object'> =>
  valueOf(ask('own.create', { kind: 'object', body: body(fields, more) })).record as OwnRecord<'object'>;

const open = (ask: Ask, id: string) => valueOf(ask('own.open', { kind: 'object', id }));
const set = (ask: Ask, id: string, path: (string | number)[], before: unknown, after: unknown) =>
  ask('own.change', { kind: 'object', id, changes: [{ path, before, after }] });

describe('an object', () => {
  it('is changed field by field, and undone and redone after a restart', () => {
    const { ask, restart } = start();
    const record = create(ask, { title: '狀元籌' });
    expect(record.body).toMatchObject({ accession: 'SG-001', tags: [] });
    const path = ['fields', 'title', 'values', 'a', 'text'];
    const changed = valueOf(set(ask, record.id, path, '狀元籌', 'Tallies'));
    expect(changed.record.body).toMatchObject({ fields: { title: { values: [{ text: 'Tallies' }] } } });
    expect(set(ask, record.id, path, '狀元籌', 'Tallies')).toMatchObject({
      refusal: { code: 'stale', field: path.join('.'), detail: { now: 'Tallies' } },
    });
    restart();
    expect(valueOf(ask('own.undo', {})).redo?.id).toBe(changed.action.id);
    expect(open(ask, record.id).record.body).toEqual(record.body);
    restart();
    expect(valueOf(ask('own.redo', {})).redo).toBeUndefined();
    expect(valueOf(ask('own.list', {})).rows[0]?.title.en).toBe('Tallies');
    const history = valueOf(ask('own.history', { kind: 'object', id: record.id }));
    expect(history.map(({ action, change }) => [action.what, change.path])).toEqual([
      ['edit', path],
      ['create', []],
    ]);
  });

  it('is typed into in one entry of the log, until something else is done', () => {
    const { ask } = start();
    const { id } = create(ask);
    const type = (before: unknown, after: unknown, continues?: number) => {
      const changes = [{ path: ['fields', 'title'], before, after }];
      return valueOf(ask('own.change', { kind: 'object', id, changes, ...(continues && { continues }) })).action.id;
    };
    const title = (text: string) => ({ values: [{ id: 'a', text }] });
    const first = type(undefined, title('狀'));
    expect(type(title('狀'), title('狀元'), first)).toBe(first);
    const second = type(title('狀元'), title('狀元籌'));
    expect(type(title('狀元籌'), title('狀元'), second)).not.toBe(second);
    for (const _ of [1, 2]) valueOf(ask('own.undo', {}));
    expect(open(ask, id).record.body).toMatchObject({ fields: { title: title('狀元') } });
    valueOf(ask('own.undo', {}));
    expect((open(ask, id).record.body as { fields: object }).fields).toEqual({});
  });

  it('keeps a change that cannot be stored out, and says which field it was', () => {
    const { ask } = start();
    const { id } = create(ask);
    expect(set(ask, id, ['tags'], [], ['']).kind).toBe('refused');
    expect(set(ask, id, ['tags', 7], undefined, 'x')).toMatchObject({
      refusal: { code: 'bad-argument', field: 'tags.7' },
    });
    expect(set(ask, id, ['nonsense'], undefined, 1)).toMatchObject({ refusal: { code: 'bad-argument' } });
    expect(set(ask, id, ['fields', '__proto__'], undefined, { values: [] }).kind).not.toBe('fault');
    expect(valueOf(ask('own.actions', {})).length).toBeLessThanOrEqual(2);
  });

  it('that changes nothing leaves nothing in the log', () => {
    const { ask } = start();
    const { id } = create(ask);
    expect(valueOf(set(ask, id, ['tags'], [], [])).action).toMatchObject({ id: 0, changes: 0 });
    expect(valueOf(ask('own.actions', {}))).toHaveLength(1);
  });

  it('goes to the bin whole and comes back, found in one place or the other', () => {
    const { ask } = start();
    const { id } = create(ask, { title: 'Ivory tally' });
    const found = () => valueOf(ask('search', { text: 'ivory tally' })).hits.some((hit) => hit.id === id);
    const listed = (removed: boolean) => valueOf(ask('own.list', { removed, text: 'tally' })).total;
    expect([found(), listed(false), listed(true)]).toEqual([true, 1, 0]);
    valueOf(ask('own.remove', { kind: 'object', ids: [id] }));
    expect([found(), listed(false), listed(true)]).toEqual([false, 0, 1]);
    expect(set(ask, id, ['tags'], [], ['x'])).toMatchObject({ refusal: { code: 'not-found' } });
    valueOf(ask('own.restore', { kind: 'object', ids: [id] }));
    expect([found(), listed(false), listed(true)]).toEqual([true, 1, 0]);
  });

  it('is duplicated with its words under the next number', () => {
    const { ask } = start();
    const { id, body: first } = create(ask, { title: 'Tally' }, { accession: 'SG-041', tags: ['loan'] });
    const copy = valueOf(ask('own.duplicate', { id }));
    expect(copy.record.body).toEqual({ ...first, accession: 'SG-042' });
    expect(copy.action).toMatchObject({ what: 'duplicate', about: 'SG-041' });
  });
});

it('what is done to one record is logged under its name', () => {
  const { ask } = start();
  const { id } = create(ask, { title: 'Tally' }, { accession: 'SG-041' });
  valueOf(set(ask, id, ['tags'], [], ['loan']));
  valueOf(ask('own.remove', { kind: 'object', ids: [id] }));
  const logged = valueOf(ask('own.actions', {})).map(({ what, about }) => `${what} ${about ?? ''}`);
  expect(logged).toEqual(['remove SG-041 Tally', 'edit SG-041 Tally', 'create SG-041 Tally']);
});

it('a record that has been damaged is told of, and the rest is still there', () => {
  const { ask, library } = start();
  const { id } = create(ask);
  create(ask);
  library().writable().exec(`UPDATE own SET body = '{"type":5}' WHERE id = '${id}'`);
  expect(ask('own.open', { kind: 'object', id })).toMatchObject({ kind: 'fault', fault: { code: 'corrupt' } });
  expect(valueOf(ask('library.verify', {})).problems).toEqual([expect.stringContaining(`object ${id}`)]);
  expect(valueOf(ask('own.list', {})).rows.map((row) => row.accession)).toEqual(['SG-002']);
});

describe('accession numbers', () => {
  it('go on in the pattern the user has set', () => {
    const { ask } = start();
    expect(valueOf(ask('own.nextAccession', {}))).toBe('SG-001');
    valueOf(ask('settings.set', { key: 'accession-pattern', value: '2024.3.1a' }));
    create(ask, {}, { accession: '2024.3.1b' });
    expect(valueOf(ask('own.nextAccession', {}))).toBe('2024.3.1c');
    valueOf(ask('settings.set', { key: 'accession-pattern', value: 'no digits' }));
    expect(valueOf(ask('own.nextAccession', {}))).toBe('SG-001');
  });

  it('are refused where another object has them, however padded, even in the bin', () => {
    const { ask } = start();
    const first = create(ask, {}, { accession: 'SG-007' });
    const taken = { refusal: { code: 'taken', field: 'accession', detail: { id: first.id, accession: 'SG-007' } } };
    expect(ask('own.create', { kind: 'object', body: body({}, { accession: 'sg-7' }) })).toMatchObject(taken);
    valueOf(ask('own.remove', { kind: 'object', ids: [first.id] }));
    const second = create(ask);
    expect(set(ask, second.id, ['accession'], second.body.accession, 'SG-07')).toMatchObject(taken);
    expect(set(ask, second.id, ['accession'], second.body.accession, ' ')).toMatchObject({
      refusal: { code: 'bad-argument', field: 'accession' },
    });
  });

  it('are found whatever their padding', () => {
    const { ask } = start();
    const { id } = create(ask, {}, { accession: 'SG-0123' });
    expect(valueOf(ask('search', { text: 'sg123' })).hits[0]).toMatchObject({ id, kind: 'object', tier: 'accession' });
  });
});

describe('links', () => {
  it('are seen from both ends, and again once an end comes back', () => {
    const { ask } = start();
    const box = create(ask, { title: 'Box' });
    const to = [
      { id: '1', relation: 'related', to: { kind: 'game', id: 'zhuangyuan' } },
      { id: '2', relation: 'pair-of', to: { kind: 'object', id: box.id } },
    ];
    const tally = create(ask, { title: 'Tally' }, { links: to });
    const ends = () => [
      valueOf(ask('records.open', { kind: 'game', id: 'zhuangyuan' })).links.some(({ from }) => from.id === tally.id),
      open(ask, box.id).links.map(({ from, relation }) => [from.id, relation]),
    ];
    const whole = [true, [[tally.id, 'pair-of']]];
    expect(ends()).toEqual(whole);
    expect(open(ask, tally.id).links).toHaveLength(2);
    for (const { id } of [box, tally]) {
      valueOf(ask('own.remove', { kind: 'object', ids: [id] }));
      valueOf(ask('own.restore', { kind: 'object', ids: [id] }));
      expect(ends()).toEqual(whole);
    }
    valueOf(set(ask, tally.id, ['links'], tally.body.links, []));
    expect(ends()).toEqual([false, []]);
    valueOf(ask('own.undo', {}));
    expect(ends()).toEqual(whole);
  });

  it('lead from a value to the source it rests on', () => {
    const { ask } = start();
    const values = [{ id: 'a', text: 'c. 1850', source: { id: 'dobree-1955', locator: 'p. 3' } }];
    const { id } = create(ask, {}, { fields: { date: { values } } });
    const { links } = valueOf(ask('records.open', { kind: 'source', id: 'dobree-1955' }));
    expect(links).toContainEqual(
      expect.objectContaining({ relation: 'rests-on', from: expect.objectContaining({ id }) as unknown }),
    );
  });
});

describe('a batch edit', () => {
  const edits = [
    ['location', { kind: 'set', text: 'Box 3' }, 'Box 1', 'Box 3'],
    ['materials', { kind: 'append', text: 'bone' }, 'bamboo', 'bamboo · bone'],
    ['notes', { kind: 'append', text: '; chipped' }, 'Old', 'Old; chipped'],
    ['location', { kind: 'replace', find: 'Box', text: '匣' }, 'Box 1', '匣 1'],
    ['location', { kind: 'clear' }, 'Box 1', ''],
    ['tags', { kind: 'append', text: 'loan' }, 'x', 'x, loan'],
    ['type', { kind: 'set', text: 'cards' }, 'tallies', 'cards'],
    ['links', { kind: 'append', text: 'related game:zhuangyuan' }, '', 'related game:zhuangyuan'],
  ] as const;

  it('is refused where something has changed since its preview', () => {
    const { ask } = start();
    const { id } = create(ask, { location: 'Box 1' });
    const wanted = { ids: [id], field: 'location', how: { kind: 'set' as const, text: 'Box 3' } };
    const { stands } = valueOf(ask('own.preview', wanted));
    valueOf(ask('own.batch', { ...wanted, how: { kind: 'set', text: 'Box 2' } }));
    expect(ask('own.batch', { ...wanted, stands })).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } });
    expect(valueOf(ask('own.preview', wanted)).rows[0]).toMatchObject({ before: 'Box 2' });
  });

  it.each(edits)('of %s by %j does what its preview says, as one action', (field, how, before, after) => {
    const { ask } = start();
    const fields = { location: 'Box 1', materials: 'bamboo', notes: 'Old' };
    const ids = [1, 2, 3].map(() => create(ask, fields, { tags: ['x'] }).id);
    const was = ids.map((id) => open(ask, id).record.body);
    const preview = valueOf(ask('own.preview', { ids, field, how }));
    expect(preview).toMatchObject({ changed: 3, unchanged: 0 });
    expect(preview.rows[0]).toMatchObject({ id: ids[0], accession: 'SG-001', before, after });
    const done = valueOf(ask('own.batch', { ids, field, how, stands: preview.stands }));
    expect(done).toMatchObject({ what: 'batch', about: field, changes: 3 });
    expect(valueOf(ask('own.preview', { ids, field, how: { kind: 'replace', find: '\0', text: '' } })).changed).toBe(0);
    valueOf(ask('own.undo', {}));
    expect(ids.map((id) => open(ask, id).record.body)).toEqual(was);
  });

  it('is refused for what it cannot be done to', () => {
    const { ask } = start();
    const ids = [create(ask).id];
    const refused = { refusal: { code: 'bad-argument', field: 'how' } };
    expect(ask('own.batch', { ids, field: 'accession', how: { kind: 'clear' } })).toMatchObject(refused);
    expect(ask('own.batch', { ids, field: 'type', how: { kind: 'clear' } })).toMatchObject(refused);
    expect(ask('own.batch', { ids, field: 'links', how: { kind: 'set', text: 'nonsense' } })).toMatchObject(refused);
    const clear = { kind: 'clear' } as const;
    expect(ask('own.batch', { ids: ['gone'], field: 'tags', how: clear })).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });
});

describe('an older action taken back', () => {
  it('reverses what still stands, reports what does not, and is an action itself', () => {
    const { ask } = start();
    const [a, b] = [create(ask, { location: 'Box 1' }), create(ask, { location: 'Box 1' })];
    const how = { kind: 'set', text: 'Box 2' } as const;
    const { id: action } = valueOf(ask('own.batch', { ids: [a.id, b.id], field: 'location', how }));
    valueOf(set(ask, b.id, ['fields', 'location', 'values', 'a', 'text'], 'Box 2', 'Box 9'));
    valueOf(set(ask, a.id, ['tags'], [], ['later']));
    const taken = valueOf(ask('own.takeBack', { action }));
    expect(taken).toMatchObject({ action: { what: 'take-back', changes: 1 }, kept: [{ change: { id: b.id } }] });
    expect(open(ask, a.id).record.body).toMatchObject({ fields: a.body.fields, tags: ['later'] });
    expect(open(ask, b.id).record.body).toMatchObject({ fields: { location: { values: [{ text: 'Box 9' }] } } });
    expect(ask('own.takeBack', { action: 999 })).toMatchObject({ refusal: { code: 'not-found' } });
  });

  it('unmakes what was made, but not what has been worked on since or lies in the bin', () => {
    const { ask } = start();
    const made = [create(ask), create(ask), create(ask)];
    const [first, second, third] = made.map(({ id }) => id);
    valueOf(set(ask, second ?? '', ['tags'], [], ['mine']));
    valueOf(ask('own.remove', { kind: 'object', ids: [third ?? ''] }));
    const [, , ...creations] = valueOf(ask('own.actions', {}));
    const kept = creations.map(({ id }) => valueOf(ask('own.takeBack', { action: id })).kept.length);
    expect(kept).toEqual([1, 1, 0]);
    expect(ask('own.open', { kind: 'object', id: first ?? '' })).toMatchObject({ refusal: { code: 'not-found' } });
    valueOf(ask('own.undo', {}));
    expect(open(ask, first ?? '').record.body).toEqual(made[0]?.body);
  });
});

describe('terms offered for a field', () => {
  it('grow by use and keep those of the list', () => {
    const { ask } = start();
    valueOf(ask('own.create', { kind: 'value-list', body: { field: 'technique', terms: ['carved', 'painted'] } }));
    create(ask, { technique: 'lacquered', materials: 'bone' });
    create(ask, { technique: 'painted' });
    expect(valueOf(ask('own.terms', { field: 'technique' }))).toEqual([
      { term: 'carved', count: 0 },
      { term: 'painted', count: 1 },
      { term: 'lacquered', count: 1 },
    ]);
    expect(valueOf(ask('own.terms', { field: 'materials', text: 'BO' }))).toEqual([{ term: 'bone', count: 1 }]);
  });

  it('begin with the list of the type, then the list for all types', () => {
    const { ask } = start();
    const list = (body: object) => valueOf(ask('own.create', { kind: 'value-list', body }));
    list({ field: 'condition', terms: ['good', 'worn'] });
    list({ field: 'condition', type: 'dice', terms: ['chipped', 'worn'] });
    list({ field: 'condition', type: 'cards', terms: ['creased'] });
    create(ask, { condition: 'faded' }, { type: 'dice' });
    const offered = (type?: string) =>
      valueOf(ask('own.terms', { field: 'condition', ...(type !== undefined && { type }) })).map(({ term }) => term);
    expect(offered('dice')).toEqual(['chipped', 'worn', 'good', 'faded']);
    expect(offered('tiles')).toEqual(['good', 'worn', 'faded']);
    expect(offered()).toEqual(['good', 'worn', 'faded']);
  });

  it('change of type or of a type’s fields drops no value', () => {
    const { ask } = start();
    const fields = [{ id: 'pips', kind: 'count', label: 'Pips' }];
    const type = valueOf(ask('own.create', { kind: 'object-type', body: { label: 'Tile', shows: ['pips'], fields } }));
    const { id, body: first } = create(ask, { pips: '9' }, { type: type.record.id });
    valueOf(ask('own.batch', { ids: [id], field: 'type', how: { kind: 'set', text: 'cards' } }));
    valueOf(
      ask('own.change', {
        kind: 'object-type',
        id: type.record.id,
        changes: [{ path: ['fields'], before: fields, after: [] }],
      }),
    );
    expect(open(ask, id).record.body).toEqual({ ...first, type: 'cards' });
  });
});
