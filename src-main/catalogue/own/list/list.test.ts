import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MethodArgs } from '#contract/methods.ts';
import type { ListPage } from '#contract/own/list.ts';
import type { Library } from '../../library.ts';
import { asking, openedLibrary, valueOf, type Ask } from '../../testing.ts';
import { decadesOf, spanOf } from './dates.ts';

type Row = Readonly<Record<string, string | readonly string[]>>;

/** Objects by their fields; a list is several competing values. */
function listed(rows: readonly Row[]): {
  readonly ask: Ask;
  readonly list: (query?: MethodArgs<'own.list'>) => ListPage;
} {
  const library = openedLibrary();
  const ask = asking(() => library);
  for (const row of rows) valueOf(ask('own.create', { kind: 'object', body: bodyOf(row) }));
  return { ask, list: (query = {}) => valueOf(ask('own.list', query)) };
}

function bodyOf({ type = 'tallies', tags = [], accession, ...fields }: Row): object {
  const field = (texts: string | readonly string[]) => ({
    values: [texts].flat().map((text, at) => ({ id: at.toString(), text })),
  });
  const named = Object.entries(fields).map(([id, texts]) => [id, field(texts)] as const);
  return { type, tags, ...(accession !== undefined && { accession }), fields: Object.fromEntries(named) };
}

const titles = ({ rows }: ListPage): string[] => rows.map(({ title }) => title.en);

it('shows the main photograph as the object shows it', () => {
  const { ask, list } = listed([]);
  const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.6 };
  const media = [
    { id: 'a', sha256: 'a'.repeat(64), filename: 'a.jpg' },
    { id: 'b', sha256: 'b'.repeat(64), filename: 'b.jpg', turns: 1, crop },
  ];
  valueOf(ask('own.create', { kind: 'object', body: { type: 'tally', fields: {}, media, primary: 'b' } }));
  expect(list().rows[0]?.primary).toEqual({ sha256: 'b'.repeat(64), turns: 1, crop });
});

describe('the list is put in order', () => {
  const order = (column: string, texts: readonly string[], query: MethodArgs<'own.list'> = {}): string[] => {
    const { list } = listed(texts.map((text) => ({ title: text === '' ? '(none)' : text, [column]: text })));
    return titles(list({ sort: column, ...query }));
  };

  it('by number as it counts', () => {
    const { list } = listed(['SG-10', 'SG-9', 'SG-0100', 'A-2'].map((accession) => ({ accession, title: accession })));
    expect(titles(list())).toEqual(['A-2', 'SG-9', 'SG-10', 'SG-0100']);
    expect(titles(list({ descending: true }))).toEqual(['SG-0100', 'SG-10', 'SG-9', 'A-2']);
  });

  it('Chinese by its sound or by its strokes', () => {
    const texts = ['重', '一', '北', '丁'];
    expect(order('title', texts, { han: 'pinyin' })).toEqual(['北', '丁', '一', '重']);
    expect(order('title', texts, { han: 'strokes' })).toEqual(['一', '丁', '北', '重']);
  });

  it.each([
    [
      'date',
      ['1900', 'before 1850', 'circa 1890', '道光十二年', ''],
      ['before 1850', '道光十二年', 'circa 1890', '1900', '(none)'],
    ],
    ['count', ['9', '117', '六十三', 'a few'], ['9', '六十三', '117', 'a few']],
    ['dimensions', ['3 in', '12 mm', '5 cm'], ['12 mm', '5 cm', '3 in']],
    ['price', ['S$12.50', 'S$9', '£3 10s'], ['£3 10s', 'S$9', 'S$12.50']],
  ])('by %s as it is meant, what is not understood last', (column, texts, expected) => {
    expect(order(column, texts)).toEqual(expected);
    const known = expected.filter((text) => text !== '(none)' && text !== 'a few');
    expect(order(column, texts, { descending: true }).slice(0, known.length)).toEqual(known.toReversed());
  });

  it('anew after each change, like a list that was put in order at once', () => {
    const { ask, list } = listed([{ title: 'b' }, { title: 'c' }, { title: 'a' }]);
    expect(titles(list({ sort: 'title' }))).toEqual(['a', 'b', 'c']);
    const id = list({ sort: 'title' }).rows[0]?.id ?? '';
    const changes = [{ path: ['fields', 'title', 'values', '0', 'text'], before: 'a', after: 'bb' }];
    valueOf(ask('own.change', { kind: 'object', id, changes }));
    expect(titles(list({ sort: 'title' }))).toEqual(['b', 'bb', 'c']);
    valueOf(ask('own.undo', {}));
    valueOf(ask('own.undo', {}));
    expect(titles(list({ sort: 'title' }))).toEqual(['b', 'c']);
  });
});

