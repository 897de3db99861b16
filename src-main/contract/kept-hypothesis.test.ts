import { describe, expect, test } from 'vitest';
import { DISTRIBUTIONS } from '#rules/comparing/distribution.ts';
import { sizeOf } from '#rules/comparing/deck.ts';
import { FAMILIES, type Family } from '#rules/comparing/hypothesis.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { compile } from '#rules/ruleset.ts';
import { must, mustFail } from '#rules/testing.ts';
import { parseKeptHypothesis, variantOfKept, variantOfView, viewOfVariant } from './kept-hypothesis.ts';

const kept = (family: Family, changes: object = {}) => ({
  hypothesis: {
    family,
    values: { T: 10, J: 10, Q: 10, K: 10 },
    tie: 'push',
    colours: true,
    seats: 6,
    limit: { total: 21, bankerStands: 17, highAce: 11 },
  },
  typed: null,
  standing: 'kept',
  notes: 'why not',
  reasons: '',
  evidence: [],
  ...changes,
});

describe('a hypothesis out of the library', () => {
  test('is read, with a set of its own or without', () => {
    expect(must(parseKeptHypothesis(kept('threes')))).toEqual(kept('threes'));
    const typed = DISTRIBUTIONS.threes;
    expect(must(parseKeptHypothesis(kept('threes', { typed }))).typed).toEqual(typed);
  });

  test.each([
    ['standing', { standing: 'won' }],
    ['integer 0..8', { typed: { A: 1 } }],
    ['family', { hypothesis: { ...kept('threes').hypothesis, family: 'dominoes' } }],
    ['notes', { notes: 3 }],
  ])('with a wrong %s is refused', (said, changes) => {
    expect(mustFail(parseKeptHypothesis(kept('threes', changes)))).toContain(said);
  });
});

test.each(FAMILIES)('%s becomes a variant every clause of which is called conjecture', (family) => {
  const view = { id: 'abc', room: 'hypotheses', name: 'My guess', state: null };
  const variant = variantOfKept(view, must(parseKeptHypothesis(kept(family))));
  expect(compile(COMPARING_OPTIONS, variant, {}, 'ask').kind).toBe('ok');
  expect(variant).toMatchObject({ id: 'singapore-tiles/abc', entry: { title: { en: 'My guess (conjecture)' } } });
  for (const { basis, text } of variant.clauses)
    expect([basis, text.endsWith('Conjecture.')]).toEqual(['conjectured', true]);
});

test.each([
  ['values', '9 9, A 1, T 10, J 10, Q 10, K 10. Conjecture.'],
  ['seats', 'How many can play, the banker among them: min 2, max 6.'],
  ['classes', 'Hands that stand above their points: pair.'],
  ['triple-order', 'The order of three of a kind, best first: none.'],
  ['cut', 'Tiles are stirred, not cut. Conjecture.'],
])('the clause on %s says what it is', (id, said) => {
  const view = { id: 'abc', room: 'hypotheses', name: 'My guess', state: kept('pairs') };
  expect(must(variantOfView(view)).clauses.find((clause) => clause.id === id)?.text).toContain(said);
});

describe('the tiles a hypothesis is played with', () => {
  const tilesOf = (typed: unknown) => {
    const view = { id: 'abc', room: 'hypotheses', name: 'My guess', state: kept('pairs', { typed }) };
    const rules = must(compile(COMPARING_OPTIONS, must(variantOfView(view)), {}, 'preferred'));
    return sizeOf(rules.options.deck);
  };

  test('are those found', () => {
    expect(tilesOf(null)).toBe(32);
  });

  test('are the set typed in where there is one', () => {
    expect(tilesOf(DISTRIBUTIONS.threes)).toBe(39);
  });
});

test('a view that is no hypothesis makes no variant', () => {
  expect(mustFail(variantOfView({ id: 'abc', room: 'hypotheses', name: 'My guess', state: {} }))).toContain('family');
});

test('kept hypotheses are told from accounts of the collection by their ids', () => {
  const id = '0b7e6a52-1c7e-4d0c-9f6b-6f1a7f0f5a11';
  expect(viewOfVariant(`singapore-tiles/${id}`)).toBe(id);
  expect(viewOfVariant('singapore-tiles/in-pairs')).toBeUndefined();
});
