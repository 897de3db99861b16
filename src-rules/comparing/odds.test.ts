import { describe, expect, test } from 'vitest';
import { formatFraction } from '../fraction.ts';
import { piecesOf, type Card, type Hand } from './deck.ts';
import { hand, LONG, pairs, TERUS, threes } from './fixtures.ts';
import { choose, countHands, handTypes } from './hand-types.ts';
import { judge, type Rules } from './judge.ts';
import { countDuels, edgesOf, type DuelCounts } from './odds.ts';
import { settle } from './settle.ts';

/** Small decks, so that every pair of hands can be laid out piece by piece. */
const EIGHT_TO_KING = { faces: 'playing-cards', ranks: '389TK', suits: 'SH', copies: 1 };
const FEW_COLOURS = { faces: 'four-colour', ranks: 'KRP', suits: 'YR', copies: 2 };

const long = threes({ ...LONG, deck: EIGHT_TO_KING });
const terus = threes({
  ...TERUS,
  deck: EIGHT_TO_KING,
  out: 'exactly-thirty',
  'thrown-in': 'must',
  'terus.player': 'wins-both',
});
const coloured = pairs({ deck: FEW_COLOURS, payment: { win: 2 } });

function handsOf(pieces: Hand, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return pieces.flatMap((_, at) =>
    handsOf(pieces.slice(at + 1), size - 1).map((others) => [at, ...others.map((one) => one + at + 1)]),
  );
}

/** The readable count: every two hands that share no piece, judged and settled one by one. */
function bruteForce(rules: Rules, seen: readonly number[] = [], player?: readonly number[]): DuelCounts {
  const pieces = piecesOf(rules.options.deck);
  const hands = handsOf(pieces, rules.options['hand-size']).filter((one) => !one.some((at) => seen.includes(at)));
  const judged = (one: readonly number[]) =>
    judge(
      rules,
      one.map((at): Card => pieces[at]!),
    );
  const counts = { outcomes: 0, win: 0, tie: 0, lose: 0, bankerGain: { first: 0, second: 0 } };
  for (const own of player ? [player] : hands)
    for (const banker of hands) {
      if (banker.some((at) => own.includes(at))) continue;
      const [a, b] = [judged(own), judged(banker)];
      const [first, second] = settle(rules, a, b, [1, 1]).map(({ amount }) => amount);
      counts.outcomes++;
      counts[a.strength > b.strength ? 'win' : a.strength < b.strength ? 'lose' : 'tie']++;
      counts.bankerGain.first -= first!;
      counts.bankerGain.second -= second!;
    }
  return counts;
}

describe('counting duels by types of hand equals laying them out', () => {
  test.each([
    ['Long', long],
    ['tĕrus, out and thrown in', terus],
    ['colours, ties to the banker, wins paid double', coloured],
  ])('%s', (_, rules) => {
    expect(countDuels(rules)).toEqual(bruteForce(rules));
  });

  test('with a hand seen elsewhere', () => {
    expect(countDuels(long, { seen: hand(long, '3S 3H 9S') })).toEqual(bruteForce(long, [0, 1, 4]));
  });

  test('with the player’s own hand known', () => {
    const rules = long;
    expect(countDuels(rules, { player: hand(rules, '8S 9S KS') })).toEqual(bruteForce(rules, [], [2, 4, 8]));
    expect(countDuels(coloured, { player: hand(coloured, 'YK RP') })).toEqual(bruteForce(coloured, [], [0, 10]));
  });

  test('with a hand known whose suits were not said', () => {
    const suited = countDuels(long, { player: hand(long, '8S 9S KS') });
    expect(countDuels(long, { player: hand(long, '8 9 K') })).toEqual(suited);
  });
});

describe('counting hands', () => {
  test.each([
    [threes(), choose(52, 3)],
    [pairs(), choose(112, 2) - 0],
    [coloured, choose(12, 2)],
  ])('every hand once', (rules, hands) => {
    const { outcomes, categories, points } = countHands(handTypes(rules));
    const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    expect([outcomes, sum(categories), sum(points)]).toEqual([hands, hands, hands]);
  });

  test('the best class comes first', () => {
    const { categories } = countHands(handTypes(threes()));
    expect(categories.map(({ category }) => category).slice(0, 3)).toEqual(['triple', 'points-10', 'points-9']);
    expect(categories[0]?.count).toBe(10 * 4 + choose(12, 3));
  });
});

test('edges are exact, for each unit staked', () => {
  const duel: DuelCounts = { outcomes: 12, win: 3, tie: 3, lose: 6, bankerGain: { first: 3, second: 5 } };
  const { first, second, both } = edgesOf(duel);
  expect([first, second, both].map(formatFraction)).toEqual(['1/4', '5/12', '1/3']);
});
