import { failed, ok, type Result } from '#rules/result.ts';

/**
 * A pattern is a number written as an example, such as `SG-001` or `2024.3.1a`, and the first of its series. What counts
 * up is its last run of digits, or a letter that ends it directly after digits.
 */
export interface AccessionPattern {
  readonly before: string;
  readonly first: string;
  readonly after: string;
}

export type AccessionRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'outer-space' }
  | { readonly kind: 'unprintable'; readonly at: number }
  | { readonly kind: 'no-digits' };

const MOST = 100;

/** Whether the text can be the number of an object, in any pattern or none. */
export function parseAccession(text: string): Result<string, AccessionRefusal> {
  if (text.trim() === '') return failed({ kind: 'empty' });
  if (text.length > MOST) return failed({ kind: 'too-long', most: MOST });
  if (text !== text.trim()) return failed({ kind: 'outer-space' });
  const at = [...text].findIndex((character) => /[\p{C}\p{Zl}\p{Zp}]/u.test(character));
  return at < 0 ? ok(text) : failed({ kind: 'unprintable', at });
}

export function parsePattern(text: string): Result<AccessionPattern, AccessionRefusal> {
  const number = parseAccession(text);
  if (number.kind === 'failed') return number;
  const match = /^(.*[0-9])([a-z]|[A-Z])()$/su.exec(text) ?? /^(.*?)([0-9]+)([^0-9]*)$/su.exec(text);
  if (!match) return failed({ kind: 'no-digits' });
  const [, before = '', first = '', after = ''] = match;
  return ok({ before, first, after });
}

/** The first number of the series, or the one after the greatest in use; numbers outside the series do not count. */
export function nextAccession({ before, first, after }: AccessionPattern, inUse: Iterable<string>): string {
  const counter = /[0-9]/.test(first) ? digits(first.length) : letters(first);
  const [start, end] = [plain(before), plain(after)];
  let next = counter.read(plain(first)) ?? 0n;
  for (const number of inUse) {
    const count = counter.read(between(plain(number), start, end));
    if (count !== undefined && count >= next) next = count + 1n;
  }
  return before + counter.write(next) + after;
}

/**
 * Puts numbers in the order a reader counts them in, compared character by character. It is the same for numbers that
 * differ in zero padding, case or width alone, and those are one number.
 */
export function accessionKey(text: string): string {
  return plain(text).replace(/[0-9]+/g, (run) => String(run.length).padStart(3, '0') + run);
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<![0-9])0+(?=[0-9])/g, '');

function between(text: string, start: string, end: string): string {
  const fits = text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
  return fits ? text.slice(start.length, text.length - end.length) : '';
}

interface Counter {
  /** Nothing where the text does not count. */
  readonly read: (text: string) => bigint | undefined;
  readonly write: (count: bigint) => string;
}

const digits = (width: number): Counter => ({
  read: (text) => (/^[0-9]+$/.test(text) ? BigInt(text) : undefined),
  write: (count) => String(count).padStart(width, '0'),
});

/** a … z, aa, ab …, as the columns of a spreadsheet go on. */
const letters = (example: string): Counter => ({
  read: (text) =>
    /^[a-z]+$/.test(text)
      ? [...text].reduce((count, letter) => count * 26n + BigInt(letter.charCodeAt(0) - 96), 0n)
      : undefined,
  write: (count) => {
    let text = '';
    for (let rest = count; rest > 0n; rest = (rest - 1n) / 26n) {
      text = String.fromCharCode(97 + Number((rest - 1n) % 26n)) + text;
    }
    return example === example.toUpperCase() ? text.toUpperCase() : text;
  },
});
