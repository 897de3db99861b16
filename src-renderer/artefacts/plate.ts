import type { Drawing, Part } from '#contract/collection/schema.ts';
import { naturalSize, type Size } from '../drawings/size.ts';

const MOST = 9;
const GAP = 6;
const ROWS = [1, 2, 3];
const LARGEST_SCALE = 3.2;

/** Up to nine drawings spread over the parts, the first and the last among them. */
export function someOf(parts: readonly Pick<Part, 'drawing'>[]): readonly Drawing[] {
  const drawn = parts.flatMap(({ drawing }) => (drawing ? [drawing] : []));
  if (drawn.length <= MOST) return drawn;
  const step = (drawn.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, index) => drawn[Math.round(index * step)]).filter((one) => one !== undefined);
}

/** Pixels a millimetre at which the drawings, set in as few rows as let them be largest, fill a size. */
export function scaleToFit(drawings: readonly Drawing[], size: Size): number {
  return Math.min(LARGEST_SCALE, Math.max(...ROWS.map((rows) => scaleInRows(drawings.map(naturalSize), rows, size))));
}

function scaleInRows(sizes: readonly Size[], rows: number, { width, height }: Size): number {
  const perRow = Math.ceil(sizes.length / rows);
  const across = (sizes.reduce((sum, one) => sum + one.width, 0) / sizes.length) * perRow;
  const widest = Math.max(across, ...sizes.map((one) => one.width));
  const tallest = Math.max(...sizes.map((one) => one.height));
  return Math.min((height - GAP * (rows - 1)) / (rows * tallest), (width - GAP * (perRow - 1)) / widest);
}
