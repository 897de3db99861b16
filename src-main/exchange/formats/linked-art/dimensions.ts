import type { Fraction } from '#rules/fraction.ts';
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
const MILLIMETRES = aat(300379097, 'millimeters', 'MeasurementUnit');
const GRAMS = aat(300379225, 'grams', 'MeasurementUnit');
const PIECES = term('pieces', 'MeasurementUnit');

/** Each measure understood; the words themselves are a statement beside them. */
export function dimensionsOf({ value }: Statement): readonly Node[] {
  const read = understandDimensions(value.text);
  if (read.kind === 'failed') return [];
  const { parts, approximate } = read.value;
  return parts.map((part) => dimension(part, approximate));
}

const dimension = ({ extent, measure, amount, most }: Dimension, approximate: boolean): Node =>
  node('Dimension', {
    classified_as: [...(extent ? [EXTENTS[extent]] : []), ...(approximate ? [term('approximate')] : [])],
    value: number(amount),
    ...(most && { lower_value_limit: number(amount), upper_value_limit: number(most) }),
    unit: measure === 'mm' ? MILLIMETRES : GRAMS,
  });

const number = (amount: Fraction): number => Number(decimal(amount));

export const pieces = (count: number): Node =>
  node('Dimension', { classified_as: [term('count')], value: count, unit: PIECES });
