import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { METHODS, type MethodName } from '#contract/methods.ts';
import { FAULT_CODES, REFUSAL_CODES } from '#contract/reply.ts';
import { RECORD_KINDS } from '#contract/records.ts';
import { openLibrary } from './library.ts';
import { serve } from './serve.ts';
import { asking, DATA, valueOf, type Ask } from './testing.ts';

/** One library for the tests that only read, and for those to whom it does not matter what is in it. */
const folder = mkdtempSync(join(tmpdir(), 'variorum-serve-'));
const library = openLibrary({ folder, data: DATA, readOnly: false });
afterAll(() => {
  library.close();
  rmSync(folder, { recursive: true });
});
const open = () => library;
const ask: Ask = (method, args) => asking(open)(method, args);
const found = (text: string, limit = 5) =>
  valueOf(ask('search', { text, limit })).hits.map((hit) => `${hit.tier}: ${hit.kind} ${hit.id}`);

describe('records', () => {
  it('are listed by kind in the order of their numbers', () => {
    const numbers = valueOf(ask('records.list', { kind: 'question' })).map((one) => one.accession ?? '');
    const zhuangyuan = numbers.filter((one) => one.startsWith('ZY-'));
    expect(zhuangyuan).toEqual(Array.from({ length: 18 }, (_, at) => `ZY-A${(at + 1).toString()}`));
  });

  it('open with their body and their links in both directions', () => {
    const { body, links } = valueOf(ask('records.open', { kind: 'variant', id: 'zhuangyuan/dobree' }));
    expect(body.kind === 'variant' && body.variant.clauses.length).toBeGreaterThan(10);
    expect(links).toContainEqual(
      expect.objectContaining({
        relation: 'account-of',
        to: expect.objectContaining({ id: 'dobree-1955' }) as unknown,
      }),
    );
    expect(links).toContainEqual(
      expect.objectContaining({
        relation: 'extends',
        from: expect.objectContaining({ id: 'zhuangyuan/dobree-emended' }) as unknown,
      }),
    );
  });

  const reference = RECORD_KINDS.filter((kind) => kind !== 'object' && kind !== 'exhibit');
  it.each(reference)('of kind %s all open, parts through their owner', (kind) => {
    const list = valueOf(ask('records.list', { kind }));
    expect(list.length).toBeGreaterThan(0);
    for (const { id } of list) {
      const opened = valueOf(ask('records.open', { kind, id }));
      expect(opened.summary).toMatchObject({ kind, id, origin: 'reference' });
      const [owner] = id.split('#');
      expect(JSON.stringify(opened.body)).toContain(JSON.stringify(kind === 'glyph' ? id : owner));
    }
  });

  it('that do not exist are refused by name', () => {
    const refusal = { code: 'not-found', field: 'id', detail: { kind: 'game', id: 'chess' } };
    expect(ask('records.open', { kind: 'game', id: 'chess' })).toEqual({ kind: 'refused', refusal });
  });
});

describe('sources side by side', () => {
  it('show under Dobree what the post reports of him, and what rests on it', () => {
    const { panes, topics } = valueOf(
      ask('sources.compare', { sources: ['post-tallies', 'dobree-1955'], game: 'zhuangyuan' }),
    );
    const [post, dobree] = panes;
    expect(topics.length).toBeGreaterThan(3);
    const row = dobree?.passages.find((one) => one.id === 'post-tallies#three-fours');
    expect(row?.through?.id).toBe('post-tallies');
    expect(row?.clauses.map((one) => one.id)).toContain('zhuangyuan/dobree#three-fours');
    expect(row?.questions).toContainEqual(expect.objectContaining({ id: 'ZY-A3', asks: 'contradiction' }));
    expect(post?.passages.every((one) => one.through === undefined)).toBe(true);
  });

  it('refuse a source that does not exist', () => {
    const reply = ask('sources.compare', { sources: ['culin-1895', 'nobody'] });
    expect(reply).toEqual({
      kind: 'refused',
      refusal: { code: 'not-found', field: 'sources', detail: { id: 'nobody' } },
    });
  });
});

