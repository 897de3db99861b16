import type { Component } from './components.ts';
import type { Solver } from './solver.ts';

/** How many deals of n cards meld this many cards for this many points. Exact. */
export interface DealCount {
  readonly melded: number;
  readonly score: number;
  readonly count: bigint;
}

/** Points stay below 1000, cards melded below 100: one number keys a polynomial's term. */
type Terms = Map<number, bigint>;

const termKey = (cards: number, value: number): number => cards * 1_000_000 + value;

function chooseBig(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** All counts of one component: how many ways to hold them, how many cards they are, what they are worth. */
function termsOf(component: Component): Terms {
  const terms: Terms = new Map();
  component.value.forEach((value, index) => {
    let cards = 0;
    let ways = 1n;
    component.copies.forEach((copies, i) => {
      const held = Math.floor(index / (component.strides[i] as number)) % (copies + 1);
      cards += held;
      ways *= chooseBig(copies, held);
    });
    const at = termKey(cards, value);
    terms.set(at, (terms.get(at) ?? 0n) + ways);
  });
  return terms;
}

function multiply(a: Terms, b: Terms, most: number): Terms {
  const product: Terms = new Map();
  for (const [left, leftWays] of a)
    for (const [right, rightWays] of b) {
      const at = left + right;
      if (at >= termKey(most + 1, 0)) continue;
      product.set(at, (product.get(at) ?? 0n) + leftWays * rightWays);
    }
  return product;
}

/**
 * The exact distribution of (cards melded, points) over every deal of `size` cards: components are independent, so
 * their generating polynomials multiply.
 */
export function dealDistribution(solver: Solver, size: number): readonly DealCount[] {
  const product = solver.components.map(termsOf).reduce((sum, terms) => multiply(sum, terms, size), new Map([[0, 1n]]));
  return [...product]
    .filter(([at]) => Math.floor(at / 1_000_000) === size)
    .map(([at, count]) => ({ melded: Math.floor((at % 1_000_000) / 1000), score: at % 1000, count }))
    .sort((a, b) => b.melded - a.melded || b.score - a.score);
}
