export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const GROUP_GAP = 0.7;

/** Groups of rows, top to bottom, spread over a tile: the nine `[[2,1,2],[2,2]]` is five above four. */
export function placePips(groups: readonly (readonly number[])[], width: number, height: number): Pip[] {
  const rows = groups.flat().length + GROUP_GAP * (groups.length - 1);
  const widest = Math.max(1, ...groups.flat());
  const step = Math.min(height / rows, width / widest);
  const spread = Math.min(height / rows, step * 1.5);
  const r = groups.flat().length === 1 && widest === 1 ? step * 0.34 : step * 0.42;
  let y = (height - rows * spread) / 2;
  return groups.flatMap((group, index) => {
    if (index > 0) y += GROUP_GAP * spread;
    return group.flatMap((count) => {
      y += spread;
      const middle = y - spread / 2;
      return Array.from({ length: count }, (_, at) => ({
        x: width / 2 + (at - (count - 1) / 2) * step,
        y: middle,
        r,
      }));
    });
  });
}
