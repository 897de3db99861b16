/** An exact number in lowest terms; `den` is positive. */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

export function fraction(num: number, den = 1): Fraction {
  if (!Number.isSafeInteger(num) || !Number.isSafeInteger(den) || den === 0)
    throw new RangeError(`not an exact fraction: ${num}/${den}`);
  const divisor = commonDivisor(Math.abs(num), Math.abs(den)) * Math.sign(den);
  // `+ 0` turns the minus zero of 0 / -n into plain zero.
  return { num: num / divisor + 0, den: den / divisor };
}

export const ZERO = fraction(0);

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function negate(a: Fraction): Fraction {
  return fraction(-a.num, a.den);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

export function sum(parts: readonly Fraction[]): Fraction {
  return parts.reduce(add, ZERO);
}

/** The least number that makes all of them whole. */
export function commonDenominator(parts: readonly Fraction[]): number {
  return parts.reduce((least, { den }) => (least / commonDivisor(least, den)) * den, 1);
}

/** `208/5`, or `38` where it is whole. */
export function formatFraction({ num, den }: Fraction): string {
  return den === 1 ? String(num) : `${num}/${den}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
