import { describe, expect, test } from 'vitest';
import type { PassageId } from '../citation.ts';
import { toNumber } from '../share.ts';
import { must, mustFail } from '../testing.ts';
import { compile } from '../ruleset.ts';
import { compareHands } from './compare.ts';
import { DISTRIBUTIONS } from './distribution.ts';
import { compareSets, type Finding } from './fits.ts';
import { hand } from './fixtures.ts';
import { FAMILIES, rulesOfHypothesis, variantOfHypothesis, type Hypothesis } from './hypothesis.ts';
import { measure } from './measure.ts';
import { COMPARING_OPTIONS } from './options.ts';
import { parseHypothesis } from './parse-hypothesis.ts';

const guess = (family: Hypothesis['family'], changes: Partial<Hypothesis> = {}): Hypothesis => ({
  family,
  values: { T: 10, J: 0, Q: 0, K: 0 },
  tie: 'push',
  colours: false,
  seats: 8,
  limit: { total: 21, bankerStands: 17, highAce: 11 },
  ...changes,
});

const measured = (hypothesis: Hypothesis) => {
  const found = measure(hypothesis, DISTRIBUTIONS.found);
  if (!found) throw new Error('the tiles hold two hands');
  return found;
};

function finding<K extends Finding['kind']>(hypothesis: Hypothesis, kind: K) {
  const found = compareSets(hypothesis).findings.find((one): one is Finding & { kind: K } => one.kind === kind);
  if (!found) throw new Error(`nothing is found on ${kind}`);
  return found;
}

describe.each(FAMILIES)('%s', (family) => {
  test.each([false, true])('compiles to rules of conjecture, colours told apart: %s', (colours) => {
    const variant = variantOfHypothesis(guess(family, { colours }), 'mine', ['a#b' as PassageId]);
    expect(compile(COMPARING_OPTIONS, variant, {}, 'ask').kind).toBe('ok');
    expect(variant.id).toBe('singapore-tiles/mine');
    expect(new Set(variant.clauses.map(({ basis }) => basis))).toEqual(new Set(['conjectured']));
    expect(variant.clauses.every(({ passages }) => passages[0] === 'a#b')).toBe(true);
  });

  test('is measured on every set', () => {
    const { known } = compareSets(guess(family));
    for (const set of Object.values(known)) expect(set?.duel.kind).toBe('counted');
  });
});

describe('what the tiles can do', () => {
  test.each([
    ['pairs', 16],
    ['threes', 10],
    ['after-daun-tiga', 10],
    ['after-koo-kiew', 16],
    ['limit', 8],
    ['rank-and-pair', 16],
  ] as const)('%s: %i seats', (family, seats) => {
    expect(measured(guess(family)).seats).toBe(seats);
    expect(finding(guess(family, { seats }), 'seats').fits).toBe(true);
    expect(finding(guess(family, { seats: seats + 1 }), 'seats').fits).toBe(false);
  });

  test('three aces, eights, nines and tens cannot be made; three courts can', () => {
    const { impossible, prized } = measured(guess('after-daun-tiga'));
    expect(impossible).toEqual(['triple-of-A', 'triple-of-8', 'triple-of-9', 'triple-of-T']);
    expect(prized).toHaveLength(11);
    expect(finding(guess('after-daun-tiga'), 'prized-hands').fits).toBe(false);
  });

  test('every pair can be made, unless courts of two colours make none', () => {
    expect(measured(guess('pairs')).impossible).toEqual([]);
    expect(measured(guess('pairs', { colours: true })).impossible).toEqual(['pair-of-K', 'pair-of-Q', 'pair-of-J']);
    expect(finding(guess('pairs'), 'prized-hands').fits).toBe(true);
  });

  test('a family that prizes no hand finds nothing on them', () => {
    expect(compareSets(guess('limit')).findings.map(({ kind }) => kind)).not.toContain('prized-hands');
  });

  test.each([
    ['threes', 4960],
    ['pairs', 496],
  ] as const)('%s: %i hands', (family, hands) => {
    const { hands: counted, pieces } = measured(guess(family));
    expect([counted.outcomes, pieces]).toEqual([hands, 32]);
  });

  test('points that fall evenly have an entropy of one', () => {
    const flat = { ...DISTRIBUTIONS.twos, A: 0 };
    const set = measure(guess('after-koo-kiew', { values: { T: 0, J: 0, Q: 0, K: 0 } }), flat);
    expect(set?.evenness.entropy).toBeLessThan(1);
    const one = measure(guess('rank-and-pair'), DISTRIBUTIONS.found);
    expect(one?.evenness).toEqual({
      entropy: 1,
      most: { points: 0, count: 496 },
      least: { points: 0, count: 496 },
    });
  });

  test('the most and the least frequent points are named', () => {
    const { evenness, hands } = measured(guess('after-daun-tiga'));
    const counts = hands.points.map(({ count }) => count);
    expect([evenness.most.count, evenness.least.count]).toEqual([Math.max(...counts), Math.min(...counts)]);
  });

  test('a set too small for two hands is not measured', () => {
    const none = Object.fromEntries(Object.keys(DISTRIBUTIONS.twos).map((rank) => [rank, 0]));
    const three = { ...none, A: 3 } as unknown as typeof DISTRIBUTIONS.twos;
    expect(measure(guess('pairs'), three)).toBeNull();
    expect(compareSets(guess('pairs'), three).typed).toBeNull();
    expect(compareSets(guess('pairs'), DISTRIBUTIONS.cards).typed?.pieces).toBe(52);
  });

  test('a set that may run out before all stand says so', () => {
    const few = { ...DISTRIBUTIONS.twos, 8: 0, 9: 0, T: 0, J: 0, Q: 0, K: 0, 7: 0, 6: 0 };
    expect(measure(guess('limit'), few)?.duel).toEqual({ kind: 'too-few-pieces', pieces: 10 });
  });
});

