import { describe, expect, it } from 'vitest';
import { by, cakes, dice, only, play, tallies, type Played } from './fixtures.ts';

const TOP = { 'seizing.throws': { 'five-fours': ['zhuangyuan', 'bangyan', 'tanhua'], 'five-alike': ['zhuangyuan'] } };
const holder = ({ state }: Played): number => state.hands.findIndex((hand) => hand.zhuangyuan === 1);

describe('a throw that may seize', () => {
  it('takes the piece from its holder, who gets nothing for it', () => {
    const played = play(tallies(TOP), 2, '444412', '222223');
    expect(only(played, 'seized')).toEqual([
      {
        kind: 'seized',
        rank: 'zhuangyuan',
        from: 0,
        to: 1,
        citation: by('seizing.throws'),
        against: by('seizing.against'),
      },
    ]);
    expect(played.state.hands[0]).toMatchObject({ zhuangyuan: 0, bangyan: 0, huiyuan: 0 });
  });

  it('has it counted towards its worth', () => {
    const { state } = play(tallies(TOP), 2, '444412', '222223');
    expect(state.hands[1]).toMatchObject({ zhuangyuan: 1, bangyan: 0, huiyuan: 0 });
  });

  it('makes amends out of the stock where the rules grant them', () => {
    const rules = tallies({ ...TOP, 'seizing.compensation': 'from-stock' });
    const played = play(rules, 2, '444412', '222223');
    expect(only(played, 'moved')).toMatchObject([
      { rank: 'bangyan', to: 0, why: 'amends', citation: by('seizing.compensation') },
      { rank: 'tanhua', to: 0, why: 'amends' },
    ]);
  });

  it('takes every piece it is named for, from whoever holds it', () => {
    const { state } = play(tallies(TOP), 3, '444412', '445566', '444441');
    expect(state.hands[2]).toMatchObject({ zhuangyuan: 1, bangyan: 1, tanhua: 1 });
    expect(state.hands[0]).toMatchObject({ zhuangyuan: 0, bangyan: 0 });
  });

  it('leaves a named piece in the stock, or takes it from there, as the rules say', () => {
    const named = { 'seizing.throws': { 'four-fours': ['zhuangyuan', 'bangyan', 'tanhua'] } };
    const left = play(tallies({ ...named, 'seizing.in-stock': 'leave' }), 2, '444412');
    expect(left.state.hands[0]).toMatchObject({ zhuangyuan: 1, bangyan: 0, tanhua: 0 });
    const taken = play(tallies({ ...named, 'seizing.in-stock': 'take' }), 2, '444412');
    expect(taken.state.hands[0]).toMatchObject({ zhuangyuan: 1, bangyan: 1, tanhua: 1, huiyuan: 0 });
    expect(only(taken, 'moved').map((one) => one.citation)).toContainEqual(by('seizing.in-stock'));
  });

  it('has the worth of a piece its thrower already holds made up', () => {
    const { state } = play(tallies(TOP), 2, '222223', '112235', '222223');
    expect(state.hands[0]).toMatchObject({ zhuangyuan: 1, bangyan: 1, tanhua: 1 });
  });

  it('that is not named takes nothing from anybody', () => {
    expect(holder(play(tallies(TOP), 2, '222223', '444412'))).toBe(0);
  });
});

describe('whom a piece may be seized from', () => {
  const order = ['five-fours', 'five-alike', 'four-fours', 'tuck'];
  const throws = Object.fromEntries(order.map((one) => [one, ['zhuangyuan']]));
  const after = (against: string, ...moves: string[]): number =>
    holder(play(tallies({ order, 'seizing.throws': throws, 'seizing.against': against }), 2, ...moves));

  it.each([
    ['anyone', '222223', '444412', 1],
    ['lower', '222223', '444412', 0],
    ['lower', '444412', '222223', 1],
    ['lower', '444412', '444413', 0],
    ['lower-or-equal', '444412', '444413', 1],
    ['lower-or-equal', '222223', '444412', 0],
    ['not-red', '444412', '222223', 0],
    ['not-red', '444412', '444413', 1],
    ['not-red', '222223', '333321', 1],
    ['not-red', '222223', '444412', 1],
  ])('%s: %s, then %s leaves it with seat %d', (against, first, second, seat) => {
    expect(after(against, first, second)).toBe(seat);
  });

  it('says when the throw does not suffice', () => {
    const rules = tallies({ order, 'seizing.throws': throws, 'seizing.against': 'lower' });
    const played = play(rules, 2, '222223', '444412');
    expect(only(played, 'withheld')).toEqual([
      { kind: 'withheld', rank: 'zhuangyuan', holder: 0, citation: by('seizing.against') },
    ]);
  });

  it('lets anybody seize what its holder did not throw for', () => {
    const amends = { 'seizing.throws': { ...throws, 'one-four': ['bangyan'] }, 'seizing.against': 'lower' };
    const rules = tallies({ order, ...amends, 'seizing.compensation': 'from-stock' });
    expect(play(rules, 2, '444412', '222223', '456112').state.hands[0]).toMatchObject({ bangyan: 1 });
    expect(play(rules, 2, '444412', '222223', '112235', '411223').state.hands[1]).toMatchObject({ bangyan: 1 });
  });
});

