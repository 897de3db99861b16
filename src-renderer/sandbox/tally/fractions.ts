import type { Fraction } from '#rules/fraction.ts';

const MINUS = '\u2212';

/** An exact amount as one reads it aloud: `38 2/5`, `−3/5`, `0`. */
export function mixed({ num, den }: Fraction): string {
  const whole = Math.floor(Math.abs(num) / den);
  const rest = Math.abs(num) % den;
  const parts = [whole > 0 || rest === 0 ? String(whole) : '', rest > 0 ? `${rest}/${den}` : ''];
  return `${num < 0 ? MINUS : ''}${parts.filter(Boolean).join(' ')}`;
}

/** With its sign, as gains and losses are printed. */
export const signed = (amount: Fraction) => (amount.num > 0 ? `+${mixed(amount)}` : mixed(amount));
