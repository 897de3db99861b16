import { expect, it } from 'vitest';
import type { OwnKind } from '#contract/own/records.ts';
import { asking, openedLibrary, valueOf, type Ask } from '../testing.ts';

const fresh = (): Ask => {
  const library = openedLibrary();
  return asking(() => library);
};
const create = (ask: Ask, kind: OwnKind, body: object) => valueOf(ask('own.create', { kind, body })).record.id;
const change = (ask: Ask, kind: OwnKind, id: string, path: string, before: unknown, after: unknown) =>
  valueOf(ask('own.change', { kind, id, changes: [{ path: [path], before, after }] }));

const passages = [{ id: 'stake', locator: '1:30', text: 'Worth two.', topics: [] }];
const told = { short: 'Mdm Tan 2019', kind: 'informant', csl: {}, passages };
const table = { title: { en: 'Our table' }, game: 'zhuangyuan', extends: 'zhuangyuan/dobree' };
const clause = { id: 'ours', option: 'award.one-four', text: 'Two.', basis: 'stated', value: 0 };

function gamesOf(ask: Ask, id: string): readonly string[] {
  const { body, links } = valueOf(ask('records.open', { kind: 'source', id }));
  if (body.kind !== 'source') throw new Error('not a source');
  const linked = links.filter(({ relation, from }) => relation === 'about' && from.id === id).map(({ to }) => to.id);
  expect(linked.toSorted()).toEqual(body.source.games);
  return body.source.games;
}

it('a source tells of the games of its topics', () => {
  const ask = fresh();
  const id = create(ask, 'source', told);
  expect(gamesOf(ask, id)).toEqual([]);
  const [topic] = valueOf(ask('topics.list', { game: 'coan-ki' })).filter(({ games }) => games.length === 1);
  change(ask, 'source', id, 'passages', passages, [{ ...passages[0], topics: [topic?.id] }]);
  expect(gamesOf(ask, id)).toEqual(['coan-ki']);
});

it('a source tells of the game of the rules that cite a passage of it, as long as they do', () => {
  const ask = fresh();
  const id = create(ask, 'source', told);
  const citing = [{ ...clause, passages: [`${id}#stake`] }];
  const variant = create(ask, 'variant', { ...table, clauses: citing });
  expect(gamesOf(ask, id)).toEqual(['zhuangyuan']);
  valueOf(ask('own.undo', {}));
  expect(gamesOf(ask, id)).toEqual([]);
  valueOf(ask('own.redo', {}));
  expect(gamesOf(ask, id)).toEqual(['zhuangyuan']);
  valueOf(ask('own.remove', { kind: 'variant', ids: [variant] }));
  expect(gamesOf(ask, id)).toEqual([]);
});

it('a source tells of the games of an object of which it says something', () => {
  const ask = fresh();
  const id = create(ask, 'source', told);
  const fields = { date: { values: [{ id: 'a', text: '1900', source: { id } }] } };
  const links = [{ id: '1', relation: 'related', to: { kind: 'game', id: 'four-colour' } }];
  create(ask, 'object', { type: 'object', fields, links });
  expect(gamesOf(ask, id)).toEqual(['four-colour']);
});

it('what the user says of its games stands', () => {
  const ask = fresh();
  const id = create(ask, 'source', { ...told, games: ['koo-kiew'] });
  create(ask, 'variant', { ...table, account: id });
  expect(gamesOf(ask, id)).toEqual(['koo-kiew']);
  change(ask, 'source', id, 'games', ['koo-kiew'], []);
  expect(gamesOf(ask, id)).toEqual(['zhuangyuan']);
});

it('a source shows the values, clauses and accounts that cite it or a passage of it', () => {
  const ask = fresh();
  const id = create(ask, 'source', told);
  const fields = { date: { values: [{ id: 'a', text: '1900', source: { id: `${id}#stake` } }] } };
  const object = create(ask, 'object', { type: 'object', fields });
  const variant = create(ask, 'variant', {
    ...table,
    account: id,
    clauses: [{ ...clause, passages: [`${id}#stake`] }],
  });
  const { links } = valueOf(ask('own.open', { kind: 'source', id }));
  const citing = links.map(({ from, relation }) => `${from.kind} ${from.id} ${relation}`);
  expect(citing).toEqual(
    expect.arrayContaining([
      `object ${object} rests-on`,
      `variant ${variant} account-of`,
      `clause ${variant}#ours rests-on`,
    ]),
  );
});
