import { describe, expect, test } from 'vitest';
import { botCommand } from './bots.ts';
import { bettors, dealt, LONG, play, table, threes, toTheLimit } from './fixtures.ts';
import type { ComparingCommand, ComparingState, Temperament } from './state.ts';

const REVEAL: ComparingCommand = { kind: 'reveal' };

/** A seat of each temperament's stakes over many deals. */
function stakesOf(temperament: Temperament, second: string): readonly (readonly number[])[] {
  const rules = threes({ ...LONG, stakes: { second, larger: 'second-or-equal' } });
  return Array.from({ length: 60 }, (_, seed) => {
    const { state } = play(rules, table(2, { seats: bettors(2, temperament), seed }), [{ kind: 'deal' }]);
    const command = botCommand(rules, state);
    return command?.kind === 'stake' ? command.stakes : [];
  });
}

describe('stakes', () => {
  test.each([
    ['cautious', 1, 3],
    ['steady', 5, 5],
    ['bold', 10, 30],
    ['erratic', 1, 30],
  ] as const)('a %s bot lays %i to %i, and uses all of that range', (temperament, least, most) => {
    const laid = stakesOf(temperament, 'obligatory').flat();
    expect([Math.min(...laid) >= least, Math.max(...laid) <= most]).toEqual([true, true]);
    expect(new Set(laid).size > 1).toBe(least < most);
  });

  test('a second stake is laid where it must be, and where it may be by all but the cautious', () => {
    const count = (temperament: Temperament, second: string) =>
      new Set(stakesOf(temperament, second).map((one) => one.length));
    expect(count('cautious', 'obligatory')).toEqual(new Set([2]));
    expect(count('cautious', 'optional')).toEqual(new Set([1]));
    expect(count('bold', 'optional')).toEqual(new Set([2]));
    expect(count('bold', 'none')).toEqual(new Set([1]));
  });

  test('the larger stake lies where the account wants it', () => {
    for (const [one, two] of stakesOf('erratic', 'obligatory')) expect(one! <= two!).toBe(true);
  });

  test('never depend on the cards', () => {
    const rules = threes();
    const seats = bettors(2, 'erratic');
    const { state } = play(rules, table(2, { seats }), [{ kind: 'deal' }]);
    const turned: ComparingState = { ...state, hands: state.hands.toReversed(), rest: state.rest.toReversed() };
    expect(botCommand(rules, turned)).toEqual(botCommand(rules, state));
  });
});

test('persons are waited for', () => {
  const rules = threes();
  const { state } = play(rules, table(3), [{ kind: 'deal' }]);
  expect(botCommand(rules, state)).toBeNull();
});

test('nobody but the dealer deals', () => {
  const rules = threes();
  const { state } = play(rules, table(2, { seats: bettors(2, 'bold') }), []);
  expect(botCommand(rules, state)).toBeNull();
});

test('an onlooker lays one bet a deal on a player, where the account lets it', () => {
  const rules = threes({ 'side-bets': { bystanders: true, players: false } });
  const setup = table(3, { bystanders: bettors(1, 'bold') });
  const staked = dealt(rules, ['9 J K', '8 J Q', '2 3 K']);
  const { state } = play(rules, setup, staked);
  const bet = botCommand(rules, state);
  expect(bet).toMatchObject({ kind: 'side-bet', bet: { bettor: 3, against: 'banker' } });
  const after = play(rules, setup, [...staked, bet!]);
  expect(botCommand(rules, after.state)).toBeNull();
  expect(botCommand(threes(), state)).toBeNull();
});

test('three threes are thrown in by the erratic alone', () => {
  const throws = (temperament: Temperament) => {
    const rules = threes({ 'thrown-in': 'may' });
    const setup = table(2, { seats: bettors(2, temperament) });
    const command = botCommand(rules, play(rules, setup, [...dealt(rules, ['3 3 3', '9 J K']), REVEAL]).state);
    return command?.kind === 'throw-in' && command.throws;
  };
  expect([throws('erratic'), throws('steady')]).toEqual([true, false]);
});

test('the bank is kept by all but the cautious', () => {
  const keeps = (temperament: Temperament) => {
    const rules = threes({ 'bank-repeats': 'after-losing-to-all' });
    const setup = table(2, { seats: bettors(2, temperament) });
    const command = botCommand(rules, play(rules, setup, [...dealt(rules, ['2 J K', '9 J K']), REVEAL]).state);
    return command?.kind === 'keep-bank' && command.keeps;
  };
  expect([keeps('cautious'), keeps('bold')]).toEqual([false, true]);
});

test.each([
  ['cautious', '6 6', 'draw'],
  ['cautious', '7 6', 'stand'],
  ['bold', '9 8', 'draw'],
  ['bold', 'T 8', 'stand'],
] as const)('towards a limit a %s bot with %s: %s', (temperament, cards, choice) => {
  const rules = toTheLimit();
  const setup = table(2, { seats: bettors(2, temperament) });
  const { state } = play(rules, setup, [...dealt(rules, ['K 9', cards]), REVEAL]);
  expect(botCommand(rules, state)?.kind).toBe(choice);
});
