/**
 * Heights for labels that should stand at `wanted`, moved apart to `gap` and kept within 0 to `height` as far as there
 * is room; the order from top to bottom stays.
 */
export function spread(wanted: readonly number[], gap: number, height: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = new Array<number>(wanted.length).fill(0);
  let above = -Infinity;
  for (const at of order) {
    above = Math.max(wanted[at] ?? 0, above + gap);
    placed[at] = above;
  }
  let below = height + gap;
  for (const at of order.reverse()) {
    below = Math.min(placed[at] ?? 0, below - gap);
    placed[at] = below;
  }
  return placed;
}
