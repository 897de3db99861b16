import { fraction, type Fraction } from '../fraction.ts';
import { without, type Deck, type Hand } from './deck.ts';
import { fateIndex, fatesOf, type Fates } from './fates.ts';
import { choose, groupedKinds, handTypes, type HandType, type Use } from './hand-types.ts';
import { judge, type Rules } from './judge.ts';

/** Player against banker over every deal of two hands that what is known leaves open. */
export interface DuelCounts {
  readonly outcomes: number;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** What the banker gains over all of them, where every player lays one unit on each stake. */
  readonly bankerGain: { readonly first: number; readonly second: number };
}

/** What is known of a deal before the hands are turned up. */
export interface Known {
  readonly deck?: Deck;
  /** The player's own hand. */
  readonly player?: Hand;
  /** Cards seen elsewhere: neither the player nor the banker can hold them. */
  readonly seen?: Hand;
}

/** The banker's gain for each unit staked: on a single stake, on the second alone, on two equal stakes together. */
export interface Edges {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
}

/** Counts every deal, each card a hand holds missing from the other. */
export function countDuels(rules: Rules, { deck = rules.options.deck, player, seen = [] }: Known = {}): DuelCounts {
  const open = without(deck, seen);
  const copies = groupedKinds(rules, open).map((kind) => kind.copies);
  const bankers = handTypes(rules, open);
  const players = player ? [typeOf(rules, open, player)] : bankers;
  const fates = fatesOf(
    rules,
    [...bankers, ...players].map(({ judged }) => judged),
  );
  return summed(fates, countFates(players, bankers, copies, fates));
}

function typeOf(rules: Rules, deck: Deck, cards: Hand): HandType {
  const kinds = groupedKinds(rules, deck);
  const uses = kinds.flatMap(({ rank, suit }, at): readonly Use[] => {
    const count = cards.filter((card) => card.rank === rank && (suit === '' || card.suit === suit)).length;
    return count > 0 ? [[at, count]] : [];
  });
  return { cards, judged: judge(rules, cards), ways: 1, uses };
}

/** How many deals lead to each fate. The inner loop runs for every pair of types, so it works on flat arrays. */
function countFates(
  players: readonly HandType[],
  bankers: readonly HandType[],
  copies: readonly number[],
  { manners, mannerOf }: Fates,
): Float64Array {
  const counts = new Float64Array(3 * manners * manners);
  const { starts, slots, strengths, mannersOf, most } = flatten(bankers, mannerOf);
  for (const { judged, uses, ways: own } of players) {
    const table = waysLeft(copies, uses, most);
    const manner = mannerOf(judged);
    for (let banker = 0; banker < strengths.length; banker++) {
      let ways = own;
      for (let at = starts[banker]!; at < starts[banker + 1]!; at++) ways *= table[slots[at]!]!;
      const sign = Math.sign(judged.strength - strengths[banker]!);
      counts[fateIndex(manners, sign, manner, mannersOf[banker]!)]! += ways;
    }
  }
  return counts;
}

/** A slot stands for so many cards of one kind; the slots of a hand lie between its start and the next one's. */
function flatten(types: readonly HandType[], mannerOf: Fates['mannerOf']) {
  const most = Math.max(...types.map(({ uses }) => Math.max(...uses.map(([, count]) => count))));
  const starts = [0];
  const slots: number[] = [];
  for (const { uses } of types) {
    for (const [kind, count] of uses) slots.push(kind * (most + 1) + count);
    starts.push(slots.length);
  }
  return {
    most,
    starts: Int32Array.from(starts),
    slots: Int32Array.from(slots),
    strengths: Float64Array.from(types, ({ judged }) => judged.strength),
    mannersOf: Uint8Array.from(types, ({ judged }) => mannerOf(judged)),
  };
}

/** By slot, in how many ways the cards can be had once a hand is gone. */
function waysLeft(copies: readonly number[], gone: readonly Use[], most: number): Float64Array {
  const left = [...copies];
  for (const [kind, count] of gone) left[kind]! -= count;
  const table = new Float64Array(copies.length * (most + 1));
  for (const [kind, held] of left.entries())
    for (let count = 0; count <= most; count++) table[kind * (most + 1) + count] = choose(held, count);
  return table;
}

function summed({ manners, first, second }: Fates, counts: Float64Array): DuelCounts {
  const [lose = 0, tie = 0, win = 0] = [0, 1, 2].map((sign) =>
    counts.subarray(sign * manners ** 2, (sign + 1) * manners ** 2).reduce((sum, count) => sum + count, 0),
  );
  const gain = (paid: Int32Array): number => counts.reduce((sum, count, fate) => sum - count * paid[fate]!, 0) + 0;
  return { outcomes: lose + tie + win, win, tie, lose, bankerGain: { first: gain(first), second: gain(second) } };
}

export function edgesOf({ outcomes, bankerGain: { first, second } }: DuelCounts): Edges {
  return {
    first: fraction(first, outcomes),
    second: fraction(second, outcomes),
    both: fraction(first + second, 2 * outcomes),
  };
}
