import { add, type Fraction, multiply } from '#rules/fraction.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { FIGURES, plainFigures, readFigures, withoutAbout } from './amount.ts';
import { HAN_NUMERAL, readHanNumber } from './numerals.ts';
import { anyOf, EXTENT_OF, type Extent, UNIT_OF, type Unit } from './units.ts';

/** One measure, exactly, in millimetres or, of a weight, in grams. */
export interface Dimension {
  /** Which extent it is, where the words say so. */
  readonly extent?: Extent;
  readonly measure: Unit['measure'];
  readonly amount: Fraction;
  /** The greater end of a range; `amount` is the smaller. */
  readonly most?: Fraction;
  /** The unit it was given in. */
  readonly unit: string;
}

export interface Dimensions {
  readonly parts: readonly Dimension[];
  readonly approximate: boolean;
}

export type DimensionsRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-unit'; readonly number: string }
  | { readonly kind: 'not-understood'; readonly words: string };

/** Reads `12.5 × 3 × 0.4 cm`, `h. 12 mm; w. 3 in`, 長三寸二分. A unit holds for the numbers before it that have none. */
export function understandDimensions(text: string): Result<Dimensions, DimensionsRefusal> {
  const { text: words, approximate } = withoutAbout(plainFigures(text));
  if (words === '') return failed({ kind: 'empty' });
  const parts = read(words.toLowerCase());
  return parts.kind === 'ok' ? ok({ parts: parts.value, approximate }) : parts;
}

const NUMBER = `(?:${FIGURES}|${HAN_NUMERAL}+)`;
const UNIT = anyOf(UNIT_OF.keys());
const EXTENT = anyOf(EXTENT_OF.keys());
/** 12, 12-13, 5 ft 3 in: a number, the greater end of its range, a unit, and what smaller units add. */
const MEASURE = `(?<low>${NUMBER})(?: ?(?:-|to|至|到) ?(?<high>${NUMBER}))?(?: ?(?<unit>${UNIT})(?<more>(?: ?${NUMBER} ?${UNIT})*))?`;
const NEXT = '(?:[ ,;、×x*✕/+)]|by(?= )|and(?= ))*';
const FORMS = [
  new RegExp(`(?<extent>${EXTENT})[ :]*${MEASURE}${NEXT}`, 'y'),
  new RegExp(`${MEASURE}(?: ?\\(?(?<extent>${EXTENT})\\)?)?${NEXT}`, 'y'),
];

/** A measure as it stands; its unit may yet come from the next. */
interface Draft {
  readonly words: string;
  readonly extent: Extent | undefined;
  readonly low: Fraction;
  readonly high: Fraction | undefined;
  readonly unit: Unit | undefined;
  readonly more: readonly (readonly [Fraction, Unit])[];
}

function read(text: string): Result<readonly Dimension[], DimensionsRefusal> {
  const drafts: Draft[] = [];
  for (let at = 0; at < text.length;) {
    const found = matchAt(text, at);
    const draft = found && draftOf(found.groups ?? {});
    if (!draft) return failed({ kind: 'not-understood', words: text.slice(at) });
    drafts.push(draft);
    at += found[0].length;
  }
  return finish(drafts);
}

function matchAt(text: string, at: number): RegExpExecArray | null {
  for (const form of FORMS) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (found) return found;
  }
  return null;
}

function draftOf(groups: Readonly<Record<string, string | undefined>>): Draft | undefined {
  const { low: words = '', high: highWords, unit, more: moreWords = '', extent } = groups;
  const [low, high, more] = [readNumber(words), readNumber(highWords ?? ''), readMore(moreWords)];
  if (!low || (highWords !== undefined && !high) || !more) return undefined;
  // Only the smallest unit may have a fraction, which keeps every sum within exact numbers.
  if ([low, ...more.map(([amount]) => amount)].slice(0, -1).some(({ den }) => den !== 1)) return undefined;
  return { words, extent: EXTENT_OF.get(extent ?? ''), low, high, unit: UNIT_OF.get(unit ?? ''), more };
}

const ONE_MORE = new RegExp(`(${NUMBER}) ?(${UNIT})`, 'g');

function readMore(text: string): Draft['more'] | undefined {
  const read = [...text.matchAll(ONE_MORE)].map(
    ([, number = '', name = '']) => [readNumber(number), UNIT_OF.get(name)] as const,
  );
  const more = read.flatMap(([amount, unit]) => (amount && unit ? [[amount, unit] as const] : []));
  return more.length === read.length ? more : undefined;
}

/** Enough for a hundred metres in millimetres. */
const DIGITS = 5;

function readNumber(words: string): Fraction | undefined {
  return readFigures(String(readHanNumber(words) ?? words.replace(/[.,]$/, '')), DIGITS);
}

/** From the last to the first, since a unit holds for the numbers before it. */
function finish(drafts: readonly Draft[]): Result<readonly Dimension[], DimensionsRefusal> {
  const parts: Dimension[] = [];
  let unit: Unit | undefined;
  for (const draft of drafts.toReversed()) {
    unit = draft.unit ?? unit;
    if (!unit) return failed({ kind: 'no-unit', number: draft.words });
    parts.unshift(dimensionOf(draft, unit));
  }
  return ok(parts);
}

function dimensionOf({ extent, low, high, more }: Draft, unit: Unit): Dimension {
  const size = (amount: Fraction) =>
    more.reduce((total, [added, smaller]) => add(total, multiply(added, smaller.size)), multiply(amount, unit.size));
  return {
    ...(extent && { extent }),
    measure: unit.measure,
    amount: size(low),
    ...(high && { most: size(high) }),
    unit: unit.name,
  };
}
