/** A mean with the interval that holds the true one in 95 of 100 simulations. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function estimate(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const margin = count > 1 ? 1.96 * Math.sqrt(squares / (count - 1) / count) : 0;
  return { mean, low: mean - margin, high: mean + margin };
}
