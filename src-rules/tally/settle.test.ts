import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFraction, fraction, negate, sum, ZERO, add, type Fraction } from '../fraction.ts';
import { must, mustFail } from '../testing.ts';
import { by, cakes, tallies } from './fixtures.ts';
import { EXACT_UP_TO, fewestPayments, proportionalPayments, type Payment } from './payments.ts';
import { settle, type Settlement } from './settle.ts';

type AgainstAverage = Extract<Settlement, { kind: 'against-average' }>;
function againstAverage(points: readonly number[], changes = {}): AgainstAverage {
  const settlement = must(settle(points, null, tallies(changes)));
  if (settlement.kind !== 'against-average') throw new Error(settlement.kind);
  return settlement;
}
const written = (amounts: readonly Fraction[]): string[] => amounts.map(formatFraction);
const listed = (payments: readonly Payment[]): string[] =>
  payments.map(({ from, to, amount }) => `${from}>${to} ${formatFraction(amount)}`);

/** What each player has after the payments, beginning with nothing. */
function balances(players: number, payments: readonly Payment[]): Fraction[] {
  return Array.from({ length: players }, (_, seat) =>
    sum(payments.flatMap(({ from, to, amount }) => (to === seat ? [amount] : from === seat ? [negate(amount)] : []))),
  );
}

/** The least number of payments by trying every way to split the players into groups that are even. */
function leastPayments(nets: readonly number[]): number {
  const [first, ...others] = nets;
  if (first === undefined) return 0;
  if (first === 0) return leastPayments(others);
  let least = Infinity;
  for (let chosen = 0; chosen < 2 ** others.length; chosen++) {
    const group = others.filter((_, at) => chosen & (1 << at));
    if (first + group.reduce((total, one) => total + one, 0) !== 0) continue;
    least = Math.min(least, group.length + leastPayments(others.filter((_, at) => !(chosen & (1 << at)))));
  }
  return least;
}

/** Nets of up to so many players that sum to zero, small so that groups of them often do. */
const netsOf = (players: number) =>
  fc
    .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: players - 1 })
    .map((nets) => [...nets, -nets.reduce((total, one) => total + one, 0)]);

describe('settling against the average', () => {
  it('pays everybody what he is above it, in exact fractions', () => {
    const { average, nets, payments } = againstAverage([80, 50, 30, 20, 12]);
    expect(formatFraction(average)).toBe('192/5');
    expect(written(nets)).toEqual(['208/5', '58/5', '-42/5', '-92/5', '-132/5']);
    expect(balances(5, payments)).toEqual(nets);
    expect(payments).toHaveLength(4);
  });

  it('neither charges nor pays a player exactly at the average', () => {
    expect(listed(againstAverage([58, 48, 38, 48]).payments)).toEqual(['2>0 10']);
  });

  it('scales the stakes by the number of players', () => {
    expect(written(againstAverage([80, 50, 30, 20, 12], { fractions: 'scaled' }).nets)).toEqual([
      ...['208', '58', '-42', '-92', '-132'],
    ]);
  });

  it('rounds what losers pay down, shares it out, and gives the highest the rest', () => {
    const nets = written(againstAverage([80, 50, 30, 20, 12], { fractions: 'rounded' }).nets);
    // Paid 8 + 18 + 26 = 52; shares 52·208/266 = 40.66 and 52·58/266 = 11.34; one is left over.
    expect(nets).toEqual(['41', '11', '-8', '-18', '-26']);
    expect(written(againstAverage([12, 50, 30, 20, 80], { fractions: 'rounded' }).nets)).toEqual([
      ...['-26', '11', '-8', '-18', '41'],
    ]);
  });

  it('leaves a whole average alone however fractions are settled', () => {
    const points = [60, 50, 42, 40];
    expect(againstAverage(points, { fractions: 'scaled' }).nets).toEqual(againstAverage(points).nets);
  });

  it('shares in proportion where the rules say so', () => {
    const { payments } = againstAverage([58, 68, 36, 30], { sharing: 'proportional' });
    expect(listed(payments)).toEqual(['2>0 4', '2>1 8', '3>0 6', '3>1 12']);
  });

  it('cites its three clauses', () => {
    const { citation, fractions, sharing } = againstAverage([58, 48, 38, 48]);
    expect([citation, fractions, sharing]).toEqual([by('settlement'), by('fractions'), by('sharing')]);
  });

  it('refuses points that are not those of the stock', () => {
    expect(mustFail(settle([100, 100], null, tallies()))).toEqual({
      kind: 'points-do-not-add-up',
      found: 200,
      expected: 192,
      citation: by('stock'),
    });
  });
});

describe('the other settlements', () => {
  it('names everybody who has the most points', () => {
    expect(must(settle([70, 52, 70], null, tallies({ settlement: 'most-points' })))).toMatchObject({ winners: [0, 2] });
  });

  it('names who holds the first prize', () => {
    expect(must(settle([60, 3], 1, cakes()))).toMatchObject({ kind: 'title', winner: 1 });
    expect(must(settle([60, 3], null, cakes()))).toMatchObject({ winner: null });
  });
});

describe('laws of payments', () => {
  it('the fewest payments bring everybody his net', () => {
    fc.assert(
      fc.property(netsOf(9), (nets) => {
        const exact = nets.map((net) => fraction(net));
        expect(balances(nets.length, fewestPayments(exact))).toEqual(exact);
      }),
    );
  });

  it('no other way needs fewer payments', () => {
    fc.assert(
      fc.property(netsOf(7), (nets) => {
        expect(fewestPayments(nets.map((net) => fraction(net, 7)))).toHaveLength(leastPayments(nets));
      }),
    );
  });

  it('beyond the exact method everybody still gets his net, in fewer payments than players', () => {
    const nets = Array.from({ length: EXACT_UP_TO + 4 }, (_, seat) => fraction(seat % 2 ? seat : -seat - 1));
    const payments = fewestPayments(nets);
    expect(balances(nets.length, payments)).toEqual(nets);
    expect(payments.length).toBeLessThan(nets.length);
  });

  it('proportional payments bring everybody his net', () => {
    fc.assert(
      fc.property(netsOf(8), (nets) => {
        const exact = nets.map((net) => fraction(net));
        expect(balances(nets.length, proportionalPayments(exact))).toEqual(exact);
      }),
    );
  });

  it.each(['exact', 'scaled', 'rounded'])('the nets sum to zero when fractions are %s', (fractions) => {
    const points = fc
      .array(fc.nat(20), { minLength: 2, maxLength: 7 })
      .map((some) => [...some, 192 - some.reduce((total, one) => total + one, 0)]);
    fc.assert(
      fc.property(points, (all) => {
        const { nets } = againstAverage(all, { fractions });
        expect(nets.reduce(add, ZERO)).toEqual(ZERO);
      }),
    );
  });
});
