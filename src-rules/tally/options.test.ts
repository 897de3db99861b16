import { describe, expect, it } from 'vitest';
import { must, mustFail } from '../testing.ts';
import { TALLY_OPTIONS } from './options.ts';

const award = TALLY_OPTIONS['award.three-fours'];

describe('an award', () => {
  it.each(['none', 'stock', 'everything'])('may be %s', (kind) => {
    expect(must(award.parse(kind))).toEqual({ kind });
  });

  it('may be a worth with the pieces it names, some of them twice', () => {
    const given = { worth: 3, takes: ['zhuangyuan', 'duitang', 'duitang'] };
    expect(must(award.parse(given))).toEqual({ kind: 'worth', ...given });
  });

  it.each([8, 'eight', { worth: 0, takes: [] }, { worth: 8 }, { worth: 8, takes: ['emperor'] }, null])(
    'is not %j',
    (given) => {
      expect(mustFail(award.parse(given))).toContain('none | stock | everything');
    },
  );
});

describe('an option', () => {
  const good: [keyof typeof TALLY_OPTIONS, unknown, unknown][] = [
    ['stacking', 'highest', []],
    ['stacking', [['four-alike', 'two-fours']], [['four-alike', 'two-fours']]],
    ['six-alike-order', 'equal', 'equal'],
    ['six-alike-order', [4, 5, 2, 6, 3, 1], [4, 5, 2, 6, 3, 1]],
    ['players', { min: 2, max: null }, { min: 2, max: null }],
    ['idle', { rounds: 3 }, { rounds: 3 }],
    ['seizing.throws', { 'five-alike': ['zhuangyuan'] }, { 'five-alike': ['zhuangyuan'] }],
  ];
  it.each(good)('%s takes %j', (option, given, value) => {
    expect(must<unknown>(TALLY_OPTIONS[option].parse(given))).toEqual(value);
  });

  const bad: [keyof typeof TALLY_OPTIONS, unknown][] = [
    ['stacking', ['four-alike']],
    ['six-alike-order', [4, 5, 2, 6, 3]],
    ['six-alike-order', [4, 5, 2, 6, 3, 3]],
    ['six-alike-order', [4, 5, 2, 6, 3, 7]],
    ['order', ['tuck', 'tuck']],
    ['stock', [{ rank: 'zhuangyuan', worth: 32 }]],
    ['seizing.throws', { 'five-alike': ['emperor'] }],
    ['idle', 'never'],
  ];
  it.each(bad)('%s refuses %j', (option, given) => {
    expect(TALLY_OPTIONS[option].parse(given).kind).toBe('failed');
  });

  it('for one kind of prize does not exist beside the other', () => {
    expect(TALLY_OPTIONS['making-up'].when).toEqual({ option: 'prizes', is: ['tallies'] });
    expect(TALLY_OPTIONS['award.gold-flower'].when).toEqual({ option: 'prizes', is: ['cakes'] });
  });
});
