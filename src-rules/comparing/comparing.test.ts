import { describe, expect, test } from 'vitest';
import { clauseOf, must, mustFail, readingOf } from '../testing.ts';
import { comparingEngine } from './comparing.ts';
import { makeHand } from './hand.ts';
import { bettors, dealt, LONG, pairs, play, table, TERUS, threes, toTheLimit } from './fixtures.ts';
import type { ComparingCommand, ComparingEvent } from './state.ts';

const REVEAL: ComparingCommand = { kind: 'reveal' };
const NINE = '9 J K';
const EIGHT = '8 J Q';
const FIVE = '5 T Q';

function find<K extends ComparingEvent['kind']>(events: readonly ComparingEvent[], kind: K) {
  const found = events.filter((event): event is ComparingEvent & { kind: K } => event.kind === kind);
  if (!found[0]) throw new Error(`no event ${kind}`);
  return found[0];
}

describe('the deal', () => {
  test('hands come from the shuffled deck, the rest follows', () => {
    const { state } = play(threes(), table(17), [{ kind: 'deal' }]);
    const cards = [...state.hands.flat(), ...state.rest].map(({ rank, suit }) => rank + suit);
    expect([new Set(cards).size, state.hands.length, state.rest.length]).toEqual([52, 17, 1]);
  });

  test('one seed gives one deal', () => {
    const hands = (seed: string) => play(threes(), table(5, { seed }), [{ kind: 'deal' }]).state.hands;
    expect(hands('one')).toEqual(hands('one'));
    expect(hands('one')).not.toEqual(hands('another'));
  });

  test('hands set up are dealt as they are, and cards without a suit take one', () => {
    const { state } = play(threes(), table(2), dealt(threes(), ['7 7 7S', '7 2 3']));
    const cards = [...state.hands.flat(), ...state.rest].map(({ rank, suit }) => rank + suit);
    expect(state.hands[0]?.[2]).toEqual({ rank: '7', suit: 'S' });
    expect(new Set(cards).size).toBe(52);
  });

  test('dice choose the first banker, and only the first', () => {
    const rules = threes({ 'first-banker': 'dice' });
    const chosen = Array.from({ length: 40 }, (_, seed) => {
      const { events } = play(rules, table(4, { seed }), [{ kind: 'deal' }]);
      return find(events, 'banker-chosen').seat;
    });
    expect(new Set(chosen)).toEqual(new Set([0, 1, 2, 3]));
    const { events } = play(rules, table(2, { banker: 0 }), [
      { kind: 'deal' },
      ...[0, 1].flatMap((seat): ComparingCommand[] => {
        const { state } = play(rules, table(2), [{ kind: 'deal' }]);
        return state.banker === seat ? [] : [{ kind: 'stake', seat, stakes: [1] }];
      }),
      REVEAL,
      { kind: 'deal' },
    ]);
    expect(events.filter(({ kind }) => kind === 'banker-chosen')).toHaveLength(1);
  });

  test.each([
    ['right-of-dealer', [2]],
    ['anyone-but-right-of-dealer', [0, 1, 3]],
  ])('the log tells who may cut: %s', (cut, may) => {
    const { events } = play(threes({ cut }), table(4, { banker: 1 }), [{ kind: 'deal' }]);
    expect(find(events, 'cut').may).toEqual(may);
  });

  test('nothing is cut where hands are set up', () => {
    const rules = threes({ cut: 'right-of-dealer' });
    const { events } = play(rules, table(2), dealt(rules, [NINE, EIGHT]));
    expect(events.map(({ kind }) => kind)).toEqual(['dealt', 'staked']);
  });
});

