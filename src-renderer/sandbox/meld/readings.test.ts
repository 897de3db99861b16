import { expect, test } from 'vitest';
import type { Sandbox } from '#contract/sandbox.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { botGame } from '#rules/meld/fixtures.ts';
import { must } from '#rules/testing.ts';
import { compile } from '#rules/ruleset.ts';
import { realVariants } from '../real-variants.ts';
import { judgeUnder, otherReadings } from './readings.ts';

const variant = realVariants().get('four-colour/usenet');
if (!variant) throw new Error('the account is not in the collection');
const rules = must(compile(MELD_OPTIONS, variant, {}, 'preferred'));
const { start, acts, end } = botGame(rules, ['steady', 'steady', 'steady', 'steady'], 'readings');
const game = { frozen: variant, choices: {} } as Pick<Sandbox, 'frozen' | 'choices'>;
const others = otherReadings(variant, {});
const under = (clause: string, reading: string) => {
  const other = others.find((one) => one.clause === clause && one.reading === reading);
  return other && judgeUnder(game, {}, other, start, acts);
};

test('lists every reading but those in force', () => {
  expect(others.filter(({ clause }) => clause === 'deck').map(({ reading }) => reading)).toEqual([
    'eight-jokers',
    'no-jokers',
    'two-packs',
  ]);
  const [first] = others;
  if (!first) throw new Error('no clause has a second reading');
  expect(otherReadings(variant, { [first.clause]: first.reading })).not.toContainEqual(first);
});

test('a reading that forbids nothing lets every move stand', () => {
  expect(under('partition', 'declared')).toEqual({
    balances: end.balances,
    played: acts.length,
    stop: { kind: 'finished' },
  });
});

test('a pack that lacks the cards stops at the deal and says why', () => {
  const judged = under('deck', 'no-jokers');
  expect(judged?.played).toBe(0);
  expect(judged?.stop).toMatchObject({ kind: 'refused', refusal: { kind: 'too-many-copies' } });
});
