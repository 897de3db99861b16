import type { Crop } from './media.ts';

/** Where a part of a picture comes to lie when the picture is turned clockwise, by quarters. */
export function turn({ x, y, width, height }: Crop, turns: number): Crop {
  if (turns === 0) return { x, y, width, height };
  return turn({ x: 1 - y - height, y: x, width: height, height: width }, turns - 1);
}