describe('the list is narrowed', () => {
  it('to dates that may fall within another, by each of the competing values', () => {
    const { list } = listed([
      { title: 'reign', date: '道光十二年' },
      { title: 'century', date: '19th century' },
      { title: 'either', date: ['1700', '1832'] },
      { title: 'later', date: 'after 1850' },
      { title: 'words', date: 'who knows' },
    ]);
    expect(titles(list({ dated: '1832' }))).toEqual(['reign', 'century', 'either']);
    expect(titles(list({ dated: '1850/..' }))).toEqual(['century', 'later']);
    expect(list({ dated: 'who knows' }).total).toBe(0);
  });

  it('to words, in whatever script and field they stand', () => {
    const { list } = listed([{ title: '狀元籌' }, { notes: 'a Po̍ah-piáⁿ set' }, { tags: ['状元'] }]);
    expect(list({ text: '状元' }).total).toBe(2);
    expect(list({ text: 'poah piann' }).total).toBe(1);
    expect(list({ text: '…' }).total).toBe(3);
  });

  it('counts decades, and pages without losing or repeating a row', () => {
    const { list } = listed(
      Array.from({ length: 7 }, (_, at) => ({ title: at.toString(), date: `18${at.toString()}5` })),
    );
    expect(list().facets['decade']?.map(({ term }) => term)).toContain('183X');
    const pages = [0, 3, 6].flatMap((offset) => titles(list({ offset, limit: 3, sort: 'title' })));
    expect(pages).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });
});

describe('ids are told without their rows', () => {
  it('in the order of the list, narrowed, by part, and among others', () => {
    const { ask, list } = listed(['c', 'a', 'd', 'b'].map((title) => ({ title, place: title === 'd' ? 'x' : 'y' })));
    const query = { sort: 'title', facets: { place: ['y'] } };
    const all = list(query).rows.map(({ id }) => id);
    expect(all).toHaveLength(3);
    const idsOf = (args: MethodArgs<'own.ids'>) => valueOf(ask('own.ids', args));
    expect(idsOf(query)).toEqual(all);
    expect(idsOf({ ...query, offset: 1, limit: 1 })).toEqual([all[1]]);
    const hidden = list({ facets: { place: ['x'] } }).rows.map(({ id }) => id);
    expect(idsOf({ ...query, among: [all[2] ?? '', ...hidden, all[0] ?? ''] })).toEqual([all[0], all[2]]);
  });
});

describe('a field of a type that holds terms', () => {
  const fields = [
    { id: 'own-suit', kind: 'term', label: 'Suit' },
    { id: 'own-lender', kind: 'person', label: 'Lender' },
    { id: 'own-verse', kind: 'text', label: 'Verse' },
    { id: 'constructor', kind: 'term', label: 'Built by' },
  ];
  const body = { label: 'Card', shows: ['title'], fields };

  it('is counted, ticked, sorted by and changed in many like one of the core', () => {
    const { ask, list } = listed([
      { title: '1', 'own-suit': ['coins', 'strings'], 'own-verse': 'v' },
      { title: '2', 'own-suit': 'strings', 'own-lender': '陳' },
      { title: '3' },
    ]);
    expect(list().facets).not.toHaveProperty('own-suit');
    const type = valueOf(ask('own.create', { kind: 'object-type', body })).record;
    expect(list().facets).toMatchObject({
      'own-suit': [
        { term: 'strings', count: 2 },
        { term: 'coins', count: 1 },
      ],
      'own-lender': [{ term: '陳', count: 1 }],
      constructor: [],
    });
    expect(list().facets).not.toHaveProperty('own-verse');
    expect(titles(list({ facets: { 'own-suit': ['coins'] } }))).toEqual(['1']);
    expect(titles(list({ sort: 'own-suit', descending: true }))).toEqual(['2', '1', '3']);
    const ids = valueOf(ask('own.ids', {}));
    valueOf(ask('own.batch', { ids: [...ids], field: 'own-suit', how: { kind: 'set', text: 'coins' } }));
    expect(list().facets['own-suit']?.[0]).toEqual({ term: 'coins', count: 3 });
    valueOf(ask('own.remove', { kind: 'object-type', ids: [type.id] }));
    expect(list({ facets: { 'own-suit': ['coins'] } }).total).toBe(3);
  });
});

