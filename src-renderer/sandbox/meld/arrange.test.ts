import { expect, test } from 'vitest';
import { tableOf } from '#rules/meld/claims.ts';
import { countKinds, makeKind, type Kind } from '#rules/meld/deck.ts';
import { kinds, meldRules } from '#rules/meld/fixtures.ts';
import { keepOrder, moved, sorted } from './arrange.ts';

const { best } = tableOf(meldRules()).solver;
const hand = countKinds(kinds('WH YK J GR RK WR WC'));
const named = (cards: readonly Kind[]) => cards.map(makeKind).join(' ');

test('sorts by colour, by piece, and by the melds of the best partition', () => {
  expect(named(sorted(hand, 'suit', best))).toBe('YK RK GR WR WH WC J');
  expect(named(sorted(hand, 'rank', best))).toBe('YK RK GR WR WH WC J');
  expect(named(sorted(countKinds(kinds('YP GK WA YA')), 'rank', best))).toBe('GK YA WA YP');
  expect(
    named(sorted(hand, 'melds', best))
      .split(' ')
      .slice(-1),
  ).toEqual(['GR']);
});

test('keeps the order a player chose when cards leave the hand', () => {
  const chosen = kinds('WH YK WH J');
  expect(named(keepOrder(chosen, countKinds(kinds('WH J YK'))))).toBe('WH YK J');
  expect(named(keepOrder(chosen, countKinds(kinds('J WH GR'))))).toBe('WH J GR');
});

test('moves one card, and not past the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 7, 0)).toEqual(['a', 'b', 'c']);
});
