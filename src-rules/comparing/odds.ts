import type { Card, CardKind, Deck } from './deck.ts';
import { judge, type Judged, type Rules } from './judge.ts';
import { settle } from './settle.ts';

/** Hands no rule of the account can tell apart, counted together. */
export interface HandType {
  readonly cards: readonly Card[];
  readonly judged: Judged;
  /** How many hands of the whole deck are of this type. */
  readonly ways: number;
  /** Kinds of card by place in the grouped deck, with how many of each. */
  readonly uses: readonly (readonly [kind: number, count: number])[];
}

export interface HandCounts {
  readonly outcomes: number;
  readonly categories: readonly { readonly category: string; readonly count: number }[];
  readonly points: readonly { readonly points: number; readonly count: number }[];
}

/** Player against banker over every deal of two hands. Edges are the banker's gain per unit staked, as count / outcomes. */
export interface DuelCounts {
  readonly outcomes: number;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  readonly bankerGain: readonly [first: number, second: number];
}

export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return k < 0 || k > n ? 0 : Math.round(ways);
}

/** Whether the account ever looks at suits; if not, cards of one rank are counted as one kind. */
export function suitsMatter({ options }: Rules): boolean {
  return options['tie-break'] !== 'none' || options.classes.some((one) => one.class === 'pair');
}

function groupedKinds(rules: Rules, deck: Deck): readonly CardKind[] {
  if (suitsMatter(rules)) return deck.kinds;
  const copies = new Map<string, number>();
  for (const kind of deck.kinds) copies.set(kind.rank, (copies.get(kind.rank) ?? 0) + kind.copies);
  return [...copies].map(([rank, count]) => ({ rank, suit: '', copies: count }));
}

/** Every type of hand the deck can deal, judged once. */
export function handTypes(rules: Rules, deck: Deck = rules.options.deck): readonly HandType[] {
  const kinds = groupedKinds(rules, deck);
  const types: HandType[] = [];
  const build = (from: number, left: number, uses: (readonly [number, number])[], ways: number): void => {
    if (left === 0) {
      const cards = uses.flatMap(([at, count]) => Array.from({ length: count }, () => kinds[at] as CardKind));
      types.push({ cards, judged: judge(rules, cards), ways, uses: [...uses] });
      return;
    }
    const kind = kinds[from];
    if (!kind) return;
    for (let count = Math.min(left, kind.copies); count > 0; count--) {
      uses.push([from, count]);
      build(from + 1, left - count, uses, ways * choose(kind.copies, count));
      uses.pop();
    }
    build(from + 1, left, uses, ways);
  };
  build(0, rules.options['hand-size'], [], 1);
  return types;
}

/** Exact counts of every category and point total over all hands. */
export function countHands(types: readonly HandType[]): HandCounts {
  const categories = new Map<string, number>();
  const points = new Map<number, number>();
  let outcomes = 0;
  for (const { judged, ways } of types) {
    outcomes += ways;
    categories.set(judged.category, (categories.get(judged.category) ?? 0) + ways);
    points.set(judged.points, (points.get(judged.points) ?? 0) + ways);
  }
  const best = new Map<string, number>();
  for (const { judged } of types) best.set(judged.category, Math.max(best.get(judged.category) ?? -1, judged.strength));
  return {
    outcomes,
    categories: [...categories]
      .sort(([a], [b]) => (best.get(b) ?? 0) - (best.get(a) ?? 0))
      .map(([category, count]) => ({ category, count })),
    points: [...points].sort(([a], [b]) => a - b).map(([value, count]) => ({ points: value, count })),
  };
}

/** The deck without some cards, for odds with a hand known. */
export function without(deck: Deck, cards: readonly Card[]): Deck {
  const kinds = deck.kinds.map((kind) => ({ ...kind }));
  for (const card of cards) {
    const kind = kinds.find(
      (one) => one.copies > 0 && one.rank === card.rank && (card.suit === '' || one.suit === card.suit),
    );
    if (!kind) throw new Error(`${card.rank}${card.suit} is not in the deck`);
    kind.copies -= 1;
  }
  return { ...deck, kinds: kinds.filter((kind) => kind.copies > 0) };
}

/** Player against banker, neither hand known: every pair of disjoint hands, counted with the cards the first removes. */
export function countDuels(rules: Rules, deck: Deck = rules.options.deck): DuelCounts {
  const copies = groupedKinds(rules, deck).map((kind) => kind.copies);
  const types = handTypes(rules, deck);
  const sum = new DuelSum();
  const left = [...copies];
  for (const player of types) {
    for (const [kind, count] of player.uses) left[kind] = (left[kind] ?? 0) - count;
    for (const banker of types) {
      let ways = player.ways;
      for (const [kind, count] of banker.uses) ways *= choose(left[kind] ?? 0, count);
      if (ways > 0) sum.add(rules, player.judged, banker.judged, ways);
    }
    for (const [kind, count] of player.uses) left[kind] = (left[kind] ?? 0) + count;
  }
  return sum.counts();
}

/** A known player's hand against every hand the banker may hold from the rest of the deck. */
export function countAgainst(rules: Rules, hand: readonly Card[], deck: Deck = rules.options.deck): DuelCounts {
  const player = judge(rules, hand);
  const sum = new DuelSum();
  for (const banker of handTypes(rules, without(deck, hand))) sum.add(rules, player, banker.judged, banker.ways);
  return sum.counts();
}

/** Running totals; mutable because a duel count visits hundreds of thousands of pairs. */
class DuelSum {
  #outcomes = 0;
  #win = 0;
  #tie = 0;
  #first = 0;
  #second = 0;

  add(rules: Rules, player: Judged, banker: Judged, ways: number): void {
    this.#outcomes += ways;
    if (player.strength > banker.strength) this.#win += ways;
    if (player.strength === banker.strength) this.#tie += ways;
    const [first, second] = settle(rules, player, banker, [1, 1]);
    this.#first -= ways * (first?.amount ?? 0);
    this.#second -= ways * (second?.amount ?? 0);
  }

  counts(): DuelCounts {
    return {
      outcomes: this.#outcomes,
      win: this.#win,
      tie: this.#tie,
      lose: this.#outcomes - this.#win - this.#tie,
      bankerGain: [this.#first, this.#second],
    };
  }
}
