import type { Estimate } from '#rules/estimate.ts';

/** A mean with its 95 % interval, `12.3 (12.1 to 12.5)`. */
export const interval = ({ mean, low, high }: Estimate, digits: number): string =>
  `${mean.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
