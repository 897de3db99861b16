import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodName } from '#contract/methods.ts';
import { OWN_KINDS, type OwnKind } from '#contract/own/records.ts';
import { REFUSAL_CODES } from '#contract/reply.ts';
import { asking, openedLibrary, valueOf } from '../testing.ts';

const kind = fc.constantFrom(...(Object.keys(OWN_KINDS) as OwnKind[]));
const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('__proto__', 'a', 'title', ''));
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true, withNullPrototype: true }),
  fc.jsonValue(),
  fc.constantFrom(undefined, null, Number.NaN, '\ud800'),
);
/** Bodies that come near enough to be taken now and then. */
const body = fc.oneof(
  anything,
  fc.record(
    {
      accession: fc.oneof(words, fc.constantFrom('SG-1', 'SG-001')),
      type: words,
      fields: fc.dictionary(words, fc.record({ values: fc.array(fc.record({ id: words, text: words })) })),
      tags: fc.array(words),
      title: fc.oneof(words, fc.record({ en: words })),
      items: fc.array(anything),
      game: fc.constantFrom('zhuangyuan', 'x'),
      extends: fc.constantFrom('zhuangyuan/dobree', 'x'),
      clauses: fc.constant([]),
      short: words,
      kind: fc.constantFrom('informant', 'web'),
      csl: fc.dictionary(words, anything),
      field: words,
      terms: fc.array(words),
      label: words,
      shows: fc.array(words),
      query: fc.record({ text: words }),
    },
    { requiredKeys: ['type', 'fields'] },
  ),
);
const path = fc.array(fc.oneof(fc.constantFrom('fields', 'title', 'values', 'a', 'tags', 'media'), words, fc.nat(3)), {
  minLength: 1,
  maxLength: 5,
});
const how = fc.record(
  { kind: fc.constantFrom('set', 'append', 'replace', 'clear'), text: words, find: words },
  { requiredKeys: ['kind'] },
);
const query = fc.record(
  { text: words, sort: words, dated: words, facets: fc.dictionary(words, fc.array(words)), descending: fc.boolean() },
  { requiredKeys: [] },
);

it('whatever is sent gets a tagged reply, and what is kept stays sound', () => {
  const library = openedLibrary();
  const ask = asking(() => library);
  const start = { type: 'x', fields: { title: { values: [{ id: 'a', text: 'b' }] } } };
  const { id } = valueOf(ask('own.create', { kind: 'object', body: start })).record;
  const request: fc.Arbitrary<readonly [MethodName, unknown]> = fc.oneof(
    fc.tuple(fc.constant('own.create' as const), fc.record({ kind, body })),
    fc.tuple(
      fc.constant('own.change' as const),
      fc.record({
        kind: fc.oneof({ weight: 5, arbitrary: fc.constant('object') }, { weight: 1, arbitrary: kind }),
        id: fc.constant(id),
        changes: fc.array(fc.record({ path, before: fc.oneof(fc.constant(undefined), anything), after: anything }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    ),
    fc.tuple(
      fc.constantFrom('own.batch' as const, 'own.preview' as const),
      fc.record({ ids: fc.constant([id]), field: words, how }),
    ),
    fc.tuple(fc.constant('own.list' as const), query),
    fc.tuple(fc.constantFrom('own.undo' as const, 'own.redo' as const), fc.constant({})),
    fc.tuple(fc.constant('own.takeBack' as const), fc.record({ action: fc.nat(40) })),
    fc.tuple(fc.constant('search' as const), fc.record({ text: words })),
  );
  fc.assert(
    fc.property(request, ([method, args]) => {
      const reply = ask(method, args as never);
      if (reply.kind === 'fault') expect([method, reply.fault]).toEqual([method, 'no fault of the library']);
      if (reply.kind === 'refused') expect(REFUSAL_CODES).toContain(reply.refusal.code);
    }),
    { numRuns: Number(process.env['OWN_RUNS'] ?? 1_500) },
  );
  expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
  while (valueOf(ask('own.standing', {})).undo) valueOf(ask('own.undo', {}));
  for (const one of Object.keys(OWN_KINDS) as OwnKind[])
    expect(valueOf(ask('own.all', { kind: one })).records).toEqual([]);
}, 120_000);
