import type { StockLine } from './options.ts';
import { RANKS, type Rank } from './vocabulary.ts';

/** How many pieces of each rank lie somewhere: in the stock or in one player's hand. */
export type Pieces = Readonly<Record<Rank, number>>;
export type Worths = Readonly<Record<Rank, number>>;

export const NO_PIECES: Pieces = Object.freeze(perRank(() => 0));

export function perRank<T>(of: (rank: Rank) => T): Record<Rank, T> {
  return Object.fromEntries(RANKS.map((rank) => [rank, of(rank)])) as Record<Rank, T>;
}

export function fullStock(lines: readonly StockLine[]): Pieces {
  return perRank((rank) => lines.filter((line) => line.rank === rank).reduce((sum, line) => sum + line.count, 0));
}

/** What a piece of each rank counts; 0 for ranks the set does not have. */
export function worths(lines: readonly StockLine[]): Worths {
  return perRank((rank) => lines.find((line) => line.rank === rank)?.worth ?? 0);
}

export function totalWorth(pieces: Pieces, worth: Worths): number {
  return RANKS.reduce((sum, rank) => sum + pieces[rank] * worth[rank], 0);
}

export function countPieces(pieces: Pieces): number {
  return RANKS.reduce((sum, rank) => sum + pieces[rank], 0);
}

/** The pieces with `count` more of one rank, or fewer where it is negative. */
export function withMore(pieces: Pieces, rank: Rank, count: number): Pieces {
  const left = pieces[rank] + count;
  if (left < 0) throw new Error(`${-count} ${rank} taken out of ${pieces[rank]}`);
  return { ...pieces, [rank]: left };
}

export interface Lot {
  readonly rank: Rank;
  readonly count: number;
}

export function lots(pieces: Pieces): readonly Lot[] {
  return RANKS.filter((rank) => pieces[rank] > 0).map((rank) => ({ rank, count: pieces[rank] }));
}

/**
 * Makes up a worth out of the pieces, largest first, and says what is left owing. Where each worth divides the next
 * larger one, as in every set described, no other choice of pieces comes nearer.
 */
export function makeUp(
  pieces: Pieces,
  worth: Worths,
  owed: number,
): { readonly lots: readonly Lot[]; readonly owing: number } {
  const chosen: Lot[] = [];
  let owing = owed;
  const byWorth = lots(pieces).toSorted((a, b) => worth[b.rank] - worth[a.rank]);
  for (const { rank, count } of byWorth) {
    const taken = Math.min(count, Math.floor(owing / worth[rank]));
    if (taken > 0) chosen.push({ rank, count: taken });
    owing -= taken * worth[rank];
  }
  return { lots: chosen, owing };
}
