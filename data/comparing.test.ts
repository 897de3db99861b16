import { describe, expect, test } from 'vitest';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import { variantOfHypothesis, type Hypothesis } from '#rules/comparing/hypothesis.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { countDuels, edgesOf } from '#rules/comparing/odds.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { effectsOfReadings } from '#rules/readings.ts';
import { dealsOf, netsOf, readjudicate } from '#rules/comparing/readjudicate.ts';
import type { ComparingCommand, ComparingEvent } from '#rules/comparing/state.ts';
import { formatFraction } from '#rules/fraction.ts';
import { compile, type Choices } from '#rules/ruleset.ts';
import { must } from '#rules/testing.ts';
import { COMPARING, playBots } from './playing.ts';
import { rulesOf, variantOf } from './testing.ts';

describe('a deal under other accounts', () => {
  const long = rulesOf(COMPARING_OPTIONS, 'daun-tiga/dobree-long');
  const seats = ['banker', 'one', 'two'].map((name) => ({ name, player: 'steady' as const }));
  const { start, acts } = playBots(long, { seats, bystanders: [], seed: 'other' }, 12);
  const deals = dealsOf(start, acts);
  const judged = (id: string) => deals.map((deal) => readjudicate(rulesOf(COMPARING_OPTIONS, id), start, deal));
  const nets = (events: readonly ComparingEvent[]) =>
    netsOf(
      events.flatMap((event) => (event.kind === 'paid' ? event.payments : [])),
      3,
    );

  test('moves other money', () => {
    const [own, selangor] = [judged('daun-tiga/dobree-long'), judged('daun-tiga/selangor')].map((all) =>
      all.map(({ events }) => nets(events)),
    );
    expect(selangor).toHaveLength(12);
    expect(selangor).not.toEqual(own);
  });

  test('is judged without the second stakes where one only is known', () => {
    const all = judged('daun-tiga/dobree');
    expect(all.map(({ leftOut, stop }) => ({ leftOut, stop }))).toContainEqual({ leftOut: ['second-stakes'], stop: null });
    const settled = all.flatMap(({ events }) => events).flatMap((event) => (event.kind === 'paid' ? event.payments : []));
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.filter(({ settles }) => settles.index > 0)).toEqual([]);
  });

  test('is judged without the bets of bystanders where none are known', () => {
    const laid = { bettor: 3, on: 1, against: 'banker', amount: 7 } as const;
    const stake = (seat: number): ComparingCommand => ({ kind: 'stake', seat, stakes: [5] });
    const [deal] = deals;
    const watched = { ...start, bystanders: [{ name: 'three', player: 'steady' as const }], balances: [0, 0, 0, 0] };
    const commands: ComparingCommand[] = [stake(1), stake(2), { kind: 'side-bet', bet: laid }, { kind: 'reveal' }];
    const found = readjudicate(rulesOf(COMPARING_OPTIONS, 'daun-tiga/perak'), watched, { ...deal!, banker: 0, commands });
    expect(found).toMatchObject({ leftOut: ['side-bets'], stop: null });
    expect(found.state.balances[3]).toBe(0);
  });

  test('stops at once where the account deals other hands', () => {
    const [first] = judged('koo-kiew/dobree');
    expect(first).toMatchObject({ events: [], stop: { kind: 'refused', command: null } });
  });

  test('stops where the account asks what nobody was asked', () => {
    const perak = must(
      compile(COMPARING_OPTIONS, variantOf('daun-tiga/perak'), { 'three-threes': 'may' } as unknown as Choices, 'preferred'),
    );
    const threes = [3, 4, 5].map((seat) => ['S', 'H', 'D'].map((suit) => ({ rank: String(seat), suit })));
    const stake = (seat: number): ComparingCommand => ({ kind: 'stake', seat, stakes: [5] });
    const [deal] = deals;
    const found = readjudicate(perak, start, {
      banker: 0,
      dealt: { ...deal!.dealt, hands: threes },
      commands: [stake(1), stake(2), { kind: 'reveal' }],
    });
    expect(found.stop).toEqual({ kind: 'asks', phase: { kind: 'throwing-in', asked: [0] } });
  });
});

