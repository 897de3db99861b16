import { expect, test } from 'vitest';
import { parseDice } from '#rules/dice/throw.ts';
import { compile } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { realVariants } from '../real-variants.ts';
import { otherRules, scoreByOthers } from './others.ts';

const variants = realVariants();
const emended = variants.get('zhuangyuan/dobree-emended')!;
const compiled = compile(TALLY_OPTIONS, emended, {}, 'preferred');
if (compiled.kind === 'failed') throw new Error(JSON.stringify(compiled.error));
const rules = compiled.value;
const others = otherRules([...variants.values()], emended);

function paidFor(throwText: string) {
  const dice = parseDice(throwText, 6);
  if (dice.kind === 'failed') throw new Error(dice.error.kind);
  const scores = scoreByOthers(others, dice.value, rules);
  return Object.fromEntries(scores.map(({ variant, worth, differs }) => [variant.entry.id, [worth, differs]]));
}

test('lists every tally account but the one played, its own game first', () => {
  const games = others.map(([{ entry }]) => entry.game);
  expect(games).toEqual([...games].sort().reverse());
  expect(others.map(([{ entry }]) => entry.id)).not.toContain('zhuangyuan/dobree-emended');
  expect(others).toHaveLength(7);
});

test('three 4s: sixteen as printed, eight emended, the same rank in cakes', () => {
  expect(paidFor('444123')).toMatchObject({
    'zhuangyuan/dobree': [16, true],
    'zhuangyuan/culin': [8, false],
    'bo-bing/wikipedia': [1, false],
  });
});

test('the same piece with more besides is another prize', () => {
  expect(paidFor('444445')).toMatchObject({ 'zhuangyuan/baidu': [32, true], 'bo-bing/wikipedia': [1, false] });
});

test('two triples earn nothing in Dobree and the second cake in Bo Bing', () => {
  expect(paidFor('111222')).toMatchObject({ 'zhuangyuan/tallies': [16, true], 'bo-bing/wikipedia': [1, true] });
});

test('榜眼 and 探花 are one prize with the second cake', () => {
  expect(paidFor('123456')).toMatchObject({ 'bo-bing/wikipedia': [1, false] });
});
