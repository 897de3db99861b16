import { describe, expect, test } from 'vitest';
import { piecesOf, sizeOf, type Card, type Hand } from '#rules/comparing/deck.ts';
import { makeHand } from '#rules/comparing/hand.ts';
import { judge } from '#rules/comparing/judge.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { rulesOf } from './testing.ts';

/**
 * Every hand under every account in which hands are compared, told apart a second way: the ranks in one order are
 * matched as text against the rows of the account's own list, the best row first; what no row takes has its points.
 */
interface Account {
  readonly hands: number;
  readonly rows: readonly (readonly [category: string, looks: RegExp])[];
  readonly worth: Readonly<Record<string, number>>;
  readonly points: (sum: number) => number;
}

const FRENCH = 'A23456789TJQK';
const facing = (courts: number): Readonly<Record<string, number>> =>
  Object.fromEntries([...FRENCH].map((rank, at) => [rank, at < 10 ? at + 1 : courts]));
const lastDigit = (sum: number): number => Number(String(sum).slice(-1));
const tenAsTen = (sum: number): number => (['10', '20', '30'].includes(String(sum)) ? 10 : lastDigit(sum));
const asItIs = (sum: number): number => sum;

const TRIPLE = /^(.)\1\1$/u;
const COURTS = /^[JQK]{3}$/u;
const ANY_TRIPLE: Account['rows'] = [
  ['triple', TRIPLE],
  ['triple', COURTS],
];
const PAIR: Account['rows'] = [['rank-pair', /^(.)\1$/u]];
/** Colour stands before rank, `YKYK`; with playing cards rank before suit, `KSKS`. */
const MATCHING: Account['rows'] = [['pair', /^(..)\1$/u]];
const CHESSMEN = { K: 1, A: 2, E: 3, R: 4, H: 5, C: 6, P: 7 };

const threes = (courts: number, points: Account['points'], rows: Account['rows'], hands = 22_100): Account => ({
  hands,
  rows,
  worth: facing(courts),
  points,
});

const ACCOUNTS: Readonly<Record<string, Account>> = {
  'daun-tiga/dobree': threes(0, tenAsTen, ANY_TRIPLE),
  'daun-tiga/dobree-long': threes(0, tenAsTen, ANY_TRIPLE),
  'daun-tiga/dobree-ten-zero': threes(0, lastDigit, ANY_TRIPLE),
  'daun-tiga/perak': threes(10, lastDigit, [
    ['thrown-in', /^333$/u],
    ['triple-of-A', /^AAA$/u],
    ['courts', COURTS],
    ['out', /^(T[TJQK][TJQK]|TT[JQK])$/u],
  ]),
  'daun-tiga/selangor': threes(10, lastDigit, [
    ['triple-of-A', /^AAA$/u],
    ['triple-of-3', /^333$/u],
    ['triple-of-T', /^TTT$/u],
    ['courts', COURTS],
  ]),
  'koo-kiew/dobree': { hands: 6216, rows: MATCHING, worth: CHESSMEN, points: lastDigit },
  'koo-kiew/playing-cards': {
    hands: 6216,
    rows: MATCHING,
    worth: { K: 1, Q: 2, J: 3, 4: 4, 3: 5, 2: 6, A: 7 },
    points: lastDigit,
  },
  'singapore-tiles/after-daun-tiga': threes(0, tenAsTen, ANY_TRIPLE, 4960),
  'singapore-tiles/after-koo-kiew': { hands: 496, rows: PAIR, worth: facing(0), points: lastDigit },
  'singapore-tiles/in-threes': threes(10, asItIs, [['triple', TRIPLE]], 4960),
  'singapore-tiles/in-pairs': { hands: 496, rows: PAIR, worth: facing(10), points: asItIs },
  'singapore-tiles/rank-and-pair': { hands: 496, rows: PAIR, worth: {}, points: asItIs },
};

describe.each(Object.entries(ACCOUNTS))('%s', (id, account) => {
  const rules = rulesOf(COMPARING_OPTIONS, id);
  const { deck } = rules.options;
  const all = handsOf(piecesOf(deck), rules.options['hand-size']);

  test(`deals ${account.hands} hands`, () => {
    expect(all).toHaveLength(account.hands);
    expect(sizeOf(deck)).toBe(piecesOf(deck).length);
  });

  test('every hand is what the list of the account says', () => {
    const wrong = all.flatMap((hand) => {
      const { category, points } = judge(rules, hand);
      const expected = tellApart(account, hand);
      return category === expected.category && points === expected.points
        ? []
        : [`${makeHand(deck.faces, hand)}: ${category} ${points}, not ${expected.category} ${expected.points}`];
    });
    expect(wrong).toEqual([]);
  });

  test('the order of the cards is nothing to a hand', () => {
    const wrong = all.filter((hand) => {
      const { strength, category } = judge(rules, hand);
      const turned = judge(rules, [...hand].reverse());
      return turned.strength !== strength || turned.category !== category;
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.keys(ACCOUNTS).filter((id) => id.startsWith('daun-tiga/')))('in %s', (id) => {
  test('suits never matter', () => {
    const rules = rulesOf(COMPARING_OPTIONS, id);
    const strengths = new Map<string, number>();
    const wrong = handsOf(piecesOf(rules.options.deck), 3).filter((hand) => {
      const { strength } = judge(rules, hand);
      const ranks = hand.map(({ rank }) => rank).join('');
      if (!strengths.has(ranks)) strengths.set(ranks, strength);
      return strengths.get(ranks) !== strength;
    });
    expect([wrong, strengths.size]).toEqual([[], 455]);
  });
});

function tellApart({ rows, worth, points }: Account, hand: Hand): { category: string; points: number } {
  const counted = points(hand.reduce((sum, { rank }) => sum + (worth[rank] ?? 0), 0));
  const texts = [
    hand.map(({ rank }) => rank).join(''),
    hand.map((card) => (card.suit === '' ? '' : card.suit + card.rank)).join(''),
  ];
  const row = rows.find(([, looks]) => texts.some((text) => looks.test(text)));
  return { category: row?.[0] ?? `points-${counted}`, points: counted };
}

function handsOf(pieces: Hand, size: number): readonly Hand[] {
  if (size === 0) return [[]];
  return pieces.flatMap((piece: Card, at) =>
    handsOf(pieces.slice(at + 1), size - 1).map((others) => [piece, ...others]),
  );
}
