import { describe, expect, it } from 'vitest';
import { must, mustFail, readingOf } from '../testing.ts';
import { by, cakes, dice, only, play, setup, stockOf, tallies } from './fixtures.ts';
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

describe('a piece that is gone', () => {
  const short = stockOf(['huiyuan', 8, 1], ['jinshi', 4, 1], ['juren', 2, 1], ['xiucai', 1, 1]);
  const rules = (changes = {}) =>
    tallies({
      ...short,
      ...Object.fromEntries(
        ['four-fours', 'five-fours', 'five-alike', 'tuck', 'straight', 'two-triples', 'high-pairs', 'low-pairs'].map(
          (one) => [`award.${one}`, 'none'],
        ),
      ),
      ...changes,
    });

  it('is made up from the others', () => {
    const played = play(rules({ 'award.one-four': { worth: 3, takes: [] } }), 2, '411223');
    expect(only(played, 'moved')).toMatchObject([
      { rank: 'juren', why: 'made-up', citation: by('making-up') },
      { rank: 'xiucai', why: 'made-up' },
    ]);
  });

  it('is made up exactly or not at all', () => {
    const played = play(rules(), 2, '444112', '444112');
    expect(only(played, 'moved')).toEqual([]);
    expect(only(played, 'shortage')).toEqual([{ kind: 'shortage', seat: 1, owing: 8, citation: by('making-up') }]);
  });

  it('is made up as far as it goes', () => {
    const played = play(rules({ 'making-up': 'nearest-below' }), 2, '444112', '444112');
    expect(only(played, 'moved').map((one) => one.rank)).toEqual(['jinshi', 'juren', 'xiucai']);
    expect(only(played, 'shortage')).toMatchObject([{ owing: 1 }]);
  });

  it('is not made up at all', () => {
    const played = play(rules({ 'making-up': 'none' }), 2, '441123', '441123');
    expect(only(played, 'shortage')).toMatchObject([{ owing: 2 }]);
  });

  it('brings all that is left where the award is worth as much', () => {
    const played = play(rules({ 'last-tallies': 'take-all' }), 2, '444112', '444112');
    expect(only(played, 'moved')).toMatchObject([
      { rank: 'jinshi', why: 'last', citation: by('last-tallies') },
      { rank: 'juren' },
      { rank: 'xiucai' },
    ]);
    expect(only(played, 'shortage')).toMatchObject([{ owing: 1, citation: by('last-tallies') }]);
    expect(played.state.over).toBe(true);
  });
});

describe('the last tally', () => {
  const lone = { ...stockOf(['zhuangyuan', 32, 1], ['xiucai', 1, 1]), 'award.three-fours': { worth: 8, takes: [] } };
  const nothing = Object.fromEntries(
    ['two-fours', 'five-fours', 'four-alike', 'straight', 'two-triples', 'high-pairs', 'low-pairs'].map((one) => [
      `award.${one}`,
      'none',
    ]),
  );
  const rules = (idle: unknown) => tallies({ ...lone, ...nothing, idle });
  const idle = (turns: number): string[] => new Array<string>(turns).fill('112235');

  it('has its price halved after so many idle rounds', () => {
    const played = play(rules({ rounds: 2 }), 2, '411223', ...idle(4));
    expect(only(played, 'price-lowered')).toEqual([
      { kind: 'price-lowered', rank: 'zhuangyuan', price: 16, citation: by('idle') },
    ]);
    expect(only(play(rules({ rounds: 2 }), 2, '411223', ...idle(3)), 'price-lowered')).toEqual([]);
  });

  it('goes for the lowered price', () => {
    const twice = play(rules({ rounds: 2 }), 2, '411223', ...idle(8), '444112');
    expect(only(twice, 'moved')).toMatchObject([{ rank: 'zhuangyuan', why: 'last', citation: by('idle') }]);
    const once = play(rules({ rounds: 2 }), 2, '411223', ...idle(4), '444112');
    expect(only(once, 'moved')).toEqual([]);
  });

  it('is never had for less than one', () => {
    const last = { ...stockOf(['zhuangyuan', 32, 1], ['xiucai', 1, 1]), ...nothing, idle: { rounds: 1 } };
    const played = play(tallies({ ...last, 'award.three-fours': 'none' }), 2, '444412', ...idle(4));
    expect(only(played, 'price-lowered')).toEqual([]);
  });

  it('waits for ever where the rules know no such thing', () => {
    expect(play(rules('play-on'), 2, '411223', ...idle(50), '444112').state.over).toBe(false);
  });
});

describe('a throw that takes everything', () => {
  it('takes the stock and what all others hold, and ends the game', () => {
    const { state } = play(tallies(), 3, '444112', '445566', '333333');
    expect(state.over).toBe(true);
    expect(state.settlement).toMatchObject({ kind: 'against-average', points: [0, 0, 192] });
  });

  it('takes only what is left, where the rules say so', () => {
    const { state } = play(tallies({ 'award.six-alike': 'stock' }), 3, '444112', '445566', '333333');
    expect(state.settlement).toMatchObject({ points: [8, 16, 168] });
  });

  it('ends a game of cakes at once, whatever round is to follow', () => {
    const { state } = play(cakes({ ending: 'one-more-round' }), 2, '441123', '444444');
    expect(state.settlement).toMatchObject({ kind: 'title', winner: 1, points: [0, 63] });
  });
});

