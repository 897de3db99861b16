import { describe, expect, it } from 'vitest';
import { must, mustFail, readingOf } from '../testing.ts';
import { by, cakes, dice, play, setup, stockOf, tallies } from './fixtures.ts';
import type { TallyCommand } from './state.ts';
import { tallyEngine } from './tally.ts';

describe('a turn', () => {
  it('takes the piece due and passes the dice on, by the clauses that say so', () => {
    const { events } = play(tallies(), 2, '444112');
    expect(events.map((event) => event.kind)).toEqual(['thrown', 'ruled', 'moved', 'turn-passed']);
    expect(events[2]).toEqual({
      kind: 'moved',
      rank: 'huiyuan',
      count: 1,
      from: 'stock',
      to: 0,
      why: 'due',
      citation: by('award.three-fours'),
    });
    expect(events[3]).toEqual({ kind: 'turn-passed', to: 1, citation: by('turn-order') });
  });

  it('goes round the other way where the rules say so', () => {
    expect(play(tallies({ 'turn-order': 'to-the-right' }), 3, '112235').state.turn).toBe(2);
  });

  it('notes whether dice were drawn or entered, and leaves chance alone when they were entered', () => {
    const rules = tallies();
    const start = must(tallyEngine.start(rules, setup(2)));
    const [drawn] = must(tallyEngine.decide(rules, start, { kind: 'throw' }));
    expect(drawn).toMatchObject({ kind: 'thrown', origin: 'drawn' });
    expect(tallyEngine.evolve(start, drawn!).generator).not.toEqual(start.generator);
    expect(play(rules, 2, '112235').state.generator).toEqual(start.generator);
  });

  it('names either of two pieces, the first while it lasts', () => {
    const { state } = play(tallies(), 2, '445566', '112233');
    expect([state.hands[0]?.bangyan, state.hands[1]?.tanhua]).toEqual([1, 1]);
  });

  it('pays what is stacked together', () => {
    const { state } = play(tallies({ stacking: [['four-alike', 'two-fours']] }), 2, '222244');
    expect(state.hands[0]).toMatchObject({ jinshi: 1, juren: 1 });
  });
});

const onlyFirst = Object.fromEntries(
  ['one-four', 'two-fours', 'three-fours', 'four-alike', 'straight', 'two-triples'].map((one) => [
    `award.${one}`,
    'none',
  ]),
);

describe('a die outside the bowl', () => {
  const outside: TallyCommand = { kind: 'throw', outside: 2 };
  it('makes the throw void and the turn pass', () => {
    const played = play(tallies(), 2, outside);
    expect(played.events).toEqual([
      { kind: 'voided', seat: 0, outside: 2, again: false, citation: by('outside') },
      { kind: 'turn-passed', to: 1, citation: by('turn-order') },
    ]);
  });

  it('is thrown again where the rules say so', () => {
    expect(play(tallies({ outside: 'throw-again' }), 2, outside).state.turn).toBe(0);
  });

  it('that is thrown again uses up no throw of the last round', () => {
    const stock = { ...stockOf(['zhuangyuan', 1, 1]), exhausted: 'next-lower', ...onlyFirst };
    const rules = cakes({ ...stock, ending: 'one-more-round', outside: 'throw-again' });
    const round = ['444412', outside, outside, outside, '112235'];
    expect(play(rules, 2, ...round).state.over).toBe(false);
    expect(play(rules, 2, ...round, '112235').state.over).toBe(true);
  });

  it('still uses up a throw of the last round', () => {
    const rules = cakes({
      ...stockOf(['zhuangyuan', 1, 1]),
      exhausted: 'next-lower',
      ending: 'one-more-round',
      ...onlyFirst,
    });
    expect(play(rules, 2, '444412', outside, outside).state.over).toBe(true);
  });
});

describe('a gap', () => {
  const gap = { 'making-up': [readingOf('exact', 'exact'), readingOf('near', 'nearest-below')] };
  const rules = tallies(
    stockOf(
      ['huiyuan', 8, 1],
      ['jinshi', 4, 1],
      ['zhuangyuan', 32, 1],
      ['bangyan', 16, 1],
      ['tanhua', 16, 1],
      ['juren', 2, 1],
      ['xiucai', 1, 1],
    ),
    gap,
  );
  const before = play(rules, 2, '444112', '112235');
  const second: TallyCommand = { kind: 'throw', dice: dice('444112') };

  it('stops play when it first matters, and not before', () => {
    expect(mustFail(tallyEngine.decide(rules, before.state, second))).toEqual({ kind: 'gap', clauses: ['making-up'] });
  });

  it('once filled is decided, and cited, by the chosen reading', () => {
    const fill = { kind: 'fill-gap', clause: 'making-up', reading: 'near' } as TallyCommand;
    const filled = must(tallyEngine.decide(rules, before.state, fill)).reduce(tallyEngine.evolve, before.state);
    const events = must(tallyEngine.decide(rules, filled, second));
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'moved', rank: 'jinshi', citation: by('making-up', 'near') }),
    );
    expect(mustFail(tallyEngine.decide(rules, filled, fill))).toMatchObject({ kind: 'no-such-gap', clauses: [] });
  });
});

describe('a refusal', () => {
  it.each([
    ['too few players', tallies(), 1, { kind: 'too-few-players', found: 1, min: 2, citation: by('players') }],
    ['too many players', tallies(), 9, { kind: 'too-many-players', found: 9, max: 8, citation: by('players') }],
    [
      'a piece awarded that the stock has not got',
      tallies({ 'award.tuck': { worth: 1, takes: ['duitang'] } }),
      2,
      { kind: 'rank-not-in-stock', rank: 'duitang', citation: by('award.tuck') },
    ],
    [
      'a piece seized that there are several of',
      tallies({ 'seizing.throws': { tuck: ['jinshi'] } }),
      2,
      { kind: 'seizes-one-of-many', rank: 'jinshi', citation: by('seizing.throws') },
    ],
    [
      'a cake nobody can win',
      cakes({ 'award.four-alike': 'none' }),
      2,
      { kind: 'rank-never-won', rank: 'jinshi', citation: by('stock') },
    ],
    [
      'a tally nobody can win',
      tallies({ 'making-up': 'none', 'award.four-alike': 'none' }),
      2,
      { kind: 'rank-never-won', rank: 'jinshi', citation: by('stock') },
    ],
  ])('names %s and the clause', (_, rules, players, refusal) => {
    expect(mustFail(tallyEngine.start(rules, setup(players)))).toEqual(refusal);
  });

  it('meets every command once the game is over', () => {
    const rules = tallies();
    const { state } = play(rules, 2, '333333');
    expect(mustFail(tallyEngine.decide(rules, state, { kind: 'throw' }))).toEqual({ kind: 'over' });
  });
});
