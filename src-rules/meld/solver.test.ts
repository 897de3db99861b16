import { describe, expect, it } from 'vitest';
import { bestByForce, type Best } from './brute-force.ts';
import { findMeld, tableOf } from './claims.ts';
import { cardsOf, countKinds, KINDS, makeCards, type Counts, type Kind } from './deck.ts';
import { GRANDMOTHER, kinds, meldRules } from './fixtures.ts';
import { handMaker } from './hands.ts';
import { bestDiscards, meldedIn, plus, pointsIn, waits } from './solver.ts';

const RULES = meldRules();
const { deck, melds, solver } = tableOf(RULES);
const known = new Map<string, Best>();
const byForce = (hand: readonly Kind[]): Best => bestByForce(RULES.options.scores, hand, known);
const byTables = (hand: Counts): Best => {
  const value = solver.value(hand);
  return { melded: meldedIn(value), score: pointsIn(value) };
};

describe('the best partition', () => {
  const hands = handMaker(deck, 'partition');
  const disagree = (made: () => readonly Kind[], times: number): readonly string[] =>
    Array.from({ length: times }, made)
      .filter((hand) => {
        const [one, other] = [byTables(countKinds(hand)), byForce(hand)];
        return one.melded !== other.melded || one.score !== other.score;
      })
      .map(makeCards);

  it('of 12,000 random hands is what an independent search finds', { timeout: 60_000 }, () => {
    expect(disagree(() => hands.random(21), 12_000)).toEqual([]);
  });

  it('of 8,000 hands where the obvious meld is often the wrong one', { timeout: 60_000 }, () => {
    expect(disagree(() => hands.adversarial(21), 8_000)).toEqual([]);
  });

  it('of 4,000 hands put together from melds leaves nothing over', { timeout: 60_000 }, () => {
    const made = Array.from({ length: 4_000 }, () => hands.fromMelds(melds, 21));
    expect(made.filter((hand) => !solver.wins(countKinds(hand))).map(makeCards)).toEqual([]);
    expect(made.filter((hand) => byTables(countKinds(hand)).score !== byForce(hand).score)).toEqual([]);
  });

  it('of every combination of counts of each component is what the search finds', () => {
    const wrong = solver.components.flatMap(({ kinds: joined, strides, copies, value }) =>
      [...value.keys()].filter((index) => {
        const counts = joined.map((_, i) => Math.floor(index / strides[i]!) % (copies[i]! + 1));
        const { melded, score } = byForce(joined.flatMap((kind, i) => new Array<Kind>(counts[i]!).fill(kind)));
        return value[index] !== 1000 * melded + score;
      }),
    );
    expect(solver.components.map(({ value }) => value.length).sort((a, b) => b - a)).toEqual([
      625,
      ...new Array<number>(8).fill(125),
      6,
    ]);
    expect(wrong).toEqual([]);
  });

  it('lists melds that are legal, made of the hand, and worth what it says', () => {
    for (let n = 0; n < 500; n++) {
      const hand = countKinds(hands.random(21));
      const { melds: found, left, melded, score } = solver.best(hand);
      expect(countKinds([...found.flatMap(({ cards }) => cards), ...left])).toEqual(hand);
      expect(found.every(({ cards }) => findMeld(RULES, cards))).toBe(true);
      expect({ melded, score }).toEqual(byTables(hand));
    }
  });
});

describe('hands where the larger meld is the wrong one', () => {
  it.each([
    ['the triple first', 'YR*3 YH YC', 5],
    ['the quad first', 'YR*4 YH*2 YC*2', 8],
    ['the four footmen first', 'YP*3 RP GP WP*2', 7],
    ['the triple of footmen first', 'YP*3 RP GP', 5],
    ['the pair first', 'GA*2 GE*2 GK*2', 6],
    ['the group first', 'WR*2 WH*2 WC', 4],
  ])('%s', (_, cards, melded) => {
    expect(byTables(countKinds(kinds(cards)))).toEqual(byForce(kinds(cards)));
    expect(byTables(countKinds(kinds(cards))).melded).toBe(melded);
  });
});

describe('the total of a hand that is all melds', () => {
  it.each([
    ['counting 2 for a meld of four', RULES],
    ['counting 4 for a meld of four', meldRules({ scores: GRANDMOTHER })],
  ])('is odd or even with the number of its cards, %s', (_, rules) => {
    const table = tableOf(rules);
    const hands = handMaker(table.deck, 'parity');
    const wrong = Array.from({ length: 2_000 }, () => hands.fromMelds(table.melds, 21)).filter(
      (hand) => (table.solver.best(countKinds(hand)).score - hand.length) % 2 !== 0,
    );
    expect(wrong).toEqual([]);
  });

  it('is not changed by letting generals make pairs, nor is what wins', () => {
    const allowed = tableOf(meldRules({ 'equal-generals': 'allowed' })).solver;
    const hands = handMaker(deck, 'generals');
    for (let n = 0; n < 5_000; n++) {
      const hand = countKinds(n % 2 ? hands.random(21) : hands.adversarial(21));
      expect(allowed.value(hand)).toBe(solver.value(hand));
    }
  });
});

describe('one card more or fewer', () => {
  const hands = handMaker(deck, 'change');
  const some = Array.from({ length: 300 }, () => countKinds(hands.random(20)));
  const every = Array.from({ length: KINDS }, (_, kind) => kind);

  it('changes the value as valuing the changed hand would', () => {
    for (const hand of some)
      for (const kind of every)
        for (const change of [1, -1] as const) {
          const count = hand[kind]! + change;
          if (count < 0 || count > deck[kind]!) continue;
          expect(solver.valueWith(hand, solver.value(hand), kind, change)).toBe(solver.value(plus(hand, kind, change)));
        }
  });

  it('waits are the cards that would leave nothing over', () => {
    const ready = Array.from({ length: 300 }, () => hands.fromMelds(melds, 20)).filter((hand) => hand.length === 20);
    expect(ready.length).toBeGreaterThan(20);
    for (const hand of ready) {
      const counts = countKinds(hand);
      const wanted = every.filter((kind) => counts[kind]! < deck[kind]! && byForce([...hand, kind]).melded === 21);
      expect(waits(solver, deck, counts)).toEqual(wanted);
    }
  });

  it('the best discard leaves most', () => {
    for (const hand of some) {
      const [best] = bestDiscards(solver, hand);
      const values = [...new Set(cardsOf(hand))].map((kind) => solver.value(plus(hand, kind, -1)));
      expect(best?.value).toBe(Math.max(...values));
    }
  });
});
