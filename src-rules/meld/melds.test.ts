import { describe, expect, it } from 'vitest';
import { familyOf } from './brute-force.ts';
import { findMeld } from './claims.ts';
import { KINDS, makeCards, type Kind } from './deck.ts';
import { kinds, meldRules } from './fixtures.ts';
import { legalMelds } from './melds.ts';
import { MELD_KINDS } from './options.ts';

const RULES = meldRules();
const MELDS = legalMelds(RULES.options);

/** Every multiset of so many kinds. */
function multisets(size: number, least: Kind = 0): readonly (readonly Kind[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: KINDS - least }, (_, at) => least + at).flatMap((kind) =>
    multisets(size - 1, kind).map((others) => [kind, ...others]),
  );
}

describe('the melds generated from the clauses', () => {
  it.each([
    ['general', 4],
    ['joker', 1],
    ['pair', 24],
    ['command', 4],
    ['field', 4],
    ['triple', 24],
    ['three-footmen', 4],
    ['quad', 24],
    ['four-footmen', 1],
  ] as const)('%s: %i of them', (kind, count) => {
    expect(MELDS.filter((meld) => meld.kind === kind)).toHaveLength(count);
  });

  it.each([1, 2, 3, 4])('of all sets of %i cards they are exactly those that the letters say', (size) => {
    const wrong = multisets(size).filter((cards) => findMeld(RULES, cards)?.kind !== familyOf(cards));
    expect(wrong.map(makeCards)).toEqual([]);
  });

  it('are each in the list once', () => {
    expect(new Set(MELDS.map(({ cards }) => makeCards(cards))).size).toBe(MELDS.length);
  });

  it('score odd or even as they have an odd or even number of cards', () => {
    expect(MELDS.filter(({ cards, score }) => (cards.length - score) % 2 !== 0)).toEqual([]);
  });

  it('know generals alike only where the account allows them', () => {
    const generals = kinds('YK*3');
    expect(findMeld(RULES, generals)).toBeUndefined();
    expect(findMeld(meldRules({ 'equal-generals': 'allowed' }), generals)?.kind).toBe('triple');
  });

  it('never join jokers', () => {
    const allowed = meldRules({ 'equal-generals': 'allowed' });
    expect([2, 3, 4].map((size) => findMeld(allowed, kinds(`J*${size}`)))).toEqual([undefined, undefined, undefined]);
  });

  it('leave out a family the account does not know', () => {
    const melds = MELD_KINDS.filter((kind) => kind !== 'three-footmen');
    expect(findMeld(meldRules({ melds }), kinds('YP RP GP'))).toBeUndefined();
  });
});
