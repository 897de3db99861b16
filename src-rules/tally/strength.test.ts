import { describe, expect, it } from 'vitest';
import { cakes, dice, tallies } from './fixtures.ts';
import { ruleOn } from './ruling.ts';
import type { Rules } from './rules.ts';
import { compareFeats, type Feat } from './strength.ts';

function feat(rules: Rules, text: string): Feat {
  const [best] = ruleOn(dice(text), rules).awards;
  if (!best) throw new Error(`${text} shows nothing`);
  return { combination: best.combination, dice: dice(text) };
}
const compare = (rules: Rules, a: string, b: string): number =>
  Math.sign(compareFeats(feat(rules, a), feat(rules, b), rules));

describe('of two throws', () => {
  it.each([
    ['444444', '111111'],
    ['111111', '222222'],
    ['222222', '444441'],
    ['444441', '666665'],
    ['111112', '444466'],
  ])('%s is higher than %s', (a, b) => {
    const rules = cakes({ 'award.gold-flower': 'none', ultimate: [] });
    expect([compare(rules, a, b), compare(rules, b, a)]).toEqual([1, -1]);
  });

  const ties: [string, Readonly<Record<string, unknown>>, string, string, number][] = [
    ['four fours by the sum', { 'ties.four-fours': 'sum' }, '444463', '444455', -1],
    ['four fours by the higher die', { 'ties.four-fours': 'higher-die' }, '444463', '444455', 1],
    ['four fours by the lower die next', { 'ties.four-fours': 'higher-die' }, '444463', '444462', 1],
    ['four fours equal', { 'ties.four-fours': 'equal' }, '444463', '444455', 0],
    ['an equal sum', { 'ties.four-fours': 'sum' }, '444462', '444453', 0],
    ['five fours by the loose die', { 'ties.five-fours': 'loose-die' }, '444446', '444445', 1],
    ['five fours equal', { 'ties.five-fours': 'equal' }, '444446', '444445', 0],
    ['five alike by the loose die', { 'ties.five-alike': 'loose-die' }, '222226', '333331', 1],
    ['five alike by the face next', { 'ties.five-alike': 'loose-die' }, '222226', '333336', -1],
    ['five alike by the face', { 'ties.five-alike': 'face' }, '222226', '333331', -1],
    ['five alike by the loose die next', { 'ties.five-alike': 'face' }, '222226', '222221', 1],
    ['five alike equal', { 'ties.five-alike': 'equal' }, '222226', '333331', 0],
    ['six alike equal', {}, '222222', '333333', 0],
    ['six alike in order', { 'six-alike-order': [4, 5, 2, 6, 3, 1] }, '222222', '666666', 1],
  ];
  it.each(ties)('%s', (_, changes, a, b, sign) => {
    expect([compare(cakes(changes), a, b), compare(cakes(changes), b, a)]).toEqual([sign, -sign + 0]);
  });

  it('those that tallies are won by are equal within their combination', () => {
    expect(compare(tallies(), '444461', '444455')).toBe(0);
    expect(compare(tallies(), '222226', '333331')).toBe(0);
  });

  it('those that order does not name rank below those it names', () => {
    expect(compare(tallies(), '222211', '444112')).toBe(1);
  });
});
