import { cardsOf, JOKER, RANKS, type Counts, type Kind } from '#rules/meld/deck.ts';
import type { Partition } from '#rules/meld/solver.ts';

/** How a hand is put in order. */
export const ORDERS = ['suit', 'rank', 'melds'] as const;
export type Order = (typeof ORDERS)[number];

export function sorted(hand: Counts, order: Order, best: (hand: Counts) => Partition): readonly Kind[] {
  switch (order) {
    case 'suit':
      return cardsOf(hand);
    case 'rank':
      return cardsOf(hand).toSorted((a, b) => rankPlace(a) - rankPlace(b));
    case 'melds': {
      const { melds, left } = best(hand);
      return [...melds.flatMap(({ cards }) => cards), ...left.toSorted((a, b) => a - b)];
    }
  }
}

/** All generals first, then all advisors, …; jokers at the end. */
const rankPlace = (kind: Kind): number =>
  kind === JOKER ? KIND_PLACES : (kind % RANKS.length) * RANKS.length + Math.floor(kind / RANKS.length);
const KIND_PLACES = RANKS.length * RANKS.length;

/** The order a player chose, without the cards that have left the hand; those that came stand at the end. */
export function keepOrder(chosen: readonly Kind[], hand: Counts): readonly Kind[] {
  const left = [...hand];
  const kept = chosen.filter((kind) => {
    const held = (left[kind] ?? 0) > 0;
    if (held) left[kind] = (left[kind] ?? 0) - 1;
    return held;
  });
  return [...kept, ...cardsOf(left)];
}

/** One card moved to another place. */
export function moved<T>(cards: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(cards.length - 1, Math.max(0, to));
  const card = cards[from];
  return card === undefined ? cards : cards.toSpliced(from, 1).toSpliced(place, 0, card);
}
