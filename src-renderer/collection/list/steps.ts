/** Where in a list a reader is, and how the list is laid out. */
export interface Standing {
  readonly at: number;
  readonly count: number;
  readonly columns: number;
  /** Rows that fit into the window. */
  readonly screen: number;
}

/** The object a key leads to; undefined where the key is none of the list's. */
export function stepOf(key: string, { at, count, columns, screen }: Standing): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return columns > 1 ? Math.max(at - 1, 0) : undefined;
    case 'ArrowRight':
      return columns > 1 ? Math.min(at + 1, last) : undefined;
    case 'ArrowUp':
      return up(at, 1, columns);
    case 'ArrowDown':
      return down(at, 1, columns, last);
    case 'PageUp':
      return up(at, screen, columns);
    case 'PageDown':
      return down(at, screen, columns, last);
    default:
      return undefined;
  }
}

/** In the same column, as far as there are rows. */
const up = (at: number, rows: number, columns: number): number => Math.max(at - rows * columns, at % columns);

function down(at: number, rows: number, columns: number, last: number): number {
  const below = Math.floor(last / columns) - Math.floor(at / columns);
  return Math.min(at + Math.min(rows, below) * columns, last);
}
