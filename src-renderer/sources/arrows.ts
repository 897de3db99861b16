/** Where something stands among the passages: its row (topic), its column (pane), and its place in the cell. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, (from: Place, to: Place) => boolean>> = {
  ArrowUp: (from, to) => to.column === from.column,
  ArrowDown: (from, to) => to.column === from.column,
  ArrowLeft: (from, to) => to.row === from.row && to.column < from.column,
  ArrowRight: (from, to) => to.row === from.row && to.column > from.column,
};

/**
 * The index, among places in reading order, that an arrow key leads to from the one at `at`: up and down within a
 * pane, left and right within a topic, over panes that are silent. Undefined where there is nothing that way.
 */
export function arrow(key: string, places: readonly Place[], at: number): number | undefined {
  const from = places[at];
  const fits = STEPS[key];
  if (!from || !fits) return undefined;
  const indices = places.map((_, index) => index).filter((index) => index !== at && fits(from, places[index] as Place));
  if (key === 'ArrowDown') return indices.find((index) => index > at);
  if (key === 'ArrowUp') return indices.findLast((index) => index < at);
  if (key === 'ArrowRight') return indices[0];
  const nearest = Math.max(...indices.map((index) => places[index]?.column ?? -1));
  return indices.find((index) => places[index]?.column === nearest);
}
