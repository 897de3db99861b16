import { HAN_PAIRS } from './han-table.ts';

/**
 * The one way text is made comparable: index, query and highlight all use it. Marks and case go, wide and
 * composed forms become plain ones, and each Chinese character becomes the simplest of its variants, one by one.
 */
export interface Folded {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where the character it comes from begins in the original. */
  readonly starts: readonly number[];
  /** The same for where that character ends. */
  readonly ends: readonly number[];
}

export interface Fold {
  (text: string): string;
  readonly withOffsets: (text: string) => Folded;
}

/** Letters Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ς: 'σ',
};

const han = new Map(HAN_PAIRS.flatMap((line) => pairsOf(Array.from(line))));

/** A fold that also knows the collection's own variant characters. */
export function makeFold(variants: Iterable<readonly [variant: string, standard: string]> = []): Fold {
  const own = new Map<string, string>();
  for (const [variant, standard] of variants) own.set(variant, han.get(standard) ?? standard);
  const foldCharacter = (character: string): string => {
    const plain = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(plain, (one) => own.get(one) ?? han.get(one) ?? LETTERS[one] ?? one).join('');
  };
  const cache = new Map<string, string>();
  const cached = (character: string): string => {
    let found = cache.get(character);
    if (found === undefined) cache.set(character, (found = foldCharacter(character)));
    return found;
  };
  const withOffsets = (text: string): Folded => foldText(text, cached);
  return Object.assign((text: string) => withOffsets(text).text, { withOffsets });
}

function foldText(text: string, foldCharacter: (character: string) => string): Folded {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const unit of foldCharacter(character)) {
      // Nasals are written ⁿ, n or nn by different hands: `piáⁿ`, `pian` and `piann` are one word.
      if (unit === 'n' && folded.endsWith('n')) ends[ends.length - 1] = at + character.length;
      else for (let i = 0; i < unit.length; i++) push(unit.charAt(i), at, at + character.length);
    }
    at += character.length;
  }
  return { text: folded, starts, ends };

  function push(unit: string, start: number, end: number): void {
    folded += unit;
    starts.push(start);
    ends.push(end);
  }
}

function pairsOf(characters: readonly string[]): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < characters.length; at += 2) pairs.push([characters[at] ?? '', characters[at + 1] ?? '']);
  return pairs;
}
