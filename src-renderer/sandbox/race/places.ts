import type { RaceOptions } from '#rules/race/options.ts';
import type { Side } from '#rules/race/state.ts';

type Board = RaceOptions['board'];

/** A spot of the board: counted from the near side’s first place, where it lies as one looks at it. */
export interface Spot {
  readonly spot: number;
  readonly column: number;
  readonly row: 'far' | 'near';
  /** Which way men go on from here, in degrees from rightward. */
  readonly onward: number;
}

/** The spots in reading order: the far row from its end back, then the near row. */
export function spotsOf({ circuit, side }: Board): readonly Spot[] {
  const near = Array.from({ length: side }, (_, column): Spot => {
    return { spot: column, column, row: 'near', onward: column === side - 1 ? -90 : 0 };
  });
  const far = Array.from({ length: circuit - side }, (_, column): Spot => {
    return { spot: circuit - 1 - column, column, row: 'far', onward: column === 0 ? 90 : 180 };
  });
  return [...far, ...near];
}

/** The place of a side’s own course that lies on a spot. The sides begin half the circuit apart. */
export const placeOn = ({ circuit }: Board, side: Side, spot: number): number =>
  side === 0 ? spot : (spot + circuit / 2) % circuit;

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type Arrow = (typeof ARROWS)[number];
export const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

/** The spot beside another as one looks at the board; itself at an edge. */
export function spotBeside(board: Board, from: number, arrow: Arrow): number {
  const spots = spotsOf(board);
  const here = spots.find(({ spot }) => spot === from);
  if (!here) return from;
  const column = here.column + (arrow === 'ArrowRight' ? 1 : arrow === 'ArrowLeft' ? -1 : 0);
  const row = arrow === 'ArrowUp' ? 'far' : arrow === 'ArrowDown' ? 'near' : here.row;
  return spots.find((one) => one.column === column && one.row === row)?.spot ?? from;
}

/** Where a man stands in his half of a place, in hundredths of its width; men stand in two ranks, the more the closer. */
export interface Standing {
  readonly x: number;
  readonly rank: 0 | 1;
}
const RANK_OF_FOUR = 4;
const WIDTH = 100;
const MAN = 17;

/** The back rank comes first, so that the front one is drawn over it; it looks out between the men in front. */
export function standings(count: number): readonly Standing[] {
  const front = count <= RANK_OF_FOUR ? count : Math.ceil(count / 2);
  const back = count - front;
  const gap = (WIDTH - MAN - 8) / Math.max(RANK_OF_FOUR, front);
  const overhang = back === front ? gap / 2 : 0;
  const left = (WIDTH - MAN - gap * (front - 1) - overhang) / 2;
  const rank = (men: number, at: 0 | 1): Standing[] =>
    Array.from({ length: men }, (_, man) => ({ x: left + (man + at / 2) * gap, rank: at }));
  return [...rank(back, 1), ...rank(front, 0)];
}
