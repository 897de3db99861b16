import type { Fraction } from '#rules/fraction.ts';
import { understandCount } from '#contract/own/understand/count.ts';
import { type Dimension, understandDimensions } from '#contract/own/understand/dimensions.ts';
import type { Extent } from '#contract/own/understand/units.ts';
import type { Statement } from '../holding.ts';
import { decimal } from '../measures.ts';
import { aat, node, type Node, term } from './nodes.ts';

const EXTENTS: Readonly<Record<Extent, Node>> = {
  height: aat(300055644, 'Height'),
  width: aat(300055647, 'Width'),
  depth: aat(300072633, 'Depth'),
  length: aat(300055645, 'Length'),
  thickness: aat(300055646, 'Thickness'),
  diameter: aat(300055624, 'Diameter'),
  weight: aat(300056240, 'Weight'),
};
const UNKNOWN = aat(300055642, 'Unknown physical dimension');
const COUNT = aat(300404433, 'Count');
const APPROXIMATE = term('approximate');
const UNITS = {
  mm: { ...aat(300379097, 'millimeters'), type: 'MeasurementUnit' },
  g: { ...aat(300379225, 'grams'), type: 'MeasurementUnit' },
  pieces: { ...aat(300055665, 'numbers'), type: 'MeasurementUnit' },
};

/** Each measure understood; the words themselves are a statement beside them. */
export function dimensionsOf({ value }: Statement): readonly Node[] {
  const read = understandDimensions(value.text);
  if (read.kind === 'failed') return [];
  const { parts, approximate } = read.value;
  return parts.map((part) => dimension(part, approximate));
}

const dimension = ({ extent, measure, amount, most }: Dimension, approximate: boolean): Node =>
  measured(
    extent ? EXTENTS[extent] : UNKNOWN,
    [number(amount), number(most ?? amount)],
    UNITS[measure === 'mm' ? 'mm' : 'g'],
    approximate,
  );

const number = (amount: Fraction): number => Number(decimal(amount));

/** The number of pieces, where the words for it are understood. */
export function countsOf({ value }: Statement): readonly Node[] {
  const read = understandCount(value.text);
  return read.kind === 'ok' ? [counted([read.value.least, read.value.most], read.value.approximate)] : [];
}

export const pieces = (count: number): Node => counted([count, count], false);

const counted = (range: Range, approximate: boolean): Node => measured(COUNT, range, UNITS.pieces, approximate);

type Range = readonly [least: number, most: number];

/** The model wants one number always: of a range its middle, and the limits besides. */
const measured = (kind: Node, [least, most]: Range, unit: Node, approximate: boolean): Node =>
  node('Dimension', {
    classified_as: approximate ? [kind, APPROXIMATE] : [kind],
    value: (least + most) / 2,
    ...(least !== most && { lower_value_limit: least, upper_value_limit: most }),
    unit,
  });
