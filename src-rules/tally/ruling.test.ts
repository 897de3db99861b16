import { describe, expect, it } from 'vitest';
import { by, cakes, dice, tallies } from './fixtures.ts';
import { ruleOn } from './ruling.ts';
import type { Rules } from './rules.ts';
import { score } from './score.ts';

const paid = (rules: Rules, text: string): string[] => ruleOn(dice(text), rules).awards.map((one) => one.combination);
const worth = (rules: Rules, text: string): unknown => score(rules, dice(text)).worth;

describe('a throw', () => {
  it.each([
    ['412356', 'straight'],
    ['411223', 'one-four'],
    ['441123', 'two-fours'],
    ['444112', 'three-fours'],
    ['444412', 'four-fours'],
    ['444441', 'five-fours'],
    ['444444', 'six-fours'],
    ['111123', 'four-alike'],
    ['111112', 'five-alike'],
    ['111111', 'six-alike'],
    ['112233', 'low-pairs'],
    ['445566', 'high-pairs'],
    ['111222', 'two-triples'],
    ['444111', 'two-triples'],
    ['333321', 'tuck'],
    ['666633', 'tuck'],
    ['222211', 'tuck'],
    ['444422', 'four-fours'],
  ])('%s is paid for %s', (text, combination) => {
    expect(paid(tallies(), text)).toEqual([combination]);
  });

  it.each(['112235', '111235', '112255', '222355'])('%s shows nothing', (text) => {
    expect(ruleOn(dice(text), tallies())).toEqual({ awards: [], passedOver: [], choice: null });
  });

  it('is paid for its best combination, and what else it shows is named as passed over', () => {
    const ruling = ruleOn(dice('222244'), tallies());
    expect(ruling.awards.map((one) => [one.combination, one.citation])).toEqual([
      ['four-alike', by('award.four-alike')],
    ]);
    expect(ruling.passedOver.map((one) => one.combination)).toEqual(['two-fours']);
    expect(ruling.choice).toEqual(by('stacking'));
  });

  it('of fours is no tuck at all unless the rules say so', () => {
    expect(ruleOn(dice('444422'), tallies()).passedOver).toEqual([]);
  });

  it('is paid together for what the rules let stack, and for nothing besides', () => {
    const rules = tallies({ stacking: [['four-alike', 'two-fours']] });
    expect(paid(rules, '222244')).toEqual(['four-alike', 'two-fours']);
    expect(worth(rules, '222244')).toBe(6);
    expect(worth(rules, '222241')).toBe(4);
  });

  it('counts as the first in order where two awards are equal', () => {
    const fours = { 'tuck.fours': 'tuck' };
    expect(paid(tallies(fours), '444422')).toEqual(['four-fours']);
    expect(paid(tallies({ ...fours, order: ['tuck', 'four-fours'] }), '444422')).toEqual(['tuck']);
  });

  it('cites the clause that settles what the combination looks like', () => {
    expect(ruleOn(dice('445566'), tallies()).awards[0]?.pattern).toEqual(by('pairs'));
    expect(ruleOn(dice('111123'), tallies()).awards[0]?.pattern).toBeNull();
  });

  it('earns nothing by a combination that has no award', () => {
    expect(paid(tallies({ 'award.low-pairs': 'none' }), '112233')).toEqual([]);
  });
});

describe('the readings of a pattern', () => {
  it.each([
    ['all-three', '445566', true],
    ['all-three', '445512', false],
    ['one-or-more-pairs', '551236', true],
    ['one-or-more-pairs', '555123', false],
    ['two-or-more-of-a-face', '555123', true],
    ['two-or-more-of-a-face', '561123', false],
    ['any-three-pairs', '115566', true],
    ['any-three-pairs', '111166', false],
  ])('%s: %s is high pairs: %s', (pairs, text, shows) => {
    expect(paid(tallies({ pairs, 'award.low-pairs': 'none' }), text).includes('high-pairs')).toBe(shows);
  });

  it('read 1111 with a five and a six as a tuck only where the rules say so', () => {
    expect(paid(tallies(), '111156')).toEqual(['four-alike']);
    expect(paid(tallies({ 'tuck.ones': 'five-and-six' }), '111156')).toEqual(['tuck']);
    expect(paid(tallies({ 'tuck.ones': 'five-and-six' }), '222256')).toEqual(['four-alike']);
    expect(paid(tallies({ 'tuck.ones': 'five-and-six' }), '111155')).toEqual(['four-alike']);
  });

  it('count triples of fours, or do not', () => {
    expect(paid(cakes(), '444222')).toEqual(['three-fours']);
    expect(paid(cakes({ triples: 'with-fours' }), '444222')).toEqual(['two-triples']);
  });

  it('know the gold flower only where there is an award for it', () => {
    expect(paid(cakes(), '444411')).toEqual(['gold-flower']);
    expect(paid(cakes({ 'award.gold-flower': 'none' }), '444411')).toEqual(['four-fours']);
  });

  it('take six ones for six alike where they have no award of their own', () => {
    expect(paid(cakes(), '111111')).toEqual(['six-ones']);
    expect(paid(cakes({ 'award.six-ones': 'none' }), '111111')).toEqual(['six-alike']);
  });
});

describe('a score', () => {
  it('names the worth, the pieces and the clause', () => {
    expect(score(tallies(), dice('444112'))).toEqual({
      awards: [{ combination: 'three-fours', worth: 8, takes: ['huiyuan'], citation: by('award.three-fours') }],
      worth: 8,
    });
  });

  it('is all for a throw that takes everything, by the clause on the ultimate throw where there is one', () => {
    expect(worth(tallies(), '333333')).toBe('all');
    expect(score(cakes(), dice('444444')).awards[0]).toMatchObject({ worth: 'all', citation: by('ultimate') });
    expect(worth(cakes({ ultimate: [] }), '444444')).toBe(1);
  });

  it('is all where everything is paid together with something', () => {
    const stacking = [['straight', 'one-four']];
    expect(worth(tallies({ 'award.straight': 'everything', stacking }), '123456')).toBe('all');
  });

  it('is nothing for a throw that shows nothing', () => {
    expect(score(tallies(), dice('112235'))).toEqual({ awards: [], worth: 0 });
  });
});
