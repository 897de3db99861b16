import { expect, it } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Library } from '../library.ts';
import { asking, openedLibrary, seededFolder, valueOf, type Ask } from '../testing.ts';

const SOLD = { id: 'a', what: 'sold', date: '道光十二年', from: 'Lim', to: 'Wee Kay Siang' };
const FOUND = { id: 'b', what: 'found', date: 'circa 1900', place: 'Xiamen', to: 'Lim' };

const object = (events: readonly object[]) => ({ type: 'tallies', fields: {}, events });
const create = (ask: Ask, ...events: readonly object[]) =>
  valueOf(ask('own.create', { kind: 'object', body: object(events) })).record as OwnRecord<'object'>;
const start = (): Ask => {
  const library = openedLibrary();
  return asking(() => library);
};

it('an object is found by the words of its events', () => {
  const ask = start();
  const { id } = create(ask, SOLD, FOUND);
  for (const text of ['Kay Siang', '道光十二年', 'xiamen'])
    expect(valueOf(ask('search', { text, kinds: ['object'] })).hits.map((hit) => hit.id)).toEqual([id]);
});

it('an event leads to the source it rests on', () => {
  const ask = start();
  const { id } = create(ask, { ...SOLD, source: { id: 'dobree-1955', locator: 'p. 3' } });
  const { links } = valueOf(ask('records.open', { kind: 'source', id: 'dobree-1955' }));
  expect(links).toContainEqual(
    expect.objectContaining({ relation: 'rests-on', from: expect.objectContaining({ id }) as unknown }),
  );
});

it('what was typed in events is offered for others, the most used first, after what is listed; the bin offers nothing', () => {
  const ask = start();
  const { id } = create(ask, SOLD, FOUND);
  const terms = (field: string) => valueOf(ask('own.terms', { field }));
  expect(terms('event-person')).toEqual([
    { term: 'Lim', count: 2 },
    { term: 'Wee Kay Siang', count: 1 },
  ]);
  valueOf(ask('own.create', { kind: 'value-list', body: { field: 'event-what', terms: ['bequeathed'] } }));
  expect(terms('event-what').map(({ term }) => term)).toEqual(['bequeathed', 'found', 'sold']);
  valueOf(ask('own.remove', { kind: 'object', ids: [id] }));
  expect(terms('event-place')).toEqual([]);
});

it('events are changed in place by their id, put in another order, and undone', () => {
  const ask = start();
  const { id, body } = create(ask, SOLD, FOUND);
  const { events } = body;
  const change = (path: (string | number)[], before: unknown, after: unknown) =>
    valueOf(ask('own.change', { kind: 'object', id, changes: [{ path, before, after }] })).record.body;
  expect(change(['events', 'b', 'date'], 'circa 1900', '1901')).toMatchObject({ events: [SOLD, { date: '1901' }] });
  const [first, second] = [events[0], { ...events[1], date: '1901' }];
  expect(change(['events'], [first, second], [second, first])).toMatchObject({ events: [{ id: 'b' }, { id: 'a' }] });
  for (const _ of [1, 2]) valueOf(ask('own.undo', {}));
  expect(valueOf(ask('own.open', { kind: 'object', id })).record.body).toEqual(body);
});

/** As a version wrote it that knew of no events. */
function forget(library: Library, id: string): void {
  library.writable().exec(`
    UPDATE own SET body = json_remove(body, '$.events') WHERE id = '${id}';
    UPDATE record SET body = json_remove(body, '$.object.events') WHERE key = '${id}';
    UPDATE action_change SET after = json_remove(after, '$.events') WHERE id = '${id}' AND path = '[]';
    DROP TABLE refused;
    PRAGMA user_version = 50;
  `);
}

it('an object from before there were events opens, is found, changes, and undoes to nothing', () => {
  const folder = seededFolder();
  let library = openedLibrary(folder);
  const ask = asking(() => library);
  const made = create(ask);
  forget(library, made.id);
  library.close();
  library = openedLibrary(folder);
  const open = () => ask('own.open', { kind: 'object', id: made.id });
  expect(valueOf(open()).record.body).toEqual(made.body);
  const hits = () => valueOf(ask('search', { text: made.body.accession, kinds: ['object'] })).hits;
  expect(hits()).toHaveLength(1);
  const changes = [{ path: ['events'], before: [], after: [SOLD] }];
  valueOf(ask('own.change', { kind: 'object', id: made.id, changes }));
  valueOf(ask('own.undo', {}));
  expect(valueOf(open()).record.body).toEqual(made.body);
  valueOf(ask('own.undo', {}));
  expect(open()).toMatchObject({ refusal: { code: 'not-found' } });
  valueOf(ask('own.redo', {}));
  expect(valueOf(open()).record.body).toEqual(made.body);
});
