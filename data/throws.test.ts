import { describe, expect, test } from 'vitest';
import { multisets } from '#rules/dice/enumerate.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { score } from '#rules/tally/score.ts';
import { rulesOf } from './testing.ts';

/**
 * Every throw under every account of the tally games, told apart a second way: the dice in ascending order are matched
 * as text against the rows of the account's own table, the highest row first.
 */
type Row = readonly [combination: string, worth: number | 'all', looks: RegExp];

const alike = (times: number): RegExp => new RegExp(`([12356])\\1{${times - 1}}`, 'u');
const fours = (times: number): RegExp => new RegExp(`^[^4]*4{${times}}[^4]*$`, 'u');
const TUCK = /^(112222|123333|145555|235555|156666|246666|336666)$/u;
const HIGH: Row = ['high-pairs', 16, /^445566$/u];
const LOW: Row = ['low-pairs', 16, /^112233$/u];
const TRIPLES: Row = ['two-triples', 16, /^(.)\1\1(.)\2\2$/u];

const SIX: readonly Row[] = [
  ['six-fours', 'all', fours(6)],
  ['six-alike', 'all', alike(6)],
];
const tallies = (threeFours: number, fiveFours: number, ...sixteens: readonly Row[]): readonly Row[] => [
  ...SIX,
  ['five-fours', fiveFours, fours(5)],
  ['five-alike', 32, alike(5)],
  ['four-fours', 32, fours(4)],
  ['tuck', 32, TUCK],
  ...sixteens,
  ['straight', 16, /^123456$/u],
  ['three-fours', threeFours, fours(3)],
  ['four-alike', 4, alike(4)],
  ['two-fours', 2, fours(2)],
  ['one-four', 1, fours(1)],
];
const FIRST_PRIZE: readonly Row[] = [
  ['six-alike', 1, alike(6)],
  ['five-fours', 1, fours(5)],
  ['five-alike', 1, alike(5)],
  ['four-fours', 1, fours(4)],
];
const LOWER_PRIZES: readonly Row[] = [
  ['straight', 1, /^123456$/u],
  ['four-alike', 1, alike(4)],
  ['three-fours', 1, fours(3)],
  ['two-fours', 1, fours(2)],
  ['one-four', 1, fours(1)],
];
const WIKIPEDIA: readonly Row[] = [
  ['six-fours', 'all', fours(6)],
  ['six-ones', 1, /^1{6}$/u],
  ...FIRST_PRIZE,
  ['two-triples', 1, /^([12356])\1\1([12356])\2\2$/u],
  ...LOWER_PRIZES,
];

const ACCOUNTS: Readonly<Record<string, readonly Row[]>> = {
  'zhuangyuan/dobree': tallies(16, 64, HIGH),
  'zhuangyuan/dobree-emended': tallies(8, 64, HIGH),
  'zhuangyuan/baidu': tallies(16, 32, HIGH, LOW),
  'zhuangyuan/tallies': tallies(8, 64, HIGH, LOW, TRIPLES),
  'zhuangyuan/culin': tallies(8, 32, HIGH, LOW, TRIPLES),
  'bo-bing/wikipedia': WIKIPEDIA,
  'bo-bing/wikipedia-swapped': WIKIPEDIA,
  'bo-bing/xiamen': [['gold-flower', 1, /^114444$/u], ['six-fours', 'all', fours(6)], ...FIRST_PRIZE, ...LOWER_PRIZES],
};

const THROWS = multisets(6).map(({ dice }) => [dice.join(''), dice] as const);

describe.each(Object.entries(ACCOUNTS))('%s', (id, rows) => {
  const rules = rulesOf(TALLY_OPTIONS, id);
  test.each(THROWS)('%s', (text, dice) => {
    const row = rows.find(([, , looks]) => looks.test(text));
    const { awards, worth } = score(rules, dice);
    expect([awards[0]?.combination, worth]).toEqual([row?.[0], row?.[1] ?? 0]);
  });
});
