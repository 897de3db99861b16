import type { Fraction } from './fraction.ts';

/** An exact number in lowest terms, however finely divided; `den` is positive. */
export interface Share {
  readonly num: bigint;
  readonly den: bigint;
}

export function share(num: bigint, den: bigint): Share {
  const divisor = commonDivisor(num < 0n ? -num : num, den);
  return { num: num / divisor, den: den / divisor };
}

export const shareOf = ({ num, den }: Fraction): Share => ({ num: BigInt(num), den: BigInt(den) });

/** `65/44363`, or `0` where it is whole. */
export function formatShare({ num, den }: Share): string {
  return den === 1n ? String(num) : `${num}/${den}`;
}

const PLACES = 10n ** 15n;

/** The nearest number, good to fifteen places. */
export function toNumber({ num, den }: Share): number {
  return Number((num * PLACES) / den) / Number(PLACES);
}

export function isLess(a: Share, b: Share): boolean {
  return a.num * b.den < b.num * a.den;
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
