/** How the pieces of a deck look; the rules see only ranks and suits. */
export const FACES = ['playing-cards', 'four-colour', 'mahjong', 'singapore-tiles'] as const;
export type Faces = (typeof FACES)[number];

/** A piece as the rules see it. `suit` is empty where the deck has none, or where it was not said. */
export interface Card {
  readonly rank: string;
  readonly suit: string;
}
export type Hand = readonly Card[];

export interface CardKind extends Card {
  readonly copies: number;
}

/** What a deck is made of: every kind of piece with its number of copies. */
export interface Deck {
  readonly faces: Faces;
  readonly kinds: readonly CardKind[];
}

export const COURTS: readonly string[] = ['J', 'Q', 'K'];

export function sizeOf(deck: Deck): number {
  return deck.kinds.reduce((sum, kind) => sum + kind.copies, 0);
}

/** Every piece of a deck, kind by kind. */
export function piecesOf(deck: Deck): Hand {
  return deck.kinds.flatMap(({ rank, suit, copies }) => Array.from({ length: copies }, () => ({ rank, suit })));
}

/** A card whose suit was not said may be any card of its rank. */
export function matches(kind: Card, card: Card): boolean {
  return kind.rank === card.rank && (card.suit === '' || kind.suit === card.suit);
}

/** A card as a deck has it: where it tells no suits of a rank apart, the suit a card was played with is not seen. */
export function asSeen({ kinds }: Deck, card: Card): Card {
  return kinds.some(({ rank, suit }) => rank === card.rank && suit === '') ? { rank: card.rank, suit: '' } : card;
}

/** The first card there are too few copies of, with how many there are. */
export function findSurplus(deck: Deck, cards: Hand): { readonly card: Card; readonly copies: number } | undefined {
  for (const card of cards) {
    const copies = deck.kinds.filter((kind) => matches(kind, card)).reduce((sum, kind) => sum + kind.copies, 0);
    const held = cards.filter((one) => matches(one, card)).length;
    if (held > copies) return { card, copies };
  }
  return undefined;
}

/** Takes hands out of a deck. A card whose suit was not said takes one that no other card needs. */
export function takeOut(deck: Deck, hands: readonly Hand[]): { readonly hands: readonly Hand[]; readonly rest: Deck } {
  const kinds = deck.kinds.map((kind) => ({ ...kind }));
  const take = (card: Card): Card => {
    const kind = kinds.find((one) => one.copies > 0 && matches(one, card));
    if (!kind) throw new Error(`${card.rank}${card.suit} is not in the deck`);
    kind.copies -= 1;
    return { rank: kind.rank, suit: kind.suit };
  };
  const named = hands.map((hand) => hand.map((card) => (card.suit === '' ? card : take(card))));
  const taken = named.map((hand) => hand.map((card) => (card.suit === '' ? take(card) : card)));
  return { hands: taken, rest: { ...deck, kinds: kinds.filter((kind) => kind.copies > 0) } };
}

/** The deck without some cards. */
export function without(deck: Deck, cards: Hand): Deck {
  return takeOut(deck, [cards]).rest;
}