describe('a holder who throws again', () => {
  it.each([
    ['first', '444413', '444466', '444413'],
    ['best', '444413', '444466', '444466'],
    ['best', '444466', '444413', '444466'],
    ['last', '444466', '444413', '444413'],
  ])('%s: holding by %s and throwing %s, he holds by %s', (own, first, second, stands) => {
    const { titles } = play(cakes({ 'seizing.own': own }), 2, first, '112235', second).state;
    expect(titles.zhuangyuan).toEqual({ seat: 0, combination: 'four-fours', dice: dice(stands) });
  });
});

describe('a throw-off', () => {
  const rules = cakes({ 'seizing.against': 'lower-else-throw-off' });
  const challenge = ['444413', '444422'];

  it('is called when throws are equal, and the holder throws first', () => {
    const played = play(rules, 3, ...challenge);
    expect(only(played, 'throw-off-called')).toMatchObject([
      { holder: 0, challenger: 1, citation: by('seizing.against') },
    ]);
    expect(played.state.turn).toBe(0);
  });

  it('leaves the cake where it is when the holder throws higher', () => {
    const played = play(rules, 3, ...challenge, '444112', '112235');
    expect(only(played, 'throw-off-decided')).toMatchObject([{ winner: 0 }]);
    expect([holder(played), played.state.turn]).toEqual([0, 2]);
  });

  it('moves the cake when the challenger throws higher, and wins no other prize', () => {
    const played = play(rules, 3, ...challenge, '441123', '444112');
    expect([holder(played), played.state.turn]).toEqual([1, 2]);
    expect(played.state.hands[1]).toMatchObject({ huiyuan: 0 });
    expect(played.state.titles.zhuangyuan?.dice.join('')).toBe('444422');
  });

  it('goes on while the throws are equal', () => {
    const played = play(rules, 3, ...challenge, '112235', '111235');
    expect(only(played, 'throw-off-decided')).toMatchObject([{ winner: null }]);
    expect([only(played, 'turn-passed'), played.state.turn]).toEqual([[], 0]);
    expect(holder(play(rules, 3, ...challenge, '112235', '111235', '112235', '411223'))).toBe(1);
  });

  it('is for one piece at a time, and that piece counts as paid', () => {
    const seizing = { 'seizing.throws': { 'five-fours': ['zhuangyuan', 'bangyan'] } };
    const both = tallies({ ...seizing, 'seizing.against': 'lower-else-throw-off' });
    const played = play(both, 2, '444441', '444442');
    expect(only(played, 'throw-off-called').map((one) => one.rank)).toEqual(['zhuangyuan']);
    expect(only(played, 'withheld').map((one) => one.rank)).toEqual(['bangyan']);
    // Five fours are worth 64: 32 of it hangs on the throw-off, the rest is made up of four eights.
    expect(only(played, 'moved')).toMatchObject([{ rank: 'huiyuan', count: 4 }]);
  });

  it('keeps the piece from being taken by another award of the same throw', () => {
    const both = tallies({
      stacking: [['four-alike', 'one-four']],
      order: ['one-four', 'four-alike'],
      'award.four-alike': { worth: 32, takes: ['zhuangyuan'] },
      'seizing.throws': { 'four-alike': ['zhuangyuan'], 'one-four': ['zhuangyuan'] },
      'seizing.against': 'lower-else-throw-off',
    });
    const played = play(both, 2, '222213', '333341');
    expect(only(played, 'throw-off-called')).toHaveLength(1);
    expect([only(played, 'seized'), holder(played)]).toEqual([[], 0]);
  });

  it('is not spoilt by a die outside the bowl', () => {
    const played = play(rules, 3, ...challenge, { kind: 'throw', outside: 1 });
    expect([played.state.turn, played.state.throwOff?.first]).toEqual([0, null]);
  });
});
