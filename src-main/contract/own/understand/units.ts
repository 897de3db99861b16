import { fraction, type Fraction } from '#rules/fraction.ts';

export type Extent = 'height' | 'width' | 'depth' | 'length' | 'thickness' | 'diameter' | 'weight';

export interface Unit {
  readonly name: string;
  readonly measure: 'mm' | 'grams';
  /** How many millimetres or grams it is. */
  readonly size: Fraction;
}

const EXTENTS: readonly (readonly [extent: Extent, words: string])[] = [
  ['height', 'height high h h. 高 高度 高さ'],
  ['width', 'width wide breadth w w. 寬 寬度 宽 宽度 闊 阔 幅'],
  ['depth', 'depth deep d d. 深 深度'],
  ['length', 'length long l l. 長 長度 长 长度'],
  ['thickness', 'thickness thick th th. 厚 厚度'],
  ['diameter', 'diameter diam diam. dia dia. ø 直徑 直径 徑 径'],
  ['weight', 'weight wt wt. 重 重量'],
];

const mm = (name: string, size: Fraction): Unit => ({ name, measure: 'mm', size });
const grams = (name: string, size: Fraction): Unit => ({ name, measure: 'grams', size });

/** 尺, 寸 and 分 are those of the market today, three 尺 to the metre; older ones were as their time and trade had them. */
const UNITS: readonly (readonly [unit: Unit, words: string])[] = [
  [mm('mm', fraction(1)), 'mm mm. millimetre millimetres millimeter millimeters 毫米 公釐 公厘'],
  [mm('cm', fraction(10)), 'cm cm. centimetre centimetres centimeter centimeters 厘米 釐米 公分'],
  [mm('m', fraction(1000)), 'm m. metre metres meter meters 米 公尺'],
  [mm('in', fraction(127, 5)), `in in. inch inches " ″ ” '' 吋 英寸`],
  [mm('ft', fraction(1524, 5)), `ft ft. foot feet ' ′ ’ 呎 英尺`],
  [mm('尺', fraction(1000, 3)), '尺 市尺'],
  [mm('寸', fraction(100, 3)), '寸 市寸'],
  [mm('分', fraction(10, 3)), '分 市分'],
  [grams('kg', fraction(1000)), 'kg kg. kilogram kilograms kilo kilos 公斤 千克'],
  [grams('g', fraction(1)), 'g g. gm gram grams gramme grammes 克 公克'],
];

const byWord = <T>(table: readonly (readonly [T, string])[]) =>
  new Map(table.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)));

export const EXTENT_OF: ReadonlyMap<string, Extent> = byWord(EXTENTS);
export const UNIT_OF: ReadonlyMap<string, Unit> = byWord(UNITS);

/** Any of the words, the longest first; a Latin one only where no letter follows. */
export function anyOf(words: Iterable<string>): string {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((word) => word.replace(/[.$]/g, '\\$&')).join('|')})(?![a-z])`;
}
