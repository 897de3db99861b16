import type { Drawing, Part } from '#contract/collection/schema.ts';
import { naturalSize, type Size } from '../drawings/size.ts';

const MOST = 9;
const GAP = 5;
const LARGEST_SCALE = 3.2;

/** Up to nine drawings spread over the parts, the first and the last among them. */
export function someOf(parts: readonly Pick<Part, 'drawing'>[]): readonly Drawing[] {
  const drawn = parts.flatMap(({ drawing }) => (drawing ? [drawing] : []));
  if (drawn.length <= MOST) return drawn;
  const step = (drawn.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, index) => drawn[Math.round(index * step)]).filter((one) => one !== undefined);
}

/** Pixels a millimetre at which the drawings stand side by side within a size. */
export function scaleToFit(drawings: readonly Drawing[], { width, height }: Size): number {
  const sizes = drawings.map(naturalSize);
  const across = sizes.reduce((sum, size) => sum + size.width, 0);
  const tallest = Math.max(...sizes.map((size) => size.height));
  return Math.min(LARGEST_SCALE, height / tallest, (width - GAP * (sizes.length - 1)) / across);
}
