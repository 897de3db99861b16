import { describe, expect, test } from 'vitest';
import { mustFail } from '../testing.ts';
import { comparingEngine } from './comparing.ts';
import { bettors, dealt, hand, LONG, pairs, play, table, threes, toTheLimit } from './fixtures.ts';
import type { ComparingCommand } from './state.ts';

const REVEAL: ComparingCommand = { kind: 'reveal' };
const NINE = '9 J K';
const EIGHT = '8 J Q';

describe('refusals', () => {
  const refused = (command: unknown, before: readonly ComparingCommand[] = [{ kind: 'deal' }], rules = threes()) => {
    const { state } = play(rules, table(3, { bystanders: bettors(1) }), before);
    const parsed = comparingEngine.parseCommand(command);
    return parsed.kind === 'failed' ? parsed.error : mustFail(comparingEngine.decide(rules, state, parsed.value));
  };
  const stake = (stakes: readonly unknown[], rules = threes(), seat = 1) =>
    refused({ kind: 'stake', seat, stakes }, [{ kind: 'deal' }], rules);

  test.each([
    ['negative', [-5], { kind: 'bad-stake', stake: -5 }],
    ['fractional', [2.5], { kind: 'bad-stake', stake: 2.5 }],
    ['of nothing', [0], { kind: 'bad-stake', stake: 0 }],
    ['second, where there is one', [5, 5], { kind: 'no-second-stake' }],
    ['third', [5, 5, 5], { kind: 'too-many-stakes', stakes: 3 }],
    ['in words', ['five'], { kind: 'not-a-command', field: 'stakes' }],
  ])('a stake: %s', (_, stakes, error) => {
    expect(stake(stakes)).toMatchObject(error);
  });

  test.each([
    [{ second: 'obligatory', larger: 'either' }, [5], { kind: 'second-stake-owed' }],
    [{ second: 'optional', larger: 'second-or-equal' }, [5, 4], { kind: 'stake-too-large', which: 'first' }],
    [{ second: 'optional', larger: 'first-or-equal' }, [4, 5], { kind: 'stake-too-large', which: 'second' }],
  ])('two stakes under %j', (stakes, laid, error) => {
    const found = stake(laid, threes({ ...LONG, stakes }));
    expect(found).toMatchObject({ ...error, citation: { clause: 'stakes' } });
  });

  test('the banker stakes nothing', () => {
    expect(stake([5], threes(), 0)).toEqual({ kind: 'banker-stakes-nothing', seat: 0 });
  });

  test('a seat that is not there', () => {
    expect(stake([5], threes(), 9)).toEqual({ kind: 'no-such-seat', seat: 9, seats: 3 });
  });

  test('turning up before all have staked', () => {
    expect(refused(REVEAL)).toEqual({ kind: 'stakes-awaited', seats: [1, 2] });
  });

  test.each([
    ['deal', { kind: 'deal' }, [{ kind: 'deal' }], 'staking'],
    ['stake', { kind: 'stake', seat: 1, stakes: [1] }, [], 'ready'],
    ['side-bet', { kind: 'side-bet', bet: { bettor: 3, on: 1, against: 'banker', amount: 1 } }, [], 'ready'],
    ['reveal', REVEAL, [], 'ready'],
    ['throw-in', { kind: 'throw-in', seat: 1, throws: true }, [], 'ready'],
    ['draw', { kind: 'draw', seat: 1 }, [], 'ready'],
    ['keep-bank', { kind: 'keep-bank', keeps: true }, [], 'ready'],
  ] as const)('%s out of its time', (_, command, before, phase) => {
    expect(refused(command, before)).toEqual({ kind: 'wrong-phase', phase });
  });

  test('hands that cannot be dealt', () => {
    const rules = threes();
    const set = (...hands: readonly string[]) =>
      refused({ kind: 'deal', hands: hands.map((text) => hand(rules, text)) }, []);
    expect(set(NINE, EIGHT)).toEqual({ kind: 'wrong-hands', hands: 2, seats: 3 });
    expect(set('7S 2 3', '7S 4 5', NINE)).toEqual({
      kind: 'bad-hand',
      error: { kind: 'too-many-copies', card: '7S', copies: 1 },
    });
    expect(refused({ kind: 'deal', hands: [[], [], []] }, [])).toMatchObject({
      kind: 'bad-hand',
      seat: 0,
      error: { kind: 'wrong-size' },
    });
  });

  test('a hand to a limit is dealt at its first size', () => {
    const rules = toTheLimit();
    const hands = ['K 6 2', '5 4', 'K 9'].map((text) => hand(rules, text));
    expect(refused({ kind: 'deal', hands }, [], rules)).toMatchObject({ kind: 'bad-hand', error: { size: 3 } });
  });

  describe('side bets', () => {
    const bets = threes({ 'side-bets': { bystanders: true, players: true } });
    const bet = (changes: object, rules = bets) =>
      refused(
        { kind: 'side-bet', bet: { bettor: 3, on: 1, against: 'banker', amount: 1, ...changes } },
        undefined,
        rules,
      );

    test('where the account has none', () => {
      expect(bet({}, threes())).toMatchObject({ kind: 'no-side-bets', citation: { clause: 'side-bets' } });
      expect(bet({ bettor: 1, against: 2 }, threes())).toMatchObject({ kind: 'no-side-bets' });
    });

    test.each([
      [{ bettor: 9 }, 'bettor'],
      [{ bettor: 2 }, 'bettor'],
      [{ against: 2 }, 'bettor'],
      [{ on: 0 }, 'on'],
      [{ on: 7 }, 'on'],
      [{ bettor: 1, against: 1 }, 'against'],
      [{ bettor: 1, against: 0 }, 'against'],
      [{ amount: 0 }, 'amount'],
    ])('%j', (changes, field) => {
      expect(bet(changes)).toEqual({ kind: 'bad-side-bet', field });
    });
  });

  test('another’s turn to draw, and nothing left to draw', () => {
    const rules = toTheLimit();
    const before = [...dealt(rules, ['K 6', '5 4', 'K 9']), REVEAL];
    expect(refused({ kind: 'draw', seat: 2 }, before, rules)).toEqual({ kind: 'not-your-turn', seat: 1 });
    const six = toTheLimit({ deck: { faces: 'singapore-tiles', kinds: { A: 6 } } });
    expect(refused({ kind: 'draw', seat: 1 }, [...dealt(six, ['A A', 'A A', 'A A']), REVEAL], six)).toEqual({
      kind: 'nothing-left-to-draw',
    });
  });

  test('throwing in what nobody asked for', () => {
    const rules = threes({ 'thrown-in': 'may' });
    const before = [...dealt(rules, [NINE, '3 3 3', EIGHT]), REVEAL];
    expect(refused({ kind: 'throw-in', seat: 2, throws: true }, before, rules)).toEqual({
      kind: 'not-your-turn',
      seat: 1,
    });
  });

  test.each([
    [null, 'command'],
    [{}, 'kind'],
    [{ kind: 'stake' }, 'seat'],
    [{ kind: 'dance', seat: 1 }, 'kind'],
    [{ kind: 'deal', hands: 'all' }, 'hands'],
    [{ kind: 'side-bet', bet: {} }, 'bet'],
    [{ kind: 'throw-in', seat: 1 }, 'throws'],
    [{ kind: 'keep-bank' }, 'keeps'],
    [{ kind: 'fill-gap' }, 'clause'],
  ])('%j is no command', (command, field) => {
    expect(refused(command)).toEqual({ kind: 'not-a-command', field });
  });

  test.each([
    [null, 'setup'],
    [{ seats: 'two' }, 'seats'],
    [{ seats: [{ name: ' ', player: 'person' }] }, 'seats'],
    [{ seats: bettors(2), bystanders: 1 }, 'bystanders'],
    [{ seats: bettors(2), seed: -1 }, 'seed'],
    [{ seats: bettors(2), seed: 1, banker: 2 }, 'banker'],
  ])('%j is no setup', (setup, field) => {
    expect(mustFail(comparingEngine.parseSetup(setup))).toEqual({ kind: 'not-a-setup', field });
  });

  test.each([
    [threes(), 18, { kind: 'wrong-seats', seats: 18, min: 2, max: 17 }],
    [threes(), 1, { kind: 'wrong-seats', seats: 1 }],
    [pairs({ seats: { min: 2, max: 99 } }), 57, { kind: 'deck-too-small', needed: 114, cards: 112 }],
  ])('more seats than can be served, or too few', (rules, seats, error) => {
    expect(mustFail(comparingEngine.start(rules, table(seats)))).toMatchObject(error);
  });
});
