import { formatFraction, type Fraction } from '#rules/fraction.ts';

/** An exact amount as the answers write it: a number where it is whole, else a fraction such as `"208/5"`. */
export function exact(amount: Fraction | string): number | string {
  const text = typeof amount === 'string' ? amount : formatFraction(amount);
  return text.includes('/') ? text : Number(text);
}