describe('the settlement', () => {
  test('is told seat by seat: class, points, result, clauses and what became of each stake', () => {
    const rules = threes(LONG);
    const { events } = play(rules, table(3), [
      ...dealt(
        rules,
        [EIGHT, NINE, FIVE],
        [
          [10, 30],
          [5, 5],
        ],
      ),
      REVEAL,
    ]);
    const [banker, winner, loser] = find(events, 'ruled').rulings;
    expect(banker).toMatchObject({ category: 'points-8', points: 8, stakes: [] });
    expect(winner).toMatchObject({ category: 'points-9', result: 'wins' });
    expect(winner?.citations.map(({ clause }) => clause)).toEqual(['residue', 'values']);
    expect(winner?.stakes.map(({ amount, citation }) => [amount, citation.clause])).toEqual([
      [10, 'long.player'],
      [30, 'long.player'],
    ]);
    expect(loser?.stakes.map(({ amount }) => amount)).toEqual([-5, -5]);
  });

  test('moves the money between banker and players', () => {
    const rules = threes();
    const { state, events } = play(rules, table(3), [...dealt(rules, [EIGHT, NINE, FIVE], [[10], [4]]), REVEAL]);
    expect(state.balances).toEqual([-6, 10, -4]);
    expect(find(events, 'paid').payments).toMatchObject([
      { from: 0, to: 1, amount: 10, settles: { kind: 'stake', index: 0 } },
      { from: 2, to: 0, amount: 4, settles: { kind: 'stake', index: 0 } },
    ]);
  });

  test('leaves out who sits out', () => {
    const rules = threes();
    const { state } = play(rules, table(3), [...dealt(rules, [EIGHT, NINE, FIVE], [[], [4]]), REVEAL]);
    expect(state.balances).toEqual([4, 0, -4]);
  });

  test('a stake may be laid anew until the hands are turned up', () => {
    const rules = threes();
    const { state } = play(rules, table(2), [
      ...dealt(rules, [EIGHT, NINE]),
      { kind: 'stake', seat: 1, stakes: [3] },
      REVEAL,
    ]);
    expect(state.balances).toEqual([-3, 3]);
  });

  test('one of seventeen hands is told like one of two', () => {
    const rules = threes(LONG);
    const { state, events } = play(rules, table(17), [
      { kind: 'deal' },
      ...Array.from({ length: 16 }, (_, at): ComparingCommand => ({ kind: 'stake', seat: at + 1, stakes: [1, 2] })),
      REVEAL,
    ]);
    expect(find(events, 'ruled').rulings).toHaveLength(17);
    expect(state.balances.reduce((sum, one) => sum + one, 0)).toBe(0);
  });
});

describe('side bets', () => {
  const rules = threes({ 'side-bets': { bystanders: true, players: true } });
  const onlooker = table(3, { bystanders: bettors(1) });
  const hands = dealt(rules, [EIGHT, NINE, FIVE]);

  test('a bystander’s goes as the first stake of the seat', () => {
    const bet: ComparingCommand = { kind: 'side-bet', bet: { bettor: 3, on: 1, against: 'banker', amount: 7 } };
    const { state, events } = play(rules, onlooker, [...hands, bet, REVEAL]);
    expect(state.balances).toEqual([-7, 10, -10, 7]);
    expect(find(events, 'paid').payments.at(-1)).toMatchObject({ from: 0, to: 3, settles: { kind: 'side-bet' } });
  });

  test('a player’s with another goes to the better hand, and past the banker', () => {
    const bet: ComparingCommand = { kind: 'side-bet', bet: { bettor: 2, on: 2, against: 1, amount: 6 } };
    const { state } = play(rules, table(3), [...hands, bet, REVEAL]);
    expect(state.balances).toEqual([0, 16, -16]);
  });

  test('and to nobody where the two are equal', () => {
    const bet: ComparingCommand = { kind: 'side-bet', bet: { bettor: 2, on: 2, against: 1, amount: 6 } };
    const { state } = play(rules, table(3), [...dealt(rules, [EIGHT, NINE, '5 4 K']), bet, REVEAL]);
    expect(state.balances).toEqual([-20, 10, 10]);
  });
});

describe('the bank', () => {
  const bank = (
    changes: Readonly<Record<string, unknown>>,
    hands: readonly string[],
    more: readonly ComparingCommand[] = [],
  ) => {
    const rules = threes(changes);
    const { state } = play(rules, table(3, { banker: 0 }), [...dealt(rules, hands), REVEAL, ...more]);
    return [state.phase.kind, state.banker];
  };

  test.each([
    ['anticlockwise', 1],
    ['clockwise', 2],
    ['stays', 0],
  ])('passes: %s', (rule, seat) => {
    expect(bank({ 'bank-passes': rule }, [EIGHT, NINE, FIVE])).toEqual(['ready', seat]);
  });

  test('may be kept after losing to all', () => {
    const rule = { 'bank-repeats': 'after-losing-to-all' };
    expect(bank(rule, [FIVE, NINE, EIGHT])).toEqual(['bank-offered', 0]);
    expect(bank(rule, [FIVE, NINE, EIGHT], [{ kind: 'keep-bank', keeps: true }])).toEqual(['ready', 0]);
    expect(bank(rule, [FIVE, NINE, EIGHT], [{ kind: 'keep-bank', keeps: false }])).toEqual(['ready', 1]);
    expect(bank(rule, [EIGHT, NINE, FIVE])).toEqual(['ready', 1]);
    expect(bank(rule, [NINE, EIGHT, FIVE])).toEqual(['ready', 1]);
  });

  test('or after beating all', () => {
    expect(bank({ 'bank-repeats': 'after-winning' }, [NINE, EIGHT, FIVE])).toEqual(['bank-offered', 0]);
  });

  test('is not offered where nobody staked', () => {
    const rules = threes({ 'bank-repeats': 'after-losing-to-all' });
    const { state } = play(rules, table(2), [...dealt(rules, [FIVE, NINE], [[]]), REVEAL]);
    expect(state.phase.kind).toBe('ready');
  });
});

