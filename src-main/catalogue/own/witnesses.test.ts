import { mkdirSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { OwnRecord } from '#contract/own/records.ts';
import { asking, DATA, emptyFolder, openedLibrary, seededFolder, valueOf, type Ask } from '../testing.ts';

const OPTION = 'award.one-four';
const SEATS = { seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'bot' })), seed: 'household' };

const fresh = (): Ask => {
  const library = openedLibrary();
  return asking(() => library);
};

/** An informant, and the household's rules as she tells them: one clause of Dobree's account is another. */
function household(ask: Ask, value: unknown = { worth: 2, takes: ['juren'] }) {
  const passages = [{ id: 'stake', locator: '1:30', text: 'A single four was worth two.', topics: ['stakes'] }];
  const told = { short: 'Mdm Tan 2019', kind: 'informant', csl: { author: [{ literal: 'Tan' }], title: 7 }, passages };
  const source = valueOf(ask('own.create', { kind: 'source', body: told })).record as OwnRecord<'source'>;
  const cited = { basis: 'stated', passages: [`${source.id}#stake`] };
  const clauses = [{ id: 'ours', option: OPTION, text: 'Two at our table.', ...cited, value }];
  const over = { game: 'zhuangyuan', extends: 'zhuangyuan/dobree', account: source.id };
  const body = { title: { en: 'Our table' }, ...over, clauses };
  const variant = valueOf(ask('own.create', { kind: 'variant', body })).record as OwnRecord<'variant'>;
  return { source, variant };
}

const play = (ask: Ask, variant: string) =>
  ask('sandbox.create', { variant, title: 'x', choices: {}, gapPolicy: 'preferred', setup: SEATS });

describe('a source of the user’s own', () => {
  it('is listed, found, opened by its passages and set beside the others', () => {
    const ask = fresh();
    const { source, variant } = household(ask);
    expect(valueOf(ask('records.list', { kind: 'source' })).some(({ id }) => id === source.id)).toBe(true);
    const { hits } = valueOf(ask('search', { text: 'single four was worth two' }));
    expect(hits[0]).toMatchObject({ kind: 'passage', open: { kind: 'source', id: source.id }, origin: 'user' });
    const topics = valueOf(ask('topics.list', { game: 'zhuangyuan' })).map(({ id }) => id);
    const passages = [{ id: 'stake', locator: '1:30', text: 'Two.', topics: topics.slice(0, 1) }];
    const before = source.body.passages;
    const changes = [{ path: ['passages'], before, after: passages }];
    valueOf(ask('own.change', { kind: 'source', id: source.id, changes }));
    const { panes } = valueOf(ask('sources.compare', { sources: [source.id, 'dobree-1955'], game: 'zhuangyuan' }));
    expect(panes[0]?.passages[0]?.clauses.map(({ id }) => id)).toEqual([`${variant.id}#ours`]);
  });
});

