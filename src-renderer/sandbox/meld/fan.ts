/** Where a card of a fan stands: how far it leans, in degrees, and how far it sinks, in pixels. */
export interface Lean {
  readonly turn: number;
  readonly sink: number;
}

const TURN = 1.1;
const SINK = 0.32;

/** Cards to a row: as many rows as are needed, filled evenly. */
export function perRow(cards: number, width: number, card: number): number {
  const room = Math.max(1, Math.floor(width / card));
  const rows = Math.max(1, Math.ceil(cards / room));
  return Math.max(1, Math.ceil(cards / rows));
}

export function leanOf(at: number, cards: number, row: number): Lean {
  const inRow = Math.min(row, cards - Math.floor(at / row) * row);
  const fromMiddle = (at % row) - (inRow - 1) / 2;
  return { turn: fromMiddle * TURN, sink: fromMiddle * fromMiddle * SINK };
}
