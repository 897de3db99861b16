import { describe, expect, test } from 'vitest';
import { compareHands } from './compare.ts';
import { hand, pairs, TERUS, threes, toTheLimit } from './fixtures.ts';
import { judge, residue, type Rules } from './judge.ts';

const category = (rules: Rules, text: string) => judge(rules, hand(rules, text)).category;
const winner = (rules: Rules, first: string, second: string) =>
  compareHands(rules, hand(rules, first), hand(rules, second)).winner;
const decidedBy = (rules: Rules, first: string, second: string) =>
  compareHands(rules, hand(rules, first), hand(rules, second)).decidedBy;

describe('what is left of a sum', () => {
  test.each([
    ['last-digit', [0, 9, 0, 5, 0, 9, 0]],
    ['last-digit-keeping-tens', [0, 9, 10, 5, 10, 9, 10]],
    ['ten-deducted-once', [0, 9, 10, 5, 10, 19, 20]],
    ['none', [0, 9, 10, 15, 20, 29, 30]],
  ] as const)('%s', (rule, points) => {
    expect([0, 9, 10, 15, 20, 29, 30].map((total) => residue(rule, total))).toEqual(points);
  });
});

describe('three cards', () => {
  test.each([
    ['J Q K', 'triple'],
    ['K K K', 'triple'],
    ['A A A', 'triple'],
    ['9 J K', 'points-9'],
    ['T J Q', 'points-10'],
    ['5 5 K', 'points-10'],
  ])('%s is %s', (text, expected) => {
    expect(category(threes(), text)).toBe(expected);
  });

  test.each([
    ['A A A', '2 2 2', 'first'],
    ['T T T', 'K K K', 'first'],
    ['J Q K', 'K K K', 'tie'],
    ['J Q K', '4 5 A', 'first'],
    ['6 4 K', '9 J K', 'first'],
  ])('%s against %s: %s', (first, second, expected) => {
    expect(winner(threes(), first, second)).toBe(expected);
  });

  test('three like pictures may stand above mixed ones', () => {
    const rules = threes({ 'triple-order': ['A', 'K', 'Q', 'J', 'JQK'] });
    expect([winner(rules, 'K K K', 'J Q K'), winner(rules, 'Q Q Q', 'K K K')]).toEqual(['first', 'second']);
  });

  test('a list of classes is a list of ranks', () => {
    const rules = threes(TERUS);
    expect(winner(rules, 'A A A', 'J Q K')).toBe('first');
    expect(winner(rules, 'J Q K', '9 J K')).toBe('first');
    expect(winner(rules, '6 6 6', '8 J K')).toBe('tie');
  });

  test('exactly thirty is out, save for three courts', () => {
    const rules = threes({ ...TERUS, out: 'exactly-thirty', values: { A: 1, 9: 9, T: 10, J: 10, Q: 10, K: 10 } });
    expect(category(rules, 'K T T')).toBe('out');
    expect(category(rules, 'K Q J')).toBe('courts');
    expect(winner(rules, 'K T T', 'A T T')).toBe('second');
    expect(winner(rules, 'K T T', 'K Q T')).toBe('tie');
    expect(decidedBy(rules, 'K T T', 'A T T')).toEqual(['out']);
  });

  test('three threes must be thrown in, or may', () => {
    const must = threes({ 'thrown-in': 'must' });
    const may = threes({ 'thrown-in': 'may' });
    expect(judge(must, hand(must, '3 3 3'))).toMatchObject({ category: 'thrown-in', points: 9 });
    expect(category(may, '3 3 3')).toBe('triple');
    expect(judge(may, hand(may, '3 3 3'), true).category).toBe('thrown-in');
  });

  test('what decided is named, the decisive option first', () => {
    expect(decidedBy(threes(), 'A A A', '9 J K')).toEqual(['classes']);
    expect(decidedBy(threes(), 'A A A', '2 2 2')).toEqual(['triple-order']);
    expect(decidedBy(threes(), '9 J K', '8 J K')).toEqual(['residue', 'values']);
    expect(decidedBy(threes(), '9 J K', '5 4 K')).toEqual(['tie']);
  });
});

describe('two cards', () => {
  test.each([
    ['YK YK', 'YA YA', 'first'],
    ['YP YP', 'RK RK', 'first'],
    ['WP WP', 'YP WA', 'first'],
    ['YK RK', 'RK GA', 'second'],
    ['YP WE', 'YK RK', 'second'],
    ['YK YK', 'YK YK', 'tie'],
  ])('%s against %s: %s', (first, second, expected) => {
    expect(winner(pairs(), first, second)).toBe(expected);
  });

  /** Two hands of 9: the top cards are a red horse and a red valet, the second cards a white chariot and a green soldier. */
  test.each([
    ['top-then-second', 'second', 'first'],
    ['top-card', 'second', 'tie'],
    ['suit', 'tie', 'tie'],
    ['rank-then-suit', 'second', 'first'],
  ])('%s', (rule, topDiffers, secondDiffers) => {
    const rules = pairs({ 'tie-break': rule });
    expect(winner(rules, 'RH WR', 'RA GP')).toBe(topDiffers);
    expect(winner(rules, 'RH GR', 'RH WR')).toBe(secondDiffers);
  });

  test('the higher colour alone decides where only colours are looked at', () => {
    const rules = pairs({ 'tie-break': 'suit' });
    expect([winner(rules, 'YH WR', 'RA GP'), winner(rules, 'WR WH', 'GA GP')]).toEqual(['first', 'second']);
  });

  test('rank before colour would take the white chariot for the red horse', () => {
    expect(winner(pairs(), 'RH WR', 'GR GH')).toBe('first');
    expect(winner(pairs({ 'tie-break': 'rank-then-suit' }), 'RH WR', 'GR GH')).toBe('second');
  });
});

describe('towards a limit', () => {
  test('the nearer hand wins by the limit, and equal ones tie', () => {
    const rules = toTheLimit();
    expect([winner(rules, 'K 9', 'K 8'), decidedBy(rules, 'K 9', 'K 8')]).toEqual(['first', ['limit.total']]);
    expect([winner(rules, 'K 9', 'Q 9'), decidedBy(rules, 'K 9', 'Q 9')]).toEqual(['tie', ['tie']]);
  });

  test.each([
    ['A K', 'points-21'],
    ['A A', 'points-12'],
    ['A 9 A', 'points-21'],
    ['A K 5', 'points-16'],
    ['K Q 2', 'over-the-limit'],
  ])('%s is %s', (text, expected) => {
    expect(category(toTheLimit(), text)).toBe(expected);
  });
});
