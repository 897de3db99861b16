import { failed, ok, type Result } from '#rules/result.ts';
import { plainFigures, withoutAbout } from './amount.ts';
import { HAN_NUMERAL, readHanNumber } from './numerals.ts';

export interface Count {
  /** The smaller number of a range; elsewhere both are the same. */
  readonly least: number;
  readonly most: number;
  /** How many a complete set has, where the words say so. */
  readonly of?: number;
  readonly approximate: boolean;
}

export type CountRefusal = { readonly kind: 'empty' } | { readonly kind: 'not-understood' };

const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+|${HAN_NUMERAL}+)`;
/** What is counted, said after the number: pieces, 枚, 張. */
const WHAT = '(?: ?(?!(?:and|or|plus)\\b)\\p{L}+){0,3}';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?<least>${NUMBER})(?: ?(?:-|to|至|到) ?(?<most>${NUMBER}))?${WHAT}$`, 'u'),
  new RegExp(`^(?<least>${NUMBER})${WHAT} ?\\(?(?:of|/|out of|共|原有) ?(?<of>${NUMBER})${WHAT}\\)?$`, 'u'),
];

/** Reads `63`, `63 (of 64)`, `c. 100`, `60–63 pieces`, 六十三枚. */
export function understandCount(text: string): Result<Count, CountRefusal> {
  const { text: words, approximate } = withoutAbout(plainFigures(text));
  if (words === '') return failed({ kind: 'empty' });
  const { least, most, of } = FORMS.map((form) => form.exec(words)?.groups).find(Boolean) ?? {};
  const [from, to, whole] = [readWhole(least), readWhole(most ?? least), readWhole(of)];
  if (from === undefined || to === undefined || to < from || (of !== undefined && whole === undefined))
    return failed({ kind: 'not-understood' });
  return ok({ least: from, most: to, ...(whole !== undefined && { of: whole }), approximate });
}

function readWhole(words: string | undefined): number | undefined {
  if (words === undefined) return undefined;
  const number = readHanNumber(words) ?? Number(words.replaceAll(',', ''));
  return Number.isSafeInteger(number) ? number : undefined;
}
