import type { Drawing } from '#contract/collection/schema.ts';
import type { Size } from './size.ts';

export type TallyDrawing = Extract<Drawing, { kind: 'tally' }>;

/** One engraved character, by its middle. */
export interface Engraved {
  readonly character: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const MARGIN = 0.7;
const GAP = 0.8;

/** Sets the head above, the columns right to left between, and the worth at the foot, as large as they go. */
export function engrave({ head, columns, foot = '' }: TallyDrawing, { width, height }: Size): Engraved[] {
  const tallest = Math.max(0, ...columns.map((column) => [...column].length));
  const heads = [...head];
  const feet = [...foot];
  const unit = Math.min(
    height / (2 * MARGIN * 2 + heads.length * 2 + tallest * 1.05 + feet.length * 1.35 + 2 * GAP),
    width / (Math.max(columns.length * 1.35, 2) + 1.5),
  );
  const headSize = 1.9 * unit;
  const footSize = 1.25 * unit;
  const top = MARGIN * 2 * unit;
  const middle = width / 2;
  const below = top + heads.length * headSize * 1.04 + GAP * unit;
  const footTop = height - MARGIN * 2 * unit - feet.length * footSize * 1.06;
  const room = footTop - GAP * unit - below;
  const columnSize = tallest === 0 ? unit : Math.min(1.15 * unit, room / (tallest * 1.04));
  return [
    ...column(heads, middle, top, headSize),
    ...columns.flatMap((text, index) =>
      column([...text], middle + ((columns.length - 1) / 2 - index) * columnSize * 1.3, below, columnSize),
    ),
    ...column(feet, middle, footTop, footSize),
  ];
}

const column = (characters: readonly string[], x: number, top: number, size: number): Engraved[] =>
  characters.map((character, index) => ({ character, x, y: top + (index + 0.5) * size * 1.04, size }));
