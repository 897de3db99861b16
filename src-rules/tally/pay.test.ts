import { describe, expect, it } from 'vitest';
import { by, cakes, only, play, stockOf, tallies } from './fixtures.ts';

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
