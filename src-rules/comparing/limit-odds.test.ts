import { describe, expect, test } from 'vitest';
import { toNumber } from '../share.ts';
import { must, mustFail } from '../testing.ts';
import { piecesOf, type Hand } from './deck.ts';
import { toTheLimit } from './fixtures.ts';
import { judgeLimit, limitCount } from './limit.ts';
import { limitOdds } from './limit-odds.ts';
import type { Rules } from './judge.ts';

const FEW = { faces: 'singapore-tiles', kinds: { A: 1, 5: 2, 7: 3, 9: 2, T: 2, K: 2 } };
const rules = toTheLimit({ deck: FEW, 'limit.banker-stands': 16 });
const playing = (changes: object): Rules => toTheLimit({ deck: FEW, 'limit.banker-stands': 16, ...changes });

/** The readable count: every order in which the pieces may lie is dealt from. The player draws first, then the banker. */
function bruteForce(under: Rules, stands: number): Readonly<Record<string, number>> {
  const found: Record<string, number> = { win: 0, tie: 0, lose: 0 };
  const note = (what: string, weight: number): void => {
    found[what] = (found[what] ?? 0) + weight;
  };
  const draw = (
    hand: Hand,
    rest: Hand,
    until: number,
    weight: number,
    then: (hand: Hand, rest: Hand, weight: number) => void,
  ): void => {
    if (hand.length >= 2 && limitCount(under, hand) >= until) return then(hand, rest, weight);
    rest.forEach((piece, at) => draw([...hand, piece], rest.toSpliced(at, 1), until, weight / rest.length, then));
  };
  draw([], piecesOf(under.options.deck), stands, 1, (player, rest, reached) => {
    const own = judgeLimit(under, player);
    note(own.category, reached);
    if (own.strength < 0) return note('lose', reached);
    draw([], rest, under.options['limit.banker-stands']!, reached, (banker, _, weight) => {
      const other = judgeLimit(under, banker);
      note(own.strength > other.strength ? 'win' : own.strength < other.strength ? 'lose' : 'tie', weight);
    });
  });
  return found;
}

describe.each([13, 15, 17])('a player who draws below %i', (stands) => {
  const odds = must(limitOdds(rules, stands));
  const expected = bruteForce(rules, stands);

  test.each(['win', 'tie', 'lose'] as const)('%s', (outcome) => {
    expect(toNumber(odds[outcome])).toBeCloseTo(expected[outcome]!, 12);
  });

  test('where the player ends', () => {
    for (const { category, share } of odds.ends) expect(toNumber(share)).toBeCloseTo(expected[category]!, 12);
    expect(odds.ends.reduce((sum, { share }) => sum + toNumber(share), 0)).toBeCloseTo(1, 12);
  });
});

test.each([
  ['push', 1, (win: number, _: number, lose: number) => lose - win],
  ['banker', 1, (win: number, tie: number, lose: number) => lose + tie - win],
  ['player', 2, (win: number, tie: number, lose: number) => lose - 2 * (win + tie)],
])('the banker’s edge where a tie is the %s’s and a win pays %i', (tie, win, edge) => {
  const odds = must(limitOdds(playing({ tie, payment: { win } }), 15));
  expect(toNumber(odds.edge)).toBeCloseTo(edge(toNumber(odds.win), toNumber(odds.tie), toNumber(odds.lose)), 12);
});

test('shares are in lowest terms and sum to one exactly', () => {
  const { win, tie, lose } = must(limitOdds(rules, 15));
  const num = win.num * tie.den * lose.den + tie.num * win.den * lose.den + lose.num * win.den * tie.den;
  expect(num).toBe(win.den * tie.den * lose.den);
});

test.each([
  ['left out', 12, 13],
  ['kept where one piece may be enough', 9, 9],
])('pieces that count nothing are %s', (_, stands, bankerStands) => {
  const under = toTheLimit({
    deck: { faces: 'singapore-tiles', kinds: { 4: 2, 9: 3, T: 3, J: 1, K: 1 } },
    values: { 4: 4, 9: 9, T: 10, J: 0, K: 0 },
    'limit.banker-stands': bankerStands,
    'limit.high-ace': 1,
  });
  const odds = must(limitOdds(under, stands));
  const expected = bruteForce(under, stands);
  for (const outcome of ['win', 'tie', 'lose'] as const)
    expect(toNumber(odds[outcome])).toBeCloseTo(expected[outcome]!, 12);
});

test('hands that can grow in too many ways are not counted', () => {
  const ones = toTheLimit({
    deck: { faces: 'singapore-tiles', ranks: 'A23456789TJQK', suits: '', copies: 8 },
    'limit.total': 40,
  });
  expect(mustFail(limitOdds(ones, 38))).toEqual({ kind: 'too-many-ways' });
});

test('a set that may run out is not counted', () => {
  const few = toTheLimit({ deck: { faces: 'singapore-tiles', kinds: { A: 2, 2: 2, 3: 1, K: 1 } } });
  expect(mustFail(limitOdds(few, 17))).toEqual({ kind: 'too-few-pieces', pieces: 6 });
});
