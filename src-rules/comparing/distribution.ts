import { failed, ok, type Result } from '../result.ts';
import type { CardKind, Deck } from './deck.ts';
import { COURTS } from './deck.ts';

export const TILE_RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type TileRank = (typeof TILE_RANKS)[number];

/** How many tiles of each rank a set has. */
export type Distribution = Readonly<Record<TileRank, number>>;

export const MOST_COPIES = 8;

const everyRank = (copies: (rank: TileRank) => number): Distribution =>
  Object.fromEntries(TILE_RANKS.map((rank) => [rank, copies(rank)])) as unknown as Distribution;

const even = (copies: number): Distribution => everyRank(() => copies);

/** The set as it was found, and even sets to hold it against. */
export const DISTRIBUTIONS = {
  found: everyRank((rank) => ('234567'.includes(rank) ? 3 : 2)),
  twos: even(2),
  threes: even(3),
  cards: even(4),
} as const;
export type KnownDistribution = keyof typeof DISTRIBUTIONS;

/** A set of tiles. With `colours` half of the courts of each letter have a red index and half a blue one. */
export function deckOf(distribution: Distribution, colours: boolean): Deck {
  const kinds = TILE_RANKS.flatMap((rank): CardKind[] => {
    const copies = distribution[rank];
    if (!colours || !COURTS.includes(rank)) return [{ rank, suit: '', copies }];
    const red = Math.ceil(copies / 2);
    return [
      { rank, suit: 'R', copies: red },
      { rank, suit: 'B', copies: copies - red },
    ];
  });
  return { faces: 'singapore-tiles', kinds: kinds.filter(({ copies }) => copies > 0) };
}

/** A distribution typed in; the error is the notation of what it may be. */
export function parseDistribution(value: unknown): Result<Distribution, string> {
  const entries = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const isCopies = (count: unknown): boolean =>
    Number.isSafeInteger(count) && (count as number) >= 0 && (count as number) <= MOST_COPIES;
  const fits = TILE_RANKS.every((rank) => isCopies(entries[rank])) && TILE_RANKS.some((rank) => entries[rank] !== 0);
  return fits && Object.keys(entries).length === TILE_RANKS.length
    ? ok(everyRank((rank) => entries[rank] as number))
    : failed(`{ ${TILE_RANKS.join(', ')}: integer 0..${MOST_COPIES} }, not all 0`);
}
