import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodArgs } from '#contract/methods.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Reply } from '#contract/reply.ts';
import { all, type ReadableDb, type WritableDb } from '../sql.ts';
import { asking, openedLibrary, valueOf, type Ask } from '../testing.ts';
import { valueAt } from './path.ts';

/** Everything there is of the user's records: the bodies, and the rows and links derived from them. */
function stateOf(db: ReadableDb): unknown {
  const own = all<{ body: string }>(
    db,
    'SELECT kind, id, removed, body FROM own WHERE body IS NOT NULL ORDER BY kind, id',
  );
  return {
    own: own.map((row) => ({ ...row, body: JSON.parse(row.body) as unknown })),
    records: all(
      db,
      "SELECT kind, key, title_en, accession, sort FROM record WHERE origin = 'user' ORDER BY kind, key",
    ),
    links: all(
      db,
      `SELECT source.key AS from_key, relation, target.key AS to_key FROM link
         JOIN record AS source ON source.id = from_record JOIN record AS target ON target.id = to_record
       WHERE link.origin = 'user' ORDER BY from_key, relation, to_key`,
    ),
  };
}

/** As if nothing had ever been done. */
function forget(db: WritableDb): void {
  db.exec('DELETE FROM action_change; DELETE FROM action; DELETE FROM own_link; DELETE FROM own');
  db.exec("DELETE FROM refused; DELETE FROM record WHERE origin = 'user'");
}

const text = fc.constantFrom('', '狀元', 'red', 'x');
const number = fc.nat(2);
const value = fc.record({ id: fc.constantFrom('a', 'b', 'c'), text });
const field = fc.record({ values: fc.uniqueArray(value, { selector: ({ id }) => id, maxLength: 3 }) });
const event = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  what: text,
  date: fc.constantFrom('', 'c. 1900'),
  to: text,
});
const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 3 });
const body = fc.record({
  type: text,
  events,
  fields: fc.dictionary(fc.constantFrom('title', 'materials', 'notes'), field),
  tags: fc.array(fc.constantFrom('p', 'q', 'r'), { minLength: 1, maxLength: 4 }),
});
/** Places of an object and what may be put there; undefined takes away what is there. */
const edit = fc.oneof(
  fc.tuple(fc.constant(['tags']), fc.array(fc.constantFrom('p', 'q'), { maxLength: 3 })),
  fc.tuple(fc.tuple(fc.constant('tags'), fc.nat(1)), fc.constantFrom('z', undefined)),
  fc.tuple(fc.tuple(fc.constant('fields'), fc.constantFrom('title', 'notes')), fc.option(field, { nil: undefined })),
  fc.tuple(
    fc.constant(['fields', 'title', 'values', 'b']),
    fc.option(fc.constant({ id: 'b', text: 'B' }), { nil: undefined }),
  ),
  fc.tuple(fc.constant(['fields', 'title', 'values', 0, 'text']), text),
  fc.tuple(
    fc.constant(['links']),
    fc.constantFrom([], [{ id: 'l', relation: 'related', to: { kind: 'game', id: 'zhuangyuan' } }]),
  ),
  fc.tuple(fc.constant(['accession']), fc.constantFrom('A-1', 'A-02', 'A-2', '')),
  fc.tuple(fc.constant(['events']), events),
  fc.tuple(fc.constantFrom(['events', 'a', 'date'], ['events', 0, 'what']), text),
  fc.tuple(fc.constant(['events', 'b']), fc.option(event, { nil: undefined })),
);
const terms = fc.array(fc.constantFrom('bone', 'bamboo', '竹'), { maxLength: 3 });
const how = fc.oneof(
  fc.record({ kind: fc.constantFrom('set', 'append'), text }),
  fc.record({ kind: fc.constant('replace'), find: fc.constantFrom('e', '狀'), text }),
  fc.constant({ kind: 'clear' }),
) as fc.Arbitrary<MethodArgs<'own.batch'>['how']>;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create'), body }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change'),
      which: number,
      keep: fc.boolean(),
      edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('batch'),
      field: fc.constantFrom('title', 'materials', 'tags', 'type'),
      how,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove', 'restore', 'duplicate'), which: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('takeBack'), which: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('list'), which: number, terms }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo') }) },
) as fc.Arbitrary<Step>;
type Step =
  | { readonly do: 'create'; readonly body: object }
  | {
      readonly do: 'change';
      readonly which: number;
      readonly keep: boolean;
      readonly edits: readonly (readonly [(string | number)[], unknown])[];
    }
  | { readonly do: 'batch'; readonly field: string; readonly how: MethodArgs<'own.batch'>['how'] }
  | { readonly do: 'remove' | 'restore' | 'duplicate' | 'takeBack'; readonly which: number }
  | { readonly do: 'list'; readonly which: number; readonly terms: readonly string[] }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

