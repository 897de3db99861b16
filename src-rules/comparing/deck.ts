import { failed, ok, type Result } from '../result.ts';

/** How the pieces of a deck look; the rules see only ranks and suits. */
export const FACES = ['playing-cards', 'four-colour', 'mahjong', 'singapore-tiles'] as const;
export type Faces = (typeof FACES)[number];

/** A piece as the rules see it. `suit` is empty where the deck has none. */
export interface Card {
  readonly rank: string;
  readonly suit: string;
}

export interface CardKind extends Card {
  readonly copies: number;
}

/** What a deck is made of: every kind of piece with its number of copies. */
export interface Deck {
  readonly faces: Faces;
  readonly kinds: readonly CardKind[];
}

export const FRENCH_RANKS = 'A23456789TJQK';
export const CHESS_RANKS = 'KAERHCP';
export const COURTS: readonly string[] = ['J', 'Q', 'K'];

export const sizeOf = (deck: Deck): number => deck.kinds.reduce((sum, kind) => sum + kind.copies, 0);

const same = (a: Card, b: Card): boolean => a.rank === b.rank && a.suit === b.suit;

export type HandError =
  | { readonly kind: 'unreadable-card'; readonly card: string }
  | { readonly kind: 'unknown-card'; readonly card: string }
  | { readonly kind: 'too-many-copies'; readonly card: string; readonly copies: number }
  | { readonly kind: 'wrong-size'; readonly size: number; readonly expected: number };

/** The usual letters: colour before rank for four-colour cards (`YK`), rank before an optional suit for the others (`TS`, `T`). */
export function makeCard(faces: Faces, card: Card): string {
  return faces === 'four-colour' ? card.suit + card.rank : card.rank + card.suit;
}

/** Reads cards in the usual letters, blank- or comma-separated, `WR*3` for three of one kind. */
export function parseCards(deck: Deck, text: string): Result<readonly Card[], HandError> {
  const cards: Card[] = [];
  for (const word of text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const match = /^([A-Z0-9]{1,3})(?:\*([1-9]\d?))?$/.exec(word);
    if (!match?.[1]) return failed({ kind: 'unreadable-card', card: word });
    const card = readCard(deck.faces, match[1]);
    if (!deck.kinds.some((kind) => matches(kind, card))) return failed({ kind: 'unknown-card', card: word });
    for (let n = Number(match[2] ?? 1); n > 0; n--) cards.push(card);
  }
  const surplus = findSurplus(deck, cards);
  return surplus ? failed(surplus) : ok(cards);
}

function readCard(faces: Faces, word: string): Card {
  if (faces === 'four-colour') return { suit: word.slice(0, 1), rank: word.slice(1) };
  const letters = word.replace(/^10/, 'T');
  return { rank: letters.slice(0, 1), suit: letters.slice(1) };
}

/** A card without a suit stands for any card of its rank. */
const matches = (kind: Card, card: Card): boolean =>
  kind.rank === card.rank && (card.suit === '' || kind.suit === card.suit);

function findSurplus(deck: Deck, cards: readonly Card[]): HandError | undefined {
  for (const card of cards) {
    const copies = deck.kinds.filter((kind) => matches(kind, card)).reduce((sum, kind) => sum + kind.copies, 0);
    const held = cards.filter((one) => (card.suit === '' ? one.rank === card.rank : same(one, card))).length;
    if (held > copies) return { kind: 'too-many-copies', card: makeCard(deck.faces, card), copies };
  }
  return undefined;
}

/** Reads one hand of exactly `size` cards. */
export function parseHand(deck: Deck, size: number, text: string): Result<readonly Card[], HandError> {
  const cards = parseCards(deck, text);
  if (cards.kind === 'failed' || cards.value.length === size) return cards;
  return failed({ kind: 'wrong-size', size: cards.value.length, expected: size });
}

/** Every piece of a deck, kind by kind. */
export function piecesOf(deck: Deck): readonly Card[] {
  return deck.kinds.flatMap(({ rank, suit, copies }) => Array.from({ length: copies }, () => ({ rank, suit })));
}