describe('figures of the register', () => {
  test('KK-A4: with the highest card alone 322 pairs of different hands tie', () => {
    const variant = variantOf('koo-kiew/dobree');
    const tied = (reading: string): number => {
      const rules = must(
        compile(COMPARING_OPTIONS, variant, { 'tie-break': reading } as unknown as Choices, 'preferred'),
      );
      const types = handTypes(rules);
      return types.reduce(
        (sum, one, at) =>
          sum + types.slice(at + 1).filter(({ judged }) => judged.strength === one.judged.strength).length,
        0,
      );
    };
    expect([tied('highest-then-second'), tied('highest-only')]).toEqual([0, 322]);
  });

  test('DT-A13: 340 hands make exactly thirty where pictures count ten, four where they count nothing', () => {
    const count = (reading: string): number => {
      const rules = must(
        compile(COMPARING_OPTIONS, variantOf('daun-tiga/perak'), { values: reading } as unknown as Choices, 'preferred'),
      );
      return countHands(handTypes(rules)).categories.find(({ category }) => category === 'out')?.count ?? 0;
    };
    expect([count('pictures-ten'), count('pictures-nothing')]).toEqual([340, 4]);
  });

  test('DT-A18: a player’s tĕrus that wins both makes the game even', () => {
    const effects = effectsOfReadings(COMPARING_OPTIONS, variantOf('daun-tiga/perak'), {}, (rules) =>
      formatFraction(edgesOf(countDuels(rules)).both),
    );
    expect(effects.find(({ clause }) => clause === 'terus-player')?.readings).toEqual([
      { reading: 'never', chosen: true, value: '2246519/25448150' },
      { reading: 'wins-both', chosen: false, value: '0' },
    ]);
  });
});

describe('hypotheses of the lab and of the collection', () => {
  const NONE = { T: 10, J: 0, Q: 0, K: 0 };
  const TENS = { T: 10, J: 10, Q: 10, K: 10 };
  const limit = { total: 21, bankerStands: 17, highAce: 11 };
  const hypothesis = (
    family: Hypothesis['family'],
    seats: number,
    values: Hypothesis['values'],
    tie: Hypothesis['tie'] = 'push',
  ): Hypothesis => ({ family, seats, values, tie, colours: false, limit });

  test.each([
    ['after-daun-tiga', hypothesis('after-daun-tiga', 10, NONE)],
    ['after-koo-kiew', hypothesis('after-koo-kiew', 16, NONE, 'banker')],
    ['after-blackjack', hypothesis('limit', 7, TENS)],
    ['in-threes', hypothesis('threes', 10, TENS)],
    ['in-pairs', hypothesis('pairs', 16, TENS)],
    ['rank-and-pair', hypothesis('rank-and-pair', 16, NONE)],
  ])('%s are the same rules', (name, guess) => {
    const own = must(compile(COMPARING_OPTIONS, variantOfHypothesis(guess, name, []), {}, 'preferred'));
    const kept = rulesOf(COMPARING_OPTIONS, `singapore-tiles/${name}`);
    const comparable = ({ options }: Rules) => ({ ...options, 'card-order': null, deck: sorted(options) });
    expect(comparable(own)).toEqual(comparable(kept));
  });

  const sorted = ({ deck }: Rules['options']) =>
    deck.kinds.map(({ rank, suit, copies }) => `${rank}${suit} ${copies}`).sort();

  test('every clause of every hypothesis is conjecture', () => {
    const tiles = COMPARING.filter(({ entry }) => entry.game === 'singapore-tiles');
    const stated = tiles.flatMap(({ id, clauses }) =>
      clauses.filter(({ option, basis }) => option !== 'deck' && basis !== 'conjectured').map((one) => `${id} ${one.id}`),
    );
    expect(stated).toEqual([]);
  });
});

test('every account is among those that are played', () => {
  expect(COMPARING).toHaveLength(13);
});
