import { m } from '../../paraglide/messages.js';

/** Far below what is no longer exact once it is multiplied by a hand and summed over a table. */
const MOST = 999_999_999;

/** An amount as it is typed, in digits of any width; anything else, and more than a table can settle, is no number. */
export function amountOf(typed: string): number {
  const amount = digitsOf(typed);
  return amount <= MOST ? amount : Number.NaN;
}

/** What is wrong with an amount that is no number, or nothing. */
export const badAmountText = (typed: string): string =>
  digitsOf(typed) > MOST ? m.comparing_stake_too_much({ most: MOST }) : m.comparing_bad_stake({ stake: typed });

function digitsOf(typed: string): number {
  const plain = typed.normalize('NFKC').trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
