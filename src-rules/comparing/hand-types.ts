import type { Card, CardKind, Deck, Hand } from './deck.ts';
import { suitsMatter } from './hand.ts';
import { judge, type Judged, type Rules } from './judge.ts';

/** Hands no rule of the account can tell apart, counted together. */
export interface HandType {
  readonly cards: Hand;
  readonly judged: Judged;
  /** How many hands of the whole deck are of this type. */
  readonly ways: number;
  /** Places in the grouped deck, with how many cards of each. */
  readonly uses: readonly Use[];
}
export type Use = readonly [kind: number, count: number];

export interface HandCounts {
  readonly outcomes: number;
  /** Best first. */
  readonly categories: readonly { readonly category: string; readonly count: number }[];
  readonly points: readonly { readonly points: number; readonly count: number }[];
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The deck as the account sees it: where it never looks at suits, all cards of a rank are of one kind. */
export function groupedKinds(rules: Rules, deck: Deck): readonly CardKind[] {
  if (suitsMatter(rules)) return deck.kinds;
  const copies = new Map<string, number>();
  for (const kind of deck.kinds) copies.set(kind.rank, (copies.get(kind.rank) ?? 0) + kind.copies);
  return [...copies].map(([rank, count]) => ({ rank, suit: '', copies: count }));
}

/** Every type of hand the deck can deal, judged once. */
export function handTypes(rules: Rules, deck: Deck = rules.options.deck): readonly HandType[] {
  const kinds = groupedKinds(rules, deck);
  return selections(
    kinds.map((kind) => kind.copies),
    rules.options['hand-size'],
  ).map((uses) => {
    const cards = uses.flatMap(([at, count]) => Array.from({ length: count }, () => kinds[at] as Card));
    const ways = uses.reduce((product, [at, count]) => product * choose(kinds[at]?.copies ?? 0, count), 1);
    return { cards, judged: judge(rules, cards), ways, uses };
  });
}

/** Every way to take `size` pieces from kinds with so many copies. */
function selections(copies: readonly number[], size: number, from = 0): readonly (readonly Use[])[] {
  if (size === 0) return [[]];
  const found: (readonly Use[])[] = [];
  for (let kind = from; kind < copies.length; kind++)
    for (let count = Math.min(size, copies[kind] ?? 0); count > 0; count--)
      for (const others of selections(copies, size - count, kind + 1)) found.push([[kind, count], ...others]);
  return found;
}

/** Exact counts of every category and point total over all hands. */
export function countHands(types: readonly HandType[]): HandCounts {
  const categories = new Map<string, { count: number; best: number }>();
  const points = new Map<number, number>();
  let outcomes = 0;
  for (const { judged, ways } of types) {
    const { category, strength } = judged;
    const known = categories.get(category) ?? { count: 0, best: strength };
    categories.set(category, { count: known.count + ways, best: Math.max(known.best, strength) });
    points.set(judged.points, (points.get(judged.points) ?? 0) + ways);
    outcomes += ways;
  }
  return {
    outcomes,
    categories: [...categories]
      .sort(([, a], [, b]) => b.best - a.best)
      .map(([category, { count }]) => ({ category, count })),
    points: [...points].sort(([a], [b]) => a - b).map(([value, count]) => ({ points: value, count })),
  };
}
