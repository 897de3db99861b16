import type { Fraction } from '#rules/fraction.ts';

/** Three digits after the point are more than any ruler gives. */
export const decimal = ({ num, den }: Fraction): string => Number((num / den).toFixed(3)).toString();
