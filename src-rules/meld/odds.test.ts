import { describe, expect, it } from 'vitest';
import { tableOf } from './claims.ts';
import { countKinds, KINDS, type Kind } from './deck.ts';
import { meldRules } from './fixtures.ts';
import { handMaker } from './hands.ts';
import { dealDistribution, type DealCount } from './odds.ts';
import { meldedIn, pointsIn } from './solver.ts';

const total = (rows: readonly DealCount[]): bigint => rows.reduce((sum, { count }) => sum + count, 0n);
const choose = (n: number, k: number): bigint =>
  Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * BigInt(n - i)) / BigInt(i + 1), 1n);

describe('the exact distribution of the best partition', () => {
  it.each([
    [112, 0, 21],
    [117, 5, 21],
    [117, 5, 20],
    [120, 8, 21],
  ])('counts every deal from %i cards once', (cards, jokers, size) => {
    const { solver } = tableOf(meldRules({ deck: { packs: 1, jokers } }));
    expect(total(dealDistribution(solver, size))).toBe(choose(cards, size));
  });

  it('agrees with counting the deals of three cards one by one', () => {
    const { deck, solver } = tableOf(meldRules());
    const counted = new Map<string, bigint>();
    const count = (hand: readonly Kind[], from: Kind): void => {
      if (hand.length === 3) {
        const counts = countKinds(hand);
        const value = solver.value(counts);
        const ways = counts.reduce((all, held, kind) => all * choose(deck[kind]!, held), 1n);
        const key = `${meldedIn(value)} ${pointsIn(value)}`;
        counted.set(key, (counted.get(key) ?? 0n) + ways);
        return;
      }
      for (let kind = from; kind < KINDS; kind++) count([...hand, kind], kind);
    };
    count([], 0);
    const exact = dealDistribution(solver, 3).map(
      ({ melded, score, count: ways }) => [`${melded} ${score}`, ways] as const,
    );
    expect(new Map(exact)).toEqual(counted);
  });

  it('gives the chance of 21 cards of 112 being all melds as worked out by other means', () => {
    const { solver } = tableOf(meldRules({ deck: { packs: 1, jokers: 0 } }));
    const rows = dealDistribution(solver, 21);
    const whole = total(rows.filter(({ melded }) => melded === 21));
    expect(Number((whole * 10n ** 16n) / total(rows)) / 1e16).toBeCloseTo(0.0000948389, 10);
  });

  it('agrees with 40,000 dealt hands within four standard errors', () => {
    const { deck, solver } = tableOf(meldRules());
    const rows = dealDistribution(solver, 21);
    const share = (row: DealCount): number => Number((row.count * 10n ** 15n) / total(rows)) / 1e15;
    const mean = rows.reduce((sum, row) => sum + row.melded * share(row), 0);
    const variance = rows.reduce((sum, row) => sum + (row.melded - mean) ** 2 * share(row), 0);
    const hands = handMaker(deck, 'dealt');
    const dealt = 40_000;
    let sum = 0;
    for (let n = 0; n < dealt; n++) sum += meldedIn(solver.value(countKinds(hands.random(21))));
    expect(Math.abs(sum / dealt - mean)).toBeLessThan(4 * Math.sqrt(variance / dealt));
  });
});