describe('findings', () => {
  test('colours are used where they break ties or part pairs', () => {
    expect(finding(guess('threes', { colours: true }), 'colours').fits).toBe(true);
    expect(finding(guess('threes'), 'colours').fits).toBe(false);
    expect(finding(guess('limit', { colours: true }), 'colours').fits).toBe(false);
  });

  test('the letters of the courts are told apart by value or by rank', () => {
    const letters = (hypothesis: Hypothesis) => finding(hypothesis, 'letters').fits;
    expect(letters(guess('after-daun-tiga'))).toBe(false);
    expect(letters(guess('after-daun-tiga', { values: { T: 10, J: 1, Q: 2, K: 3 } }))).toBe(true);
    expect(letters(guess('rank-and-pair'))).toBe(true);
  });

  test('a banker who wins ties gains, one who pays them does not', () => {
    expect(finding(guess('pairs', { tie: 'banker' }), 'bank')).toMatchObject({ fits: true });
    expect(finding(guess('pairs', { tie: 'player' }), 'bank')).toMatchObject({ fits: false });
    expect(toNumber(finding(guess('pairs'), 'bank').edge)).toBe(0);
  });

  test('ties are held against a pack of cards', () => {
    expect(finding(guess('after-daun-tiga'), 'ties').fits).toBe(false);
    expect(finding(guess('after-koo-kiew'), 'ties').fits).toBe(true);
  });

  test('copies are held against two and against three of everything', () => {
    expect(finding(guess('after-daun-tiga'), 'copies').fits).toBe(false);
    const { found, twos, threes, fits } = finding(guess('after-koo-kiew'), 'copies');
    expect([found > twos, found > threes, fits]).toEqual([true, true, true]);
    const between = finding(guess('after-koo-kiew', { values: { T: 5, J: 5, Q: 6, K: 7 } }), 'copies');
    expect([between.found > between.twos, between.found > between.threes, between.fits]).toEqual([false, false, false]);
  });
});

test('red stands above blue, and both above tiles without a colour', () => {
  const rules = rulesOfHypothesis(guess('threes', { colours: true }), DISTRIBUTIONS.found);
  const winner = (first: string, second: string) => compareHands(rules, hand(rules, first), hand(rules, second)).winner;
  expect(winner('JR 2 3', 'KB 2 3')).toBe('first');
  expect(winner('QB A 4', '2 3 A')).toBe('second');
  expect(winner('JB 2 3', 'QB A 4')).toBe('tie');
});

describe('a hypothesis typed in', () => {
  test('is read', () => {
    expect(must(parseHypothesis(guess('threes')))).toEqual(guess('threes'));
  });

  test.each([
    ['family', { family: 'dominoes' }],
    ['values', { values: { T: 10, J: 0, Q: 0, K: 21 } }],
    ['tie', { tie: 'both' }],
    ['colours', { colours: 'red' }],
    ['seats', { seats: 1 }],
    ['limit', { limit: { total: 21 } }],
  ])('a wrong %s is refused by name', (field, change) => {
    expect(mustFail(parseHypothesis({ ...guess('threes'), ...change }))).toContain(`${field}: `);
  });
});
