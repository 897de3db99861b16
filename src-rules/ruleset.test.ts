import { describe, expect, it } from 'vitest';
import type { ClauseId, ReadingId, VariantId } from './citation.ts';
import { oneOf } from './option-values.ts';
import { compile, fill, type Clause, type OptionTable, type Variant } from './ruleset.ts';
import { clauseOf, must, mustFail, readingOf } from './testing.ts';

interface Options {
  readonly drink: 'tea' | 'wine';
  readonly cup?: 'large' | 'small';
}
const TABLE: OptionTable<Options> = {
  drink: { parse: oneOf('tea', 'wine') },
  cup: { parse: oneOf('large', 'small'), when: { option: 'drink', is: ['wine'] } },
};
const DRINK = clauseOf('drink', [readingOf('a', 'tea'), readingOf('b', 'wine')]);
const variant = (...clauses: Clause[]): Variant => ({ id: 'x/y' as VariantId, engine: 'test', clauses });
const choose = (choices: Record<string, string>) => choices as Record<string, ReadingId>;

describe('compiling a variant', () => {
  it('gives every option its preferred value and the clause it comes from', () => {
    const rules = must(compile(TABLE, variant(DRINK), {}, 'ask'));
    expect(rules.options.drink).toBe('tea');
    expect(rules.citations.drink).toEqual({ clause: 'drink', reading: 'a' });
  });

  it('takes a chosen reading instead', () => {
    const cup = clauseOf('cup', [readingOf('c', 'small')]);
    const rules = must(compile(TABLE, variant(DRINK, cup), choose({ drink: 'b' }), 'ask'));
    expect(rules.options).toEqual({ drink: 'wine', cup: 'small' });
    expect(rules.citations.drink.reading).toBe('b');
  });

  const broken: Record<string, [Variant, Record<string, string>]> = {
    'missing-option': [variant(), {}],
    'unknown-option': [variant(DRINK, clauseOf('food', [readingOf('a', 'rice')])), {}],
    'option-set-twice': [variant(DRINK, DRINK), {}],
    'option-out-of-place': [variant(DRINK, clauseOf('cup', [readingOf('a', 'small')])), {}],
    'unknown-clause': [variant(DRINK), { food: 'a' }],
    'unknown-reading': [variant(DRINK), { drink: 'z' }],
    'bad-value': [variant(clauseOf('drink', [readingOf('a', 'beer')])), {}],
  };
  it.each(Object.entries(broken))('refuses with %s', (kind, [broke, choices]) => {
    expect(mustFail(compile(TABLE, broke, choose(choices), 'ask')).map((error) => error.kind)).toEqual([kind]);
  });

  it('misses the option that a chosen reading calls for', () => {
    const errors = mustFail(compile(TABLE, variant(DRINK), choose({ drink: 'b' }), 'ask'));
    expect(errors).toEqual([{ kind: 'missing-option', option: 'cup' }]);
  });

  it('takes no option for known that objects inherit', () => {
    const odd = variant(DRINK, clauseOf('constructor', [readingOf('a', 'tea')]));
    expect(mustFail(compile(TABLE, odd, {}, 'ask'))[0]?.kind).toBe('unknown-option');
  });
});

describe('a gap', () => {
  const gap = variant(clauseOf('drink', [readingOf('a', 'tea'), readingOf('a2', 'tea')], true));

  it('stays open when the players are to be asked', () => {
    expect([...must(compile(TABLE, gap, {}, 'ask')).gaps]).toEqual(['drink']);
  });

  it('is closed by a choice made beforehand, or by taking what is preferred', () => {
    expect(must(compile(TABLE, gap, choose({ drink: 'a2' }), 'ask')).gaps.size).toBe(0);
    expect(must(compile(TABLE, gap, {}, 'preferred')).gaps.size).toBe(0);
  });

  it('takes the value and the citation of the reading that fills it', () => {
    const open = variant(clauseOf('drink', [readingOf('a', 'tea'), readingOf('b', 'wine')], true));
    const filled = fill(must(compile(TABLE, open, {}, 'ask')), choose({ drink: 'b' }));
    expect(filled.options.drink).toBe('wine');
    expect(filled.citations.drink).toEqual({ clause: 'drink' as ClauseId, reading: 'b' });
    expect(filled.gaps.size).toBe(0);
  });

  it('is not filled by a reading its clause has not got', () => {
    const rules = must(compile(TABLE, gap, {}, 'ask'));
    expect(fill(rules, choose({ drink: 'toString' })).gaps.size).toBe(1);
  });

  it('must be able to take every one of its readings', () => {
    const bad = variant(clauseOf('drink', [readingOf('a', 'tea'), readingOf('b', 'beer')], true));
    expect(mustFail(compile(TABLE, bad, {}, 'ask'))).toEqual([
      { kind: 'bad-value', clause: 'drink', reading: 'b', expected: 'tea | wine' },
    ]);
  });
});
