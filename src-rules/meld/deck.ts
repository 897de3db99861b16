import { failed, ok, type Result } from '../result.ts';

/** Suits and ranks of the four-colour cards, by the letters of the notation. */
export const SUITS = ['Y', 'R', 'G', 'W'] as const;
export const RANKS = ['K', 'A', 'E', 'R', 'H', 'C', 'P'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A kind of card: suit × 7 + rank, or JOKER. Cards of one kind are not told apart. */
export type Kind = number;
export const JOKER: Kind = 28;
export const KINDS = 29;

export const kindOf = (suit: Suit, rank: Rank): Kind => SUITS.indexOf(suit) * 7 + RANKS.indexOf(rank);
export const isGeneral = (kind: Kind): boolean => kind !== JOKER && kind % 7 === 0;
export const isFootman = (kind: Kind): boolean => kind !== JOKER && kind % 7 === 6;

/** How many cards of each kind a hand or a deck holds; always KINDS long. */
export type Counts = readonly number[];

/** Copies of every kind: `packs` packs of four of a kind, and the jokers. */
export function deckCounts(deck: { readonly packs: number; readonly jokers: number }): Counts {
  return Array.from({ length: KINDS }, (_, kind) => (kind === JOKER ? deck.jokers : 4 * deck.packs));
}

export function countKinds(cards: readonly Kind[]): Counts {
  const counts = new Array<number>(KINDS).fill(0);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export const cardsOf = (counts: Counts): readonly Kind[] =>
  counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind));

export type CardsError =
  | { readonly kind: 'unreadable-card'; readonly card: string }
  | { readonly kind: 'too-many-copies'; readonly card: string; readonly copies: number };

export const makeKind = (kind: Kind): string =>
  kind === JOKER ? 'J' : `${SUITS[Math.floor(kind / 7)] ?? ''}${RANKS[kind % 7] ?? ''}`;

/** `WR*3 WH WC J*2`, kinds in order. */
export function makeCards(cards: readonly Kind[]): string {
  return countKinds(cards)
    .flatMap((count, kind) => (count === 0 ? [] : [makeKind(kind) + (count > 1 ? `*${count}` : '')]))
    .join(' ');
}

function readKind(word: string): Kind | undefined {
  if (word === 'J') return JOKER;
  const suit = SUITS.find((one) => one === word[0]);
  const rank = RANKS.find((one) => one === word[1]);
  return suit && rank && word.length === 2 ? kindOf(suit, rank) : undefined;
}

/** Reads blank- or comma-separated cards, `WR*3` for three of a kind; refuses more copies than the deck holds. */
export function parseKinds(deck: Counts, text: string): Result<readonly Kind[], CardsError> {
  const cards: Kind[] = [];
  for (const word of text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const match = /^([A-Z]{1,2})(?:\*([1-9]\d?))?$/.exec(word);
    const kind = match?.[1] ? readKind(match[1]) : undefined;
    if (kind === undefined) return failed({ kind: 'unreadable-card', card: word });
    for (let n = Number(match?.[2] ?? 1); n > 0; n--) cards.push(kind);
  }
  const counts = countKinds(cards);
  const surplus = counts.findIndex((count, kind) => count > (deck[kind] ?? 0));
  return surplus < 0
    ? ok(cards)
    : failed({ kind: 'too-many-copies', card: makeKind(surplus), copies: deck[surplus] ?? 0 });
}
