import { lots, type Pieces } from '#rules/tally/stock.ts';
import type { Place, TallyEvent } from '#rules/tally/state.ts';
import type { Rank } from '#rules/tally/vocabulary.ts';

/**
 * One piece of the set and where it lies. The rules only count pieces; the window gives each a name, so that the one
 * that leaves a heap is the one that arrives in another.
 */
export interface Piece {
  readonly id: string;
  readonly rank: Rank;
  readonly place: Place;
}

export const layOut = (stock: Pieces): readonly Piece[] =>
  lots(stock).flatMap(({ rank, count }) =>
    Array.from({ length: count }, (_, at): Piece => ({ id: `${rank}-${at + 1}`, rank, place: 'stock' })),
  );

export function place(pieces: readonly Piece[], event: TallyEvent): readonly Piece[] {
  switch (event.kind) {
    case 'moved':
      return move(pieces, event.rank, event.count, event.from, event.to);
    case 'seized':
      return move(pieces, event.rank, 1, event.from, event.to);
    default:
      return pieces;
  }
}

function move(pieces: readonly Piece[], rank: Rank, count: number, from: Place, to: Place): readonly Piece[] {
  const moving = pieces.filter((piece) => piece.rank === rank && piece.place === from).slice(-count);
  return pieces.map((piece) => (moving.includes(piece) ? { ...piece, place: to } : piece));
}
