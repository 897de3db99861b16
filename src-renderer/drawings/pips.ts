export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Between two groups, in rows. */
const GROUP_GAP = 0.6;
const LARGEST = 0.2;
const ACE = 0.34;

/** Groups of rows, top to bottom, spread over a tile: the nine `[[2, 1, 2], [2, 2]]` is five above four. */
export function placePips(groups: readonly (readonly number[])[], width: number, height: number): Pip[] {
  const counts = groups.flat();
  if (counts.length === 1 && counts[0] === 1) return [{ x: width / 2, y: height / 2, r: width * ACE }];
  const rowHeight = Math.min(height / (counts.length + GROUP_GAP * (groups.length - 1)), width * 0.95);
  const across = Math.min(width / Math.max(...counts), width * 0.48);
  const r = Math.min(rowHeight * 0.44, across * 0.44, width * LARGEST);
  let top = (height - rowHeight * (counts.length + GROUP_GAP * (groups.length - 1))) / 2;
  return groups.flatMap((group) => {
    const pips = group.flatMap((count, row) => {
      const y = top + (row + 0.5) * rowHeight;
      return spread(count, across).map((shift) => ({ x: width / 2 + shift + slant(group, row) * across * 0.62, y, r }));
    });
    top += (group.length + GROUP_GAP) * rowHeight;
    return pips;
  });
}

const spread = (count: number, across: number) =>
  Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * across);

/** Three single pips stand on a slant, as on mahjong tiles. */
const slant = (group: readonly number[], row: number) =>
  group.length === 3 && group.every((count) => count === 1) ? row - 1 : 0;
