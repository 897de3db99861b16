import { describe, expect, test } from 'vitest';
import { mustFail } from '../testing.ts';
import { makeHand, readHand, wrongTogether } from './hand.ts';
import { hand, pairs, threes, toTheLimit } from './fixtures.ts';

describe('reading a hand', () => {
  test.each([
    ['T 5 K', 'T 5 K'],
    ['ts,5h,kd', 'TS 5H KD'],
    ['10 5 K', 'T 5 K'],
    ['7*3', '7 7 7'],
  ])('%s', (text, cards) => {
    expect(makeHand('playing-cards', hand(threes(), text))).toBe(cards);
  });

  test('four-colour cards name their colour first', () => {
    expect(hand(pairs(), 'RH YP')).toEqual([
      { suit: 'R', rank: 'H' },
      { suit: 'Y', rank: 'P' },
    ]);
  });

  test('and are written so again', () => {
    expect(makeHand('four-colour', hand(pairs(), 'RH*2'))).toBe('RH RH');
  });

  test('a hand to a limit may have grown', () => {
    expect(hand(toTheLimit(), 'A 2 3 4')).toHaveLength(4);
  });
});

describe('refusing a hand', () => {
  test.each([
    ['T 5 !', { kind: 'unreadable-card', card: '!' }],
    ['T 5 X', { kind: 'unknown-card', card: 'X' }],
    ['TS TS 5H', { kind: 'too-many-copies', card: 'TS', copies: 1 }],
    ['7 7 7 7 7', { kind: 'too-many-copies', card: '7', copies: 4 }],
    ['7S 7H 7D 7C 7', { kind: 'too-many-copies', card: '7', copies: 4 }],
    ['T 5', { kind: 'wrong-size', size: 2, expected: 3 }],
    ['T 5 K 2', { kind: 'wrong-size', size: 4, expected: 3 }],
    ['', { kind: 'wrong-size', size: 0, expected: 3 }],
  ])('%s', (text, error) => {
    expect(mustFail(readHand(threes(), text))).toEqual(error);
  });

  test('a card without a suit, where suits decide', () => {
    const rules = pairs({
      deck: { faces: 'playing-cards', ranks: 'KQJ432A', suits: 'SDHC', copies: 4 },
      'card-order': { suits: 'SDHC', ranks: 'KQJ432A' },
    });
    expect(mustFail(readHand(rules, 'K QS'))).toEqual({ kind: 'suit-needed', card: 'K', suits: ['S', 'D', 'H', 'C'] });
  });

  test('a card in two hands at once', () => {
    const rules = threes();
    const hands = [hand(rules, 'TS 5H KD'), hand(rules, 'TS 2H 3D')];
    expect(wrongTogether(rules, hands)).toEqual({ kind: 'too-many-copies', card: 'TS', copies: 1 });
  });
});