describe('search over the collection', () => {
  it.each([
    ['狀元', 'title: artefact zhuangyuan-tallies'],
    ['状元', 'title: artefact zhuangyuan-tallies'],
    ['zhuangyuan', 'title: game zhuangyuan'],
    ['zhuang yuan chou', 'title: game zhuangyuan'],
    ['chong un', 'title: part culin-tallies#chong-un'],
    ['Terus', 'title: question DT-A16'],
    ['籌', 'title: game zhuangyuan'],
    ['SG-032', 'accession: artefact singapore-tiles'],
    ['sg32', 'accession: artefact singapore-tiles'],
    ['ZY-F14', 'accession: passage post-tallies#three-fours'],
    ['zya3', 'accession: question ZY-A3'],
    ['poah piann', 'name: game bo-bing'],
    ['得', 'inscription: inscription zhuangyuan-tallies#zhuangyuan'],
  ])('finds under %s %s', (text, hit) => {
    expect(found(text, 20)).toContain(hit);
  });

  it('puts an accession number before all else', () => {
    expect(found('SG-032')[0]).toBe('accession: artefact singapore-tiles');
  });

  it('opens a part at its owner and can be held to kinds', () => {
    const { hits } = valueOf(ask('search', { text: '狀元', kinds: ['part'] }));
    expect(new Set(hits.map((hit) => hit.kind))).toEqual(new Set(['part']));
    expect(hits[0]?.open.kind).toBe('artefact');
  });

  it('has no errors of syntax', () => {
    for (const text of ['"', 'a OR', 'NEAR(a b)', '-', '{title}: a', '*', "'", '\0', '(((', 'AND AND', '\ud800'])
      expect(ask('search', { text }).kind, text).toBe('ok');
  });

  it('makes its index again when the file turns out to be damaged', () => {
    const before = found('狀元');
    open().index().db.exec('DROP TABLE document');
    expect(found('狀元')).toEqual(before);
  });
});

describe('what the user keeps', () => {
  it('settings hold any value and are null until set', () => {
    expect(ask('settings.get', { key: 'theme' })).toEqual({ kind: 'ok', value: null });
    valueOf(ask('settings.set', { key: 'theme', value: { dark: true } }));
    valueOf(ask('settings.set', { key: 'theme', value: ['light'] }));
    expect(valueOf(ask('settings.get', { key: 'theme' }))).toEqual(['light']);
  });

  it('views are kept by name, replaced under the same name, and removed', () => {
    const first = valueOf(ask('views.save', { room: 'sources', name: 'Mine', state: [1] }));
    const second = valueOf(ask('views.save', { room: 'sources', name: 'Mine', state: [2] }));
    expect(second).toEqual({ id: first.id, room: 'sources', name: 'Mine', state: [2] });
    expect(valueOf(ask('views.list', { room: 'sources' }))).toEqual([second]);
    expect(valueOf(ask('views.list', { room: 'games' }))).toEqual([]);
    valueOf(ask('views.remove', { id: first.id }));
    expect(valueOf(ask('views.list', { room: 'sources' }))).toEqual([]);
    expect(ask('views.remove', { id: first.id })).toMatchObject({ refusal: { code: 'not-found' } });
  });
});

describe('a request nobody trusts', () => {
  const methods = Object.keys(METHODS) as MethodName[];
  const args = fc.oneof(
    fc.anything({ withMap: true, withSet: true, withDate: true, withNullPrototype: true, withBigInt: true }),
    fc.record(
      {
        id: fc.string(),
        kind: fc.constantFrom('game', 'part', '__proto__', 3),
        text: fc.string({ unit: 'binary', maxLength: 600 }),
        key: fc.string(),
        value: fc.anything(),
        after: fc.oneof(fc.integer(), fc.double()),
        command: fc.anything(),
        room: fc.string(),
        name: fc.string(),
        title: fc.string(),
        variant: fc.constantFrom('zhuangyuan/dobree', 'four-colour/usenet', 'nothing'),
        choices: fc.dictionary(fc.string(), fc.string()),
        gapPolicy: fc.constantFrom('ask', 'preferred', 'guess'),
        setup: fc.oneof(fc.anything(), fc.record({ seats: fc.array(fc.anything()), seed: fc.anything() })),
      },
      { requiredKeys: [] },
    ),
  );

  it('gets a tagged reply, whatever the method and whatever the arguments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<string>(...methods, 'toString', '__proto__', ''), args, async (method, sent) => {
        const { reply } = await serve(open, { id: 1, method, args: sent });
        if (reply.kind === 'refused') expect(REFUSAL_CODES).toContain(reply.refusal.code);
        if (reply.kind === 'fault') expect([method, reply.fault]).toEqual([method, 'no fault of the library']);
        expect(['ok', 'refused']).toContain(reply.kind);
      }),
      { numRuns: 4_000 },
    );
    expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
  });

  it('is told the field that was wrong', () => {
    expect(serve(open, { id: 7, method: 'search', args: { text: 5 } })).toMatchObject({
      id: 7,
      reply: { kind: 'refused', refusal: { code: 'bad-argument', field: 'text' } },
    });
    expect(serve(open, { id: 8, method: 'nonsense', args: {} })).toEqual({
      id: 8,
      reply: { kind: 'refused', refusal: { code: 'unknown-method', field: 'method', detail: { method: 'nonsense' } } },
    });
  });

  it('gets a fault with a code of the contract when the library cannot be opened', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { reply } = await serve(() => openLibrary({ folder: '/dev/null/x', data: DATA, readOnly: false }), {
      id: 1,
      method: 'records.list',
      args: { kind: 'game' },
    });
    log.mockRestore();
    expect(reply.kind === 'fault' && FAULT_CODES.includes(reply.fault.code)).toBe(true);
  });
});