describe('a variant of the user’s own', () => {
  it('is listed among the accounts, linked to its source, and played', () => {
    const ask = fresh();
    const { source, variant } = household(ask);
    const listed = valueOf(ask('variants.of', { game: 'zhuangyuan' })).find(({ id }) => id === variant.id);
    expect(listed?.clauses.find((clause) => clause.option === OPTION)).toMatchObject({
      id: 'ours',
      statedIn: variant.id,
    });
    expect(listed?.clauses.length).toBeGreaterThan(10);
    const { links, problems } = valueOf(ask('own.open', { kind: 'variant', id: variant.id }));
    expect(problems).toEqual([]);
    expect(links.map(({ relation, to }) => [relation, to.id])).toEqual(
      expect.arrayContaining([
        ['account-of', source.id],
        ['extends', 'zhuangyuan/dobree'],
        ['variant-of', 'zhuangyuan'],
      ]),
    );
    const sandbox = valueOf(play(ask, variant.id));
    expect(sandbox.frozen.clauses.some(({ id }) => id === 'ours')).toBe(true);
  });

  it('is written over any account of the collection, and takes over all of it', () => {
    const ask = fresh();
    const accounts = valueOf(ask('variants.of', {}));
    expect(accounts.length).toBeGreaterThan(20);
    for (const { id, entry, clauses } of accounts) {
      const body = { title: { en: 'Ours' }, game: entry.game, extends: id };
      const { record } = valueOf(ask('own.create', { kind: 'variant', body }));
      expect(valueOf(ask('own.open', { kind: 'variant', id: record.id })).problems).toEqual([]);
      const full = valueOf(ask('variants.of', { game: entry.game })).find((one) => one.id === record.id);
      expect(full?.clauses).toEqual(clauses);
    }
  });

  it('is kept where it cannot be played, with its problems told', () => {
    const ask = fresh();
    const { variant } = household(ask, 'nonsense');
    const { problems } = valueOf(ask('own.open', { kind: 'variant', id: variant.id }));
    expect(problems).toMatchObject([{ kind: 'bad-clauses', errors: [{ kind: 'bad-value', clause: 'ours' }] }]);
    expect(play(ask, variant.id)).toMatchObject({ refusal: { code: 'bad-ruleset' } });
    const changes = [{ path: ['extends'], before: 'zhuangyuan/dobree', after: variant.id }];
    valueOf(ask('own.change', { kind: 'variant', id: variant.id, changes }));
    expect(valueOf(ask('own.open', { kind: 'variant', id: variant.id })).problems).toMatchObject([{ kind: 'no-base' }]);
  });

  it('leaves out what it is written over says, and tells what the game then lacks', () => {
    const ask = fresh();
    const { variant } = household(ask);
    const dropping = (drops: readonly string[]) => {
      const { body } = valueOf(ask('own.open', { kind: 'variant', id: variant.id })).record as OwnRecord<'variant'>;
      const changes = [{ path: ['drops'], before: body.drops, after: drops }];
      valueOf(ask('own.change', { kind: 'variant', id: variant.id, changes }));
      return valueOf(ask('own.open', { kind: 'variant', id: variant.id })).problems;
    };
    expect(dropping(['two-fours'])).toMatchObject([
      { kind: 'bad-clauses', errors: [{ kind: 'missing-option', option: 'award.two-fours' }] },
    ]);
    const listed = valueOf(ask('variants.of', { game: 'zhuangyuan' })).find(({ id }) => id === variant.id);
    expect(listed?.clauses.some(({ id }) => id === 'two-fours')).toBe(false);
    expect(dropping([])).toEqual([]);
  });

  it('passes what it changes on to the variants written over it, even from the bin', () => {
    const ask = fresh();
    const { variant } = household(ask);
    const heir = { title: { en: 'Next door' }, game: 'zhuangyuan', extends: variant.id };
    const { record } = valueOf(ask('own.create', { kind: 'variant', body: heir }));
    const words = () => {
      const variants = valueOf(ask('variants.of', {}));
      return variants.find(({ id }) => id === record.id)?.clauses.find(({ id }) => id === 'ours')?.text;
    };
    expect(words()).toBe('Two at our table.');
    const changes = [{ path: ['clauses', 0, 'text'], before: 'Two at our table.', after: 'Two, always.' }];
    valueOf(ask('own.change', { kind: 'variant', id: variant.id, changes }));
    expect(words()).toBe('Two, always.');
    valueOf(ask('own.remove', { kind: 'variant', ids: [variant.id] }));
    expect(words()).toBe('Two, always.');
  });
});

it('a new edition of the reference collection keeps the user’s links, and what is written over it follows', () => {
  const folder = seededFolder();
  const first = openedLibrary(folder);
  const { variant } = household(asking(() => first));
  const links = [{ id: '1', relation: 'related', to: { kind: 'game', id: 'zhuangyuan' } }];
  const object = valueOf(
    asking(() => first)('own.create', { kind: 'object', body: { type: 'tallies', fields: {}, links } }),
  );
  first.close();
  const second = openedLibrary(folder, changedData());
  const ask = asking(() => second);
  const game = valueOf(ask('records.open', { kind: 'game', id: 'zhuangyuan' }));
  expect(game.links.some(({ from }) => from.id === object.record.id)).toBe(true);
  expect(game.links.some(({ from }) => from.id === variant.id)).toBe(true);
  const full = valueOf(ask('variants.of', { game: 'zhuangyuan' })).find(({ id }) => id === variant.id);
  expect(JSON.stringify(full?.clauses)).toContain('As amended.');
  expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
});

/** The collection with one sentence of Dobree’s account changed. */
function changedData(): string {
  const data = join(emptyFolder(), 'data');
  mkdirSync(data);
  cpSync(DATA, data, { recursive: true });
  const file = join(data, 'games/zhuangyuan/variants/dobree.md');
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(/^( +text: )(?![>|]).*$/gm, '$1As amended.');
  if (changed === text) throw new Error('nothing was changed');
  writeFileSync(file, changed);
  return data;
}
