/** An amount as it is typed, in digits of any width; anything else is no number. */
export function amountOf(typed: string): number {
  const plain = typed.normalize('NFKC').trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
