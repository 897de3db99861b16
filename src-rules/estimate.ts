/** A mean with the interval that holds the true one in 95 of 100 simulations. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Values noted one by one, none of them kept. */
export interface Running {
  count: number;
  sum: number;
  squares: number;
}

export const running = (): Running => ({ count: 0, sum: 0, squares: 0 });

export function note(values: Running, value: number): void {
  values.count++;
  values.sum += value;
  values.squares += value * value;
}

/** Of no values there is no mean. */
export function estimate({ count, sum, squares }: Running): Estimate {
  const mean = sum / count;
  const variance = count > 1 ? Math.max(0, squares - sum * mean) / (count - 1) : 0;
  const margin = 1.96 * Math.sqrt(variance / count);
  return { mean, low: mean - margin, high: mean + margin };
}