describe('a damaged record keeps nobody from the others', () => {
  const damage = (library: Library, id: string, body: string) => {
    const revision = '(SELECT max(revision) + 1 FROM own)';
    library.writable().prepare(`UPDATE own SET body = ?, revision = ${revision} WHERE id = ?`).run(body, id);
  };

  it.each(['[]', '{}', '7', '{"accession":5,"type":"t","tags":[7],"media":[],"fields":{}}'])(
    'an object that reads %s is left out of the list and named',
    (body) => {
      const library = openedLibrary();
      const ask = asking(() => library);
      const make = (title: string) =>
        valueOf(ask('own.create', { kind: 'object', body: bodyOf({ title, place: 'x' }) })).record.id;
      const [bad, good] = [make('bad'), make('good')];
      valueOf(ask('own.list', {}));
      damage(library, bad, body);
      const page = valueOf(ask('own.list', {}));
      expect(page.rows.map(({ id }) => id)).toEqual([good]);
      expect(page.damaged).toEqual([bad]);
      expect(page.facets['place']).toEqual([{ term: 'x', count: 1 }]);
      const all = valueOf(ask('own.all', { kind: 'object' }));
      expect(all.records.map(({ id }) => id)).toEqual([good]);
      expect(all.damaged).toEqual([bad]);
    },
  );

  it.each(['object-type', 'value-list'] as const)('a %s leaves the list and the terms as they are', (kind) => {
    const library = openedLibrary();
    const ask = asking(() => library);
    valueOf(ask('own.create', { kind: 'object', body: bodyOf({ condition: 'good' }) }));
    const body = kind === 'object-type' ? { label: 'T', shows: [] } : { field: 'condition', terms: ['x'] };
    const { id } = valueOf(ask('own.create', { kind, body })).record;
    damage(library, id, '{"label":7}');
    expect(valueOf(ask('own.all', { kind }))).toEqual({ records: [], damaged: [id] });
    expect(valueOf(ask('own.list', { sort: 'condition' })).total).toBe(1);
    expect(valueOf(ask('own.terms', { field: 'condition' }))).toEqual([{ term: 'good', count: 1 }]);
  });
});

it.each([
  ['1832', ['183X']],
  ['1888/1901', ['188X', '189X', '190X']],
  ['before 1850', []],
  ['17th century', Array.from({ length: 10 }, (_, at) => `1${(60 + at).toString()}X`)],
  ['1500/1899', []],
  ['0042', ['004X']],
])('%s may fall in the decades %j', (text, decades) => {
  const span = spanOf(text);
  expect(span && decadesOf(span)).toEqual(decades);
});

it('lists and counts what going through every object would', () => {
  const term = fc.constantFrom('p', 'q', 'r');
  const row = fc.record({ type: term, tags: fc.uniqueArray(term), place: fc.uniqueArray(term, { minLength: 1 }) });
  const ticked = fc.record({ type: fc.uniqueArray(term), tags: fc.uniqueArray(term), place: fc.uniqueArray(term) });
  const library = openedLibrary();
  const ask = asking(() => library);
  const has = (one: Row, facet: string, terms: readonly string[]): boolean =>
    terms.length === 0 || [one[facet] ?? []].flat().some((text) => terms.includes(text));
  const kept: Row[] = [];
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), ticked, (more, facets) => {
      for (const one of more) {
        valueOf(ask('own.create', { kind: 'object', body: bodyOf(one) }));
        kept.push(one);
      }
      const page = valueOf(ask('own.list', { facets }));
      const names = Object.keys(facets) as (keyof typeof facets)[];
      expect(page.total).toBe(kept.filter((one) => names.every((name) => has(one, name, facets[name]))).length);
      for (const name of names) {
        const others = names.filter((one) => one !== name);
        const shown = kept.filter((one) => others.every((other) => has(one, other, facets[other])));
        for (const text of ['p', 'q', 'r'])
          expect(page.facets[name]?.find((count) => count.term === text)?.count ?? 0).toBe(
            shown.filter((one) => has(one, name, [text])).length,
          );
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
