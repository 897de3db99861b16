import { describe, expect, test } from 'vitest';
import type { FullVariant } from '#contract/records.ts';
import type { Choices } from '#rules/ruleset.ts';
import { formatShare } from '#rules/share.ts';
import { must } from '#rules/testing.ts';
import { realVariants } from '../../sandbox/real-variants.ts';
import { countedEngine } from './accounts.ts';
import { effectsIn, moving } from './effects.ts';
import { ODDS_JOBS } from './jobs.ts';
import type { DistributionName, Odds } from './odds.ts';

const variants = realVariants();
const variantOf = (id: string): FullVariant => variants.get(id)!;
const oddsOf = (id: string, choices = {} as Choices): Odds =>
  must(ODDS_JOBS['odds-of-account']({ variant: variantOf(id), choices }));
const partsOf = ({ distributions }: Odds, name: DistributionName) =>
  distributions.find((one) => one.name === name)?.parts.map(({ key, count }) => [key, Number(count)] as const) ?? [];
const figuresOf = ({ figures }: Odds) =>
  Object.fromEntries(figures.map(({ name, share }) => [name, formatShare(share)]));

/** Counts of data/census/koo-kiew--dobree.hands and daun-tiga--perak.hands, and of the tests of the rules. */
describe('what is counted of an account', () => {
  test('Koo Kiew: 6,216 hands, and the bank’s edge', () => {
    const odds = oddsOf('koo-kiew/dobree');
    expect(odds.distributions.find(({ name }) => name === 'classes')?.outcomes).toBe(6216n);
    expect(partsOf(odds, 'classes').slice(0, 3)).toEqual([
      ['pair', 168],
      ['points-9', 768],
      ['points-8', 864],
    ]);
    expect(partsOf(odds, 'duel')).toEqual([
      ['win', 18605160],
      ['tie', 54600],
      ['lose', 18605160],
    ]);
    expect(figuresOf(odds)).toEqual({ edge: '65/44363' });
  });

  test('Daun Tiga in Perak: the edge on two stakes comes first', () => {
    const { figures } = oddsOf('daun-tiga/perak');
    expect(figures.map(({ name, share }) => [name, formatShare(share)])).toEqual([
      ['edge-both', '2246519/25448150'],
      ['edge', '0'],
      ['edge-second', '2246519/12724075'],
    ]);
  });

  test('Zhuangyuan Chou: 375 throws show four 4s, and every throw takes one prize or none', () => {
    const odds = oddsOf('zhuangyuan/culin');
    expect(partsOf(odds, 'combinations')).toContainEqual(['four-fours', 375]);
    const prizes = partsOf(odds, 'prizes').reduce((sum, [, count]) => sum + count, 0);
    const nothing = partsOf(odds, 'combinations').find(([key]) => key === 'none')?.[1] ?? 0;
    expect(prizes + nothing).toBe(6 ** 6);
  });

  test('Bo Bing has no worth, only chances', () => {
    expect(Object.keys(figuresOf(oddsOf('bo-bing/xiamen')))).toEqual(['pays', 'top']);
  });

  test('Coan Kî: the 36 throws of two dice', () => {
    expect(partsOf(oddsOf('coan-ki/hyde'), 'throws')).toEqual([
      ['double-one', 1],
      ['doublet', 5],
      ['joined', 10],
      ['single', 20],
    ]);
  });

  test('four-colour cards: a single card melds where it is a general or a joker', () => {
    const deal = { variant: variantOf('four-colour/usenet'), choices: {} as Choices, cards: 1 };
    expect(figuresOf(must(ODDS_JOBS['odds-of-deal'](deal)))['whole']).toBe('7/39');
  });

  test('four-colour cards: every deal of 21 cards by what melds', () => {
    const odds = oddsOf('four-colour/usenet');
    const whole = odds.figures.find(({ name }) => name === 'whole')!.share;
    expect(Number(whole.num) / Number(whole.den)).toBeCloseTo(0.0000942876, 10);
    for (const { outcomes, parts } of odds.distributions)
      expect(parts.reduce((sum, { count }) => sum + (count ?? 0n), 0n)).toBe(outcomes);
  });

  test('a game to a limit: the edge by when the player stops, the least of them first', () => {
    const { figures, distributions } = oddsOf('singapore-tiles/after-blackjack');
    const policies = distributions.find(({ name }) => name === 'policies')?.parts ?? [];
    expect(policies.map(({ key }) => Number(key))).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(formatShare(policies[4]!.share)).toBe('9622338220753/111270711552000');
    const edges = policies.map(({ share }) => Number(share.num) / Number(share.den));
    const { name, share } = figures[0]!;
    expect([name, Number(share.num) / Number(share.den)]).toEqual(['edge-best', Math.min(...edges)]);
  });

  test('readings that leave no such game are said to', () => {
    const choices = { nowhere: 'nothing' } as unknown as Choices;
    const odds = ODDS_JOBS['odds-of-account']({ variant: variantOf('koo-kiew/dobree'), choices });
    expect(odds.kind === 'failed' && odds.error.kind).toBe('bad-ruleset');
  });
});

test('a hand known takes its cards out of every other hand', () => {
  const known = { player: [1, 2].map(() => ({ rank: 'K', suit: 'Y' })), seen: [{ rank: 'K', suit: 'Y' }] };
  const odds = ODDS_JOBS['odds-of-duel']({ variant: variantOf('koo-kiew/dobree'), choices: {}, known });
  expect(partsOf(must(odds), 'duel')).toEqual([
    ['win', 5886],
    ['tie', 0],
    ['lose', 0],
  ]);
});

test('the readings that move the edge, and by how much', () => {
  const variant = variantOf('koo-kiew/dobree');
  const effects = effectsIn(variant, ODDS_JOBS['odds-of-readings']({ variant, choices: {} }));
  const moved = moving(effects).map(({ clause, reading, change }) => [clause.id, reading.id, formatShare(change!)]);
  expect(moved.map(([clause, reading]) => `${clause} ${reading}`)).toEqual([
    'tie-break highest-only',
    'tie-break colour-only',
    'payment double',
  ]);
  // 1061/221815 − 65/44363
  expect(moved[0]?.[2]).toBe('736/221815');
});

test('every account of every counted engine is counted', () => {
  const counted = [...variants.values()].filter(({ engine }) => countedEngine(engine));
  const failed = ODDS_JOBS['odds-of-accounts']({ variants: counted }).filter(({ odds }) => odds.kind === 'failed');
  expect(failed).toEqual([]);
}, 60_000);
