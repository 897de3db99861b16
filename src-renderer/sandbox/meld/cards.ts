import type { Drawing } from '#contract/collection/schema.ts';
import { JOKER, RANKS, SUITS, type Kind, type Rank, type Suit } from '#rules/meld/deck.ts';
import { chessCard, JOKER_CARD } from '../../drawings/chess-card.ts';
import { m } from '../../paraglide/messages.js';

const SUIT_NAMES: Readonly<Record<Suit, () => string>> = {
  Y: m.colour_yellow,
  R: m.colour_red,
  G: m.colour_green,
  W: m.colour_white,
};
const RANK_NAMES: Readonly<Record<Rank, () => string>> = {
  K: m.meld_rank_general,
  A: m.meld_rank_advisor,
  E: m.meld_rank_elephant,
  R: m.meld_rank_chariot,
  H: m.meld_rank_horse,
  C: m.meld_rank_cannon,
  P: m.meld_rank_footman,
};

export const suitOf = (kind: Kind): Suit => SUITS[Math.floor(kind / RANKS.length)] ?? 'Y';
export const rankOf = (kind: Kind): Rank => RANKS[kind % RANKS.length] ?? 'K';

export const drawingOf = (kind: Kind): Drawing => (kind === JOKER ? JOKER_CARD : chessCard(suitOf(kind), rankOf(kind)));

/** `white horse 馬`: the colour, the piece, and what is written on the card. */
export function cardName(kind: Kind): string {
  if (kind === JOKER) return m.suit_joker();
  const suit = suitOf(kind);
  const { character } = chessCard(suit, rankOf(kind));
  return m.meld_card({ colour: SUIT_NAMES[suit](), rank: RANK_NAMES[rankOf(kind)](), character });
}

export const cardNames = (cards: readonly Kind[]): string => cards.map(cardName).join(m.meld_comma());
