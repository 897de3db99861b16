import { drawBelow, generatorFrom, type Seed } from '../random.ts';
import { cardsOf, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';

/** Hands for tests and benchmarks, from one seeded stream of chance. */
export interface HandMaker {
  /** Any cards of the deck, each as likely as the next. */
  readonly random: (size: number) => readonly Kind[];
  /** Cards of few kinds that melds tie together, where taking the largest meld first often goes wrong. */
  readonly adversarial: (size: number) => readonly Kind[];
  /** Whole melds until the next would not fit: a hand that is all melded, if not always in the way it was made. */
  readonly fromMelds: (melds: readonly Meld[], size: number) => readonly Kind[];
}

export function handMaker(deck: Counts, seed: Seed): HandMaker {
  const chance = Uint32Array.from(generatorFrom(seed));
  const draw = (cards: Kind[], size: number): readonly Kind[] => {
    for (let at = 0; at < Math.min(size, cards.length); at++) {
      const other = at + drawBelow(chance, cards.length - at);
      [cards[at], cards[other]] = [cards[other]!, cards[at]!];
    }
    return cards.slice(0, size);
  };
  const pick = <T>(items: readonly T[]): T => items[drawBelow(chance, items.length)]!;
  return {
    random: (size) => draw([...cardsOf(deck)], size),
    adversarial: (size) => draw(cardsOf(deck).filter(crowded(drawBelow(chance, 4))), size),
    fromMelds: (melds, size) => {
      const left = [...deck];
      const hand: Kind[] = [];
      for (let tries = 0; tries < 40; tries++) {
        const { cards } = pick(melds);
        const fits = cards.every((card) => left[card]! >= cards.filter((one) => one === card).length);
        if (!fits || hand.length + cards.length > size) continue;
        hand.push(...cards);
        for (const card of cards) left[card]!--;
      }
      return hand;
    },
  };
}

/** One suit and all the footmen; the command and field groups of two suits; footmen and jokers with one suit's officers. */
function crowded(pattern: number): (kind: Kind) => boolean {
  const suit = (kind: Kind): number => Math.floor(kind / 7);
  const footman = (kind: Kind): boolean => kind % 7 === 6;
  switch (pattern) {
    case 0:
      return (kind) => suit(kind) === 0 || footman(kind);
    case 1:
      return (kind) => suit(kind) < 2 && !footman(kind);
    case 2:
      return (kind) => footman(kind) || kind === 28 || suit(kind) === 3;
    default:
      return (kind) => kind % 7 < 3;
  }
}