describe('throwing in three threes', () => {
  const hands = ['3 3 3', NINE];

  test('where they may be, their holder is asked', () => {
    const rules = threes({ ...TERUS, 'thrown-in': 'may' });
    const asked = play(rules, table(2), [...dealt(rules, hands), REVEAL]);
    expect(asked.state.phase).toEqual({ kind: 'throwing-in', asked: [0] });
    const outcome = (throws: boolean) =>
      play(rules, table(2), [...dealt(rules, hands), REVEAL, { kind: 'throw-in', seat: 0, throws }]).state.balances;
    expect([outcome(true), outcome(false)]).toEqual([
      [-10, 10],
      [0, 0],
    ]);
  });

  test('where they must be, nobody is asked', () => {
    const rules = threes({ ...TERUS, 'thrown-in': 'must' });
    const { events } = play(rules, table(2), [...dealt(rules, hands), REVEAL]);
    expect(find(events, 'ruled').rulings[0]).toMatchObject({ category: 'thrown-in', thrownIn: true });
  });
});

describe('a game to a limit', () => {
  const rules = toTheLimit();
  const begin = [...dealt(rules, ['K 6', '5 4', 'K 9']), REVEAL];

  test('players draw in turn, and the banker by a fixed count', () => {
    const drawing = play(rules, table(3), begin);
    expect(drawing.state.phase).toEqual({ kind: 'drawing', seat: 1 });
    const { state, events } = play(rules, table(3), [...begin, { kind: 'stand', seat: 1 }, { kind: 'stand', seat: 2 }]);
    expect(events.filter(({ kind }) => kind === 'drew').length).toBeGreaterThan(0);
    expect(find(events, 'drew').seat).toBe(0);
    expect(state.phase.kind).toBe('ready');
  });

  test('a drawn tile comes from the top of the rest', () => {
    const { state } = play(rules, table(3), begin);
    const after = play(rules, table(3), [...begin, { kind: 'draw', seat: 1 }]);
    expect(after.state.hands[1]).toEqual([...(state.hands[1] ?? []), state.rest[0]]);
  });

  test('who sits out is passed over', () => {
    const sitting = [...dealt(rules, ['K 6', '5 4', 'K 9'], [[], [1]]), REVEAL];
    expect(play(rules, table(3), sitting).state.phase).toEqual({ kind: 'drawing', seat: 2 });
  });

  test('whoever passes the limit has lost, whatever the banker draws', () => {
    const over = toTheLimit({ 'limit.banker-stands': 20, values: { A: 1, 5: 5, 4: 4, K: 20, 6: 6, 9: 9 } });
    const commands = [...dealt(over, ['6 9', 'K 4']), REVEAL];
    const { events } = play(over, table(2), [...commands, { kind: 'stand', seat: 1 }]);
    expect(find(events, 'ruled').rulings[1]?.result).toBe('loses');
  });
});

describe('a gap in the account', () => {
  const readings = [readingOf('push', 'push'), readingOf('banker', 'banker')];
  const rules = threes({}, { tie: readings });

  test('stops the game when it first matters, and only then', () => {
    const { state } = play(rules, table(2), dealt(rules, [NINE, '4 5 K']));
    expect(mustFail(comparingEngine.decide(rules, state, REVEAL))).toEqual({
      kind: 'gap',
      clauses: [clauseOf('tie', readings).id],
    });
    const untied = play(rules, table(2), [...dealt(rules, [NINE, EIGHT]), REVEAL]);
    expect(untied.state.phase.kind).toBe('ready');
  });

  test('is filled once for the game', () => {
    const fill = { kind: 'fill-gap', clause: 'tie', reading: 'banker' };
    const { state } = play(rules, table(2), [
      ...dealt(rules, [NINE, '4 5 K']),
      must(comparingEngine.parseCommand(fill)),
      REVEAL,
    ]);
    expect(state.balances).toEqual([10, -10]);
  });
});

test('a whole deal at fifty-six seats', () => {
  const rules = pairs();
  const { state } = play(rules, table(56), [{ kind: 'deal' }]);
  expect([state.rest.length, makeHand('four-colour', state.hands[55] ?? []).split(' ')]).toMatchObject([
    0,
    { length: 2 },
  ]);
});
