import { fraction, type Fraction } from '#rules/fraction.ts';

/** Words for "more or less" around an amount or a date; the first group is what they leave. */
export const ABOUT: readonly RegExp[] = [
  /^(?:circa|ca?\.|ca |c(?=[ \d])|about|around|approximately|approx\.?|roughly|大?[約约]|~) ?(.+)$/i,
  /^(.+?)(?:左右|前[後后]|頃|ごろ|~)$/,
  /^(.+?),? (?:approx\.?|approximately|\(approx\.?\)|\(c(?:a|irca)?\.?\))$/i,
];

/** Takes such words off. */
export function withoutAbout(text: string): { readonly text: string; readonly approximate: boolean } {
  const inner = ABOUT.map((words) => words.exec(text)?.[1]).find((rest) => rest !== undefined);
  return inner === undefined ? { text, approximate: false } : { text: inner.trim(), approximate: true };
}

const VULGAR = /(\d?)([¼-¾⅐-⅞])/g;

/** One width for figures and signs, plain spaces, and ½ written out so that 2½ is not 21/2. */
export const plainFigures = (text: string): string =>
  text
    .replace(
      VULGAR,
      (_, before: string, sign: string) => `${before}${before && ' '}${sign.normalize('NFKC').replace('⁄', '/')}`,
    )
    .normalize('NFKC')
    .replace(/[‐‑‒–—−〜]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** A number in figures, for regular expressions. */
export const FIGURES = '\\d+/\\d+|\\d[\\d.,]*(?: \\d+/\\d+)?';

/** 12.5, 12,5, 1,200, 1.200,50, 2 1/2, of up to `digits` before and three after the point: sums of it must stay exact. */
export function readFigures(text: string, digits: number): Fraction | undefined {
  const [, number = '', over, under] = /^(?:([\d.,]+)(?: |$))?(?:(\d{1,3})\/(\d{1,3}))?$/.exec(text) ?? [];
  const whole = number === '' ? (over === undefined ? undefined : fraction(0)) : readDecimal(number, digits);
  if (!whole || over === undefined) return whole;
  if (whole.den !== 1 || Number(under) === 0) return undefined;
  return fraction(whole.num * Number(under) + Number(over), Number(under));
}

function readDecimal(text: string, digits: number): Fraction | undefined {
  const [whole, decimals] = splitDecimal(text);
  if (!/^\d+$/.test(whole) || whole.length > digits || !/^\d{0,3}$/.test(decimals)) return undefined;
  return fraction(Number(whole + decimals), 10 ** decimals.length);
}

/** Three figures after a single comma are thousands, and so is every mark but the last where there are several. */
function splitDecimal(text: string): readonly [whole: string, decimals: string] {
  if (/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return split(text.replaceAll(',', ''), '.');
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return split(text.replaceAll('.', ''), ',');
  return text.includes('.') ? split(text, '.') : split(text, ',');
}

function split(text: string, mark: string): readonly [string, string] {
  const [whole = '', decimals = '', ...rest] = text.split(mark);
  return rest.length > 0 ? ['', ''] : [whole, decimals];
}
