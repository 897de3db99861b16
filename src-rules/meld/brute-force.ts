import type { Kind } from './deck.ts';
import type { MeldKind } from './options.ts';

/**
 * The readable reference for tests: says by the letters of the cards what a meld is, and finds the best partition by
 * trying every meld of the first card and leaving it over. Shares nothing with the tables it is held against.
 */
const RANKS = 'KAERHCP';
const SUITS = 'YRGW';
const name = (kind: Kind): string => (kind === 28 ? 'J' : SUITS.charAt(Math.floor(kind / 7)) + RANKS.charAt(kind % 7));

export type Scores = Readonly<Record<MeldKind, number>>;

/** The family of a set of cards, or none. */
export function familyOf(kinds: readonly Kind[]): MeldKind | undefined {
  const cards = kinds.map(name);
  const [first = ''] = cards;
  const ranks = cards.map((card) => card.charAt(1)).sort();
  const suits = new Set(cards.map((card) => card.charAt(0)));
  if (cards.length === 1) return first === 'J' ? 'joker' : first.endsWith('K') ? 'general' : undefined;
  if (new Set(cards).size === 1)
    return first === 'J' || first.endsWith('K') ? undefined : (['pair', 'triple', 'quad'] as const)[cards.length - 2];
  if (suits.size === 1 && ranks.join('') === 'AEK') return 'command';
  if (suits.size === 1 && ranks.join('') === 'CHR') return 'field';
  if (ranks.every((rank) => rank === 'P') && suits.size === cards.length)
    return cards.length === 3 ? 'three-footmen' : cards.length === 4 ? 'four-footmen' : undefined;
  return undefined;
}

/** Most cards melded, and most points for that many. */
export interface Best {
  readonly melded: number;
  readonly score: number;
}

export function bestByForce(scores: Scores, hand: readonly Kind[], known = new Map<string, Best>()): Best {
  const cards = [...hand].sort((a, b) => a - b);
  const [first, ...rest] = cards;
  if (first === undefined) return { melded: 0, score: 0 };
  const key = cards.join();
  const found = known.get(key);
  if (found) return found;
  let best = bestByForce(scores, rest, known);
  const mates = rest.filter((other) => couldMeld(name(first), name(other)));
  for (const size of [1, 2, 3, 4])
    for (const others of choose(mates, size - 1)) {
      const family = familyOf([first, ...others]);
      if (!family) continue;
      const tail = bestByForce(scores, without(rest, others), known);
      const candidate = { melded: tail.melded + size, score: tail.score + scores[family] };
      if (candidate.melded > best.melded || (candidate.melded === best.melded && candidate.score > best.score))
        best = candidate;
    }
  known.set(key, best);
  return best;
}

/** No meld joins two cards of different suits, unless they are footmen. */
const couldMeld = (one: string, other: string): boolean =>
  one.charAt(0) === other.charAt(0) || (one.endsWith('P') && other.endsWith('P'));

/** Every different choice of so many of the cards. */
function choose(cards: readonly Kind[], size: number): readonly (readonly Kind[])[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) =>
    cards[at - 1] === card ? [] : choose(cards.slice(at + 1), size - 1).map((others) => [card, ...others]),
  );
}

function without(cards: readonly Kind[], taken: readonly Kind[]): readonly Kind[] {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}
