import { describe, expect, test } from 'vitest';
import { hand, LONG, TERUS, threes } from './fixtures.ts';
import { judge, type Rules } from './judge.ts';
import { settle } from './settle.ts';

/** What two stakes of 10 and 30 bring the player, and by which option. */
function settled(rules: Rules, player: string, banker: string, stakes: readonly number[] = [10, 30]) {
  const paid = settle(rules, judge(rules, hand(rules, player)), judge(rules, hand(rules, banker)), stakes);
  return [...paid.map(({ amount }) => amount), paid[0]?.by];
}

const NINE = '9 J K';
const EIGHT = '8 J Q';
const SEVEN = '7 J Q';
const FIVE = '5 J Q';
const SEVENS = '7 7 7';
const SIXES = '6 6 6';

describe('one stake', () => {
  test.each([
    [NINE, EIGHT, 10, 'payment'],
    [EIGHT, NINE, -10, 'payment'],
    [NINE, '4 5 K', 0, 'tie'],
  ])('%s against %s', (player, banker, amount, by) => {
    expect(settled(threes(), player, banker, [10])).toEqual([amount, by]);
  });

  test('a tie goes by its rule', () => {
    const tie = (rule: string) => settled(threes({ tie: rule }), NINE, '4 5 K', [10])[0];
    expect(['push', 'banker', 'player'].map(tie)).toEqual([0, -10, 10]);
  });

  test('a win pays at the rate of the account, a loss never more than the stake', () => {
    const rules = threes({ payment: { win: 2 } });
    expect([settled(rules, NINE, EIGHT, [10])[0], settled(rules, EIGHT, NINE, [10])[0]]).toEqual([20, -10]);
  });

  test('nothing is paid on no stake', () => {
    expect(settled(threes(), NINE, EIGHT, [])).toEqual([undefined]);
  });
});

describe('the contract Long', () => {
  test.each([
    ['rule 1, a Long player who wins', NINE, EIGHT, [10, 30, 'long.player']],
    ['rule 2, a player who wins without it', SEVEN, FIVE, [10, 0, 'contract']],
    ['rule 3, a Long banker who wins', FIVE, NINE, [-10, -30, 'contract']],
    ['rule 3 against a Long player', EIGHT, NINE, [-10, -30, 'contract']],
    ['rule 4, a banker who wins without it', FIVE, SEVEN, [-10, 0, 'contract']],
    ['rule 5, suggested: a player with three of a kind wins', SEVENS, NINE, [10, 0, 'long.triples']],
    ['rule 6, suggested: a player with three of a kind loses', SEVENS, SIXES, [-10, -30, 'long.triples']],
    ['rule 7, suggested: a Long player under a banker with three of a kind', NINE, SEVENS, [-10, 0, 'long.triples']],
    ['neither Long nor three of a kind under one falls to rule 4', FIVE, SEVENS, [-10, 0, 'contract']],
    ['a tie', NINE, '4 5 K', [0, 0, 'tie']],
  ])('%s', (_, player, banker, expected) => {
    expect(settled(threes(LONG), player, banker)).toEqual(expected);
  });

  test('rule 1 by its bare words pays a Long player whatever the banker holds', () => {
    const rules = threes({ ...LONG, 'long.player': 'literal' });
    expect(settled(rules, EIGHT, NINE)).toEqual([10, 30, 'long.player']);
    expect(settled(rules, NINE, '4 5 K')).toEqual([10, 30, 'long.player']);
    expect(settled(rules, SEVEN, NINE)).toEqual([-10, -30, 'contract']);
  });

  test('three of a kind may always be Long', () => {
    const rules = threes({ ...LONG, 'long.triples': 'always-long' });
    expect(settled(rules, SEVENS, NINE)).toEqual([10, 30, 'long.player']);
    expect(settled(rules, FIVE, SEVENS)).toEqual([-10, -30, 'contract']);
  });

  test('or by its points: three sixes have eight, three sevens one', () => {
    const rules = threes({ ...LONG, 'long.triples': 'by-points' });
    expect(settled(rules, SIXES, NINE)).toEqual([10, 30, 'long.player']);
    expect(settled(rules, SEVENS, NINE)).toEqual([10, 0, 'contract']);
  });

  test('a single stake is settled as the first', () => {
    expect(settled(threes(LONG), FIVE, NINE, [10])).toEqual([-10, 'contract']);
  });
});

describe('tĕrus', () => {
  test.each([
    ['a dealer’s tĕrus takes head and tail', FIVE, EIGHT, [-10, -30, 'terus.classes']],
    ['another winning hand of the dealer the head alone', FIVE, SEVEN, [-10, 0, 'contract']],
    ['a player’s tĕrus wins the head', NINE, EIGHT, [10, 0, 'terus.player']],
    ['another winning hand too', SEVEN, FIVE, [10, 0, 'contract']],
    ['a tie pays nothing', NINE, '4 5 K', [0, 0, 'tie']],
  ])('%s', (_, player, banker, expected) => {
    expect(settled(threes(TERUS), player, banker)).toEqual(expected);
  });

  test('a player’s tĕrus may win both', () => {
    const rules = threes({ ...TERUS, 'terus.player': 'wins-both' });
    expect(settled(rules, NINE, EIGHT)).toEqual([10, 30, 'terus.player']);
    expect(settled(rules, SEVEN, FIVE)).toEqual([10, 0, 'contract']);
  });
});
