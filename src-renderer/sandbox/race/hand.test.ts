import { describe, expect, test } from 'vitest';
import { menAt, placed, raceRules } from '#rules/race/fixtures.ts';
import type { Men } from '#rules/race/state.ts';
import type { Pair } from '#rules/race/throw.ts';
import { choicesOf, EMPTY, make, touchPlace, type Hand, type Touched, type Turn } from './hand.ts';

function turn(pair: Pair, men: Men = menAt({ 0: 8, 1: 8 }), others: Readonly<Record<string, unknown>> = {}): Turn {
  const rules = raceRules(others);
  return { rules, state: placed(rules, men), pair };
}

/** Touches places one after another; the last touch is what counts. */
function touch(one: Turn, ...places: readonly number[]): Touched {
  let touched: Touched = { kind: 'held', hand: EMPTY };
  for (const place of places) {
    if (touched.kind === 'whole') throw new Error('the move was whole before');
    touched = touchPlace(one, touched.hand, place);
  }
  return touched;
}
const handOf = (touched: Touched): Hand => {
  if (touched.kind === 'whole') throw new Error('the move is whole');
  return touched.hand;
};

describe('a single throw', () => {
  test('is whole once two men have moved, in either order', () => {
    const wanted = [
      { from: 0, steps: 4 },
      { from: 1, steps: 2 },
    ];
    expect(touch(turn([4, 2]), 0, 4, 1, 3)).toEqual({ kind: 'whole', steps: wanted });
    expect(touch(turn([4, 2]), 1, 3, 0, 4)).toEqual({ kind: 'whole', steps: wanted.toReversed() });
  });

  test('offers for the second man only the number that is left', () => {
    const hand = handOf(touch(turn([4, 2]), 0, 4));
    expect(choicesOf(turn([4, 2]), hand)).toEqual([
      { from: 0, steps: 2, to: 2 },
      { from: 1, steps: 2, to: 3 },
    ]);
  });

  test('does not let the man go on who has moved', () => {
    expect(handOf(touch(turn([4, 2]), 0, 4, 4)).why).toMatchObject({ kind: 'needs-two-men' });
  });

  test('lets one man take the sum where the account does, either number first', () => {
    const sum = { single: 'two-men-or-sum' };
    expect(touch(turn([4, 2], undefined, sum), 0, 4, 4, 6)).toMatchObject({ kind: 'whole' });
    expect(touch(turn([4, 2], undefined, sum), 0, 2, 2, 6)).toMatchObject({ kind: 'whole' });
  });
});

describe('a doublet', () => {
  test('is whole at once with half for one man', () => {
    expect(touch(turn([5, 5]), 0, 5)).toEqual({ kind: 'whole', steps: [{ from: 0, steps: 5 }] });
  });

  test('asks for a second man after the whole for the first', () => {
    expect(handOf(touch(turn([5, 5]), 0, 10)).steps).toEqual([{ from: 0, steps: 10 }]);
    expect(touch(turn([5, 5]), 0, 10, 1, 11).kind).toBe('whole');
  });
});

test('one man takes both parts of a joined throw where the account lets him, the lower first', () => {
  const one = turn([5, 6], undefined, { 'joined-men': 'one-or-two' });
  expect(touch(one, 0, 5, 5, 11)).toEqual({
    kind: 'whole',
    steps: [
      { from: 0, steps: 5 },
      { from: 5, steps: 6 },
    ],
  });
});

test('a man comes home by every number that reaches', () => {
  const one = turn([1, 3], menAt({ 14: 1, 15: 1 }));
  const hand = handOf(touch(one, 15));
  expect(choicesOf(one, hand).filter(({ from }) => from === 15)).toEqual([
    { from: 15, steps: 1, to: 'home' },
    { from: 15, steps: 3, to: 'home' },
  ]);
  expect(handOf(make(one, hand, { from: 15, steps: 1 })).steps).toEqual([{ from: 15, steps: 1 }]);
});

describe('a touch that comes to nothing says why', () => {
  test('where no man stands', () => {
    expect(handOf(touch(turn([4, 2]), 7)).why).toEqual({ kind: 'no-man-there', from: 7 });
  });

  test('where the man in hand cannot go, and keeps him in hand', () => {
    const hand = handOf(touch(turn([4, 2]), 0, 9));
    expect(hand).toMatchObject({ from: 0, why: { kind: 'not-this-throw', steps: [9] } });
    expect(hand.why).toHaveProperty('citation.clause');
  });

  test('where a man is too near home for the exact number', () => {
    const one = turn([6, 5], menAt({ 2: 4, 14: 1 }), { home: 'exact-count' });
    expect(handOf(touch(one, 14)).why).toMatchObject({ kind: 'overshoots', from: 14 });
  });

  test('by the numbers of the lines where these are counted', () => {
    const one = turn([4, 2], undefined, { counting: 'lines' });
    expect(handOf(touch(one, 0, 9)).why).toMatchObject({ kind: 'not-this-throw', steps: [10] });
  });
});

test('the man in hand is put down by touching his place again, and another may be taken up instead', () => {
  expect(handOf(touch(turn([6, 4]), 0, 0)).from).toBeNull();
  expect(handOf(touch(turn([6, 4]), 0, 1)).from).toBe(1);
});
