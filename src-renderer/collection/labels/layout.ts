import { isObject } from '#rules/shape.ts';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import { EVENTS, PHOTOGRAPH } from './label.ts';
import { FIRST_CUSTOM, measuresFrom, SHEETS, type SheetId, type SheetMeasures } from './sheets.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** How labels and sheets are laid out; remembered, and kept under names of the user's. */
export interface Layout {
  readonly sheet: SheetId;
  readonly custom: SheetMeasures;
  readonly size: Size;
  readonly qr: boolean;
  /** A line round each label, to cut along on plain paper or to see how a printer places them. */
  readonly frames: boolean;
  /** Labels of the first sheet that were used up before. */
  readonly usedUp: number;
  /** How far a printer prints too far left and too high, in millimetres. */
  readonly right: number;
  readonly down: number;
  readonly onLabels: readonly string[];
  readonly onSheets: readonly string[];
}

export const FIRST_LAYOUT: Layout = {
  sheet: 'L7160',
  custom: FIRST_CUSTOM,
  size: 'medium',
  qr: true,
  frames: false,
  usedUp: 0,
  right: 0,
  down: 0,
  onLabels: ['title', 'date'],
  onSheets: [PHOTOGRAPH, ...CORE_FIELDS.map(({ id }) => id), EVENTS],
};

/** A layout as far as it can be read from what was kept, by this program or another version of it. */
export function layoutFrom(kept: unknown): Layout {
  const from: Readonly<Record<string, unknown>> = isObject(kept) ? kept : {};
  const first = FIRST_LAYOUT;
  return {
    sheet: SHEETS.find((one) => one === from['sheet']) ?? first.sheet,
    custom: measuresFrom(from['custom']) ?? first.custom,
    size: SIZES.find((one) => one === from['size']) ?? first.size,
    qr: boolean(from['qr']) ?? first.qr,
    frames: boolean(from['frames']) ?? first.frames,
    usedUp: Math.max(0, Math.floor(number(from['usedUp']) ?? first.usedUp)),
    right: number(from['right']) ?? first.right,
    down: number(from['down']) ?? first.down,
    onLabels: words(from['onLabels']) ?? first.onLabels,
    onSheets: words(from['onSheets']) ?? first.onSheets,
  };
}

const boolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