/** Takes a step; nothing where there is nothing to take it with. */
function take(ask: Ask, one: Step): Reply<unknown> | undefined {
  if (one.do === 'create') return ask('own.create', { kind: 'object', body: one.body });
  if (one.do === 'undo' || one.do === 'redo') return ask(`own.${one.do}`, {});
  if (one.do === 'takeBack') {
    const actions = valueOf(ask('own.actions', { limit: 10 }));
    const action = actions[one.which]?.id;
    return action === undefined ? undefined : ask('own.takeBack', { action });
  }
  if (one.do === 'list') return takeList(ask, one);
  const shown = valueOf(ask('own.all', { kind: 'object', removed: one.do === 'restore' }))
    .records as OwnRecord<'object'>[];
  if (one.do === 'batch') {
    const ids = shown.map(({ id }) => id);
    return ids.length === 0 ? undefined : ask('own.batch', { ids, field: one.field, how: one.how });
  }
  const record = shown[one.which % Math.max(shown.length, 1)];
  if (!record) return undefined;
  if (one.do === 'change') {
    const changes = one.edits.map(([path, after]) => ({ path, before: valueAt(record.body, path), after }));
    return ask('own.change', { kind: 'object', id: record.id, changes, keep: one.keep });
  }
  if (one.do === 'duplicate') return ask('own.duplicate', { id: record.id });
  return ask(`own.${one.do}`, { kind: 'object', ids: [record.id] });
}

/** Makes a list of terms, or writes one anew. */
function takeList(ask: Ask, { which, terms: after }: Extract<Step, { do: 'list' }>): Reply<unknown> {
  const lists = valueOf(ask('own.all', { kind: 'value-list' })).records as OwnRecord<'value-list'>[];
  const list = lists[which];
  if (!list) return ask('own.create', { kind: 'value-list', body: { field: 'materials', terms: after } });
  const changes = [{ path: ['terms'], before: list.body.terms, after }];
  return ask('own.change', { kind: 'value-list', id: list.id, changes });
}

/** What was refused is beside the records: only its owner's words, or letting it go, take it away. */
function expectRefusedApart(ask: Ask): void {
  for (const record of valueOf(ask('own.unsaved', {}))) {
    const { refused } = valueOf(ask('own.open', { kind: record.kind, id: record.id }));
    for (const { path, after } of refused) expect(valueAt(record.body, path)).not.toEqual(after ?? null);
  }
}

it('undo restores exactly what was there, redo what was undone, whatever was done in whatever order', () => {
  const library = openedLibrary();
  const ask = asking(() => library);
  const lastAction = () => valueOf(ask('own.standing', {})).undo?.id;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), body, (steps, first) => {
      forget(library.writable());
      const states = [stateOf(library.db)];
      let at = 0;
      for (const one of [{ do: 'create', body: first } as const, ...steps]) {
        const before = lastAction();
        const reply = take(ask, one);
        if (reply?.kind === 'fault') throw new Error(JSON.stringify(reply.fault));
        if (one.do === 'undo' && at > 0) expect(reply?.kind).toBe('ok');
        if (one.do === 'undo') at -= reply?.kind === 'ok' ? 1 : 0;
        else if (one.do === 'redo') at += reply?.kind === 'ok' ? 1 : 0;
        else if (reply?.kind === 'ok' && lastAction() !== before) states.splice(++at, Infinity, stateOf(library.db));
        expect(stateOf(library.db)).toEqual(states[at]);
        expectRefusedApart(ask);
      }
      while (at > 0) {
        valueOf(ask('own.undo', {}));
        expect(stateOf(library.db)).toEqual(states[--at]);
      }
    }),
    { numRuns: Number(process.env['OWN_RUNS'] ?? 60) },
  );
}, 120_000);

it('taking an action back reverses it wherever nothing later stands, and keeps and reports every later edit', () => {
  const library = openedLibrary();
  const ask = asking(() => library);
  const later = fc.array(
    fc.tuple(fc.nat(3), fc.constantFrom('location', 'notes'), fc.constantFrom('L', 'M', 'Box 2')),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(later, (edits) => {
      forget(library.writable());
      const value = (words: string) => ({ values: [{ id: 'a', text: words }] });
      const fields = { location: value('Box 1'), notes: value('N') };
      const ids = [0, 1, 2, 3].map(
        () => valueOf(ask('own.create', { kind: 'object', body: { type: 'x', fields } })).record.id,
      );
      const how = { kind: 'set', text: 'Box 2' } as const;
      const action = valueOf(ask('own.batch', { ids, field: 'location', how })).id;
      const expected = ids.map(() => ({ location: 'Box 2', notes: 'N' }));
      for (const [which, name, after] of edits) {
        const path = ['fields', name, 'values', 'a', 'text'];
        const changes = [{ path, before: expected[which]?.[name], after }];
        valueOf(ask('own.change', { kind: 'object', id: ids[which] ?? '', changes }));
        expected.splice(which, 1, { ...expected[which], [name]: after } as (typeof expected)[number]);
      }
      const kept = valueOf(ask('own.takeBack', { action })).kept.map(({ change }) => change.id);
      expect(kept.toSorted()).toEqual(ids.filter((_, at) => expected[at]?.location !== 'Box 2').toSorted());
      for (const [at, id] of ids.entries()) {
        const { location = '', notes = '' } = expected[at] ?? {};
        const { body } = valueOf(ask('own.open', { kind: 'object', id })).record;
        expect(body).toMatchObject({
          fields: { location: value(location === 'Box 2' ? 'Box 1' : location), notes: value(notes) },
        });
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