describe('cakes', () => {
  const few = (...kinds: string[]) => ({
    ...stockOf(
      ['zhuangyuan', 1, 1],
      ['duitang', 1, 1],
      ['jinshi', 1, 1],
      ['huiyuan', 1, 1],
      ['juren', 1, 1],
      ['xiucai', 1, 1],
    ),
    ...Object.fromEntries(kinds.map((kind) => [`award.${kind}`, 'none'])),
  });

  it('of a class that is gone are not to be had', () => {
    const played = play(cakes(few()), 2, '444112', '444112');
    expect(only(played, 'shortage')).toMatchObject([{ seat: 1, citation: by('exhausted') }]);
  });

  it('of a class that is gone are replaced by the next lower', () => {
    const played = play(cakes({ ...few(), exhausted: 'next-lower' }), 2, '444112', '444112');
    expect(only(played, 'moved')).toMatchObject([
      { rank: 'juren', to: 1, why: 'next-lower', citation: by('exhausted') },
    ]);
  });

  it('are higher or lower as the stock lists them', () => {
    const swapped = ['zhuangyuan', 'duitang', 'huiyuan', 'jinshi', 'juren', 'xiucai'] as const;
    const stock = stockOf(...swapped.map((rank) => [rank, 1, 1] as const));
    const played = play(cakes({ ...stock, exhausted: 'next-lower' }), 2, '444112', '444112');
    expect(only(played, 'moved')).toMatchObject([{ rank: 'jinshi', why: 'next-lower' }]);
  });

  it('never replace the first prize for a throw that fails to win it', () => {
    const played = play(cakes({ ...few(), exhausted: 'next-lower' }), 2, '444466', '444412');
    expect(only(played, 'moved')).toEqual([]);
  });

  const all = ['123456', '111123', '444112', '441123', '411223', '444412'];
  it('are all taken at the end', () => {
    expect(play(cakes(few()), 2, ...all).state).toMatchObject({ over: true, settlement: { winner: 1 } });
  });

  it('may have no first prize among them', () => {
    const awards = Object.keys(cakes().options).filter((option) => option.startsWith('award.'));
    const none = Object.fromEntries(awards.map((option) => [option, 'none']));
    const rules = cakes({
      ...none,
      ...stockOf(['xiucai', 1, 1]),
      'award.one-four': { worth: 1, takes: ['xiucai'] },
      'seizing.throws': {},
    });
    expect(play(rules, 2, '411223').state.settlement).toMatchObject({ kind: 'title', winner: null });
  });

  it('may be followed by one more round, in which the first can still change hands', () => {
    const rules = cakes({ ...few(), ending: 'one-more-round' });
    const round = play(rules, 2, ...all);
    expect(only(round, 'extra-round')).toMatchObject([{ throws: 2, citation: by('ending') }]);
    const last = play(rules, 2, ...all, '444466', '112235');
    expect(last.state).toMatchObject({ over: true, settlement: { winner: 0 } });
  });
});

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

const onlyFirst = Object.fromEntries(
  ['one-four', 'two-fours', 'three-fours', 'four-alike', 'straight', 'two-triples'].map((one) => [
    `award.${one}`,
    'none',
  ]),
);

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

describe('what arrives from outside', () => {
  const seats = [{ name: 'A', player: 'person' }];
  it.each([
    [null, 'setup'],
    [{ seed: 1 }, 'seats'],
    [{ seats: [{ name: ' ', player: 'person' }], seed: 1 }, 'seats'],
    [{ seats: [{ name: 'A', player: 'robot' }], seed: 1 }, 'seats'],
    [{ seats }, 'seed'],
    [{ seats, seed: 1.5 }, 'seed'],
  ])('is no setup: %j', (value, field) => {
    expect(mustFail(tallyEngine.parseSetup(value))).toEqual({ kind: 'not-a-setup', field });
  });

  it.each([
    ['throw', 'command'],
    [{ kind: 'roll' }, 'kind'],
    [{ kind: 'throw', outside: 7 }, 'outside'],
    [{ kind: 'throw', outside: -1 }, 'outside'],
    [{ kind: 'fill-gap', clause: 'x' }, 'clause'],
  ])('is no command: %j', (value, field) => {
    expect(mustFail(tallyEngine.parseCommand(value))).toEqual({ kind: 'not-a-command', field });
  });

  it.each([
    [{ kind: 'throw' }, { kind: 'throw' }],
    [
      { kind: 'throw', dice: '444112' },
      { kind: 'throw', dice: [4, 4, 4, 1, 1, 2] },
    ],
    [
      { kind: 'throw', outside: 2, dice: '4' },
      { kind: 'throw', outside: 2 },
    ],
    [
      { kind: 'fill-gap', clause: 'a', reading: 'b' },
      { kind: 'fill-gap', clause: 'a', reading: 'b' },
    ],
  ])('is the command %j', (value, command) => {
    expect(must(tallyEngine.parseCommand(value))).toEqual(command);
  });

  it('says which die is wrong', () => {
    expect(mustFail(tallyEngine.parseCommand({ kind: 'throw', dice: '444117' }))).toMatchObject({ at: 6, found: '7' });
  });

  it('is a setup with nothing in it but what was asked for', () => {
    const value = { seats: [{ name: 'A', player: 'bot', extra: 1 }], seed: 'x', more: 2 };
    expect(must(tallyEngine.parseSetup(value))).toEqual({ seats: [{ name: 'A', player: 'bot' }], seed: 'x' });
  });
});
