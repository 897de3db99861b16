import { measure } from 'mitata';

/** A figure to reach, as a test of what was measured; ratios and counts hold on any machine, times are told beside them. */
export interface Goal {
  readonly words: string;
  readonly met: boolean;
}

export type Bench = () => void | Promise<void>;

/** Whatever a measured function returns is kept here, so that no engine may leave the work out. */
const kept: { result?: unknown } = {};

/** Median and 99th percentile of one call, in nanoseconds. */
export async function timed(work: () => unknown): Promise<{ readonly p50: number; readonly p99: number }> {
  const stats = await measure(() => {
    kept.result = work();
  });
  return { p50: stats.p50, p99: stats.p99 };
}

/** Wall time of one run of something long, in nanoseconds. */
export async function once(work: () => unknown): Promise<number> {
  const from = performance.now();
  kept.result = await work();
  return (performance.now() - from) * 1e6;
}

/** Has its turn as often as it can, and tells how long it waited for one at most. */
export class Waits {
  #last = performance.now();
  #longest = 0;
  readonly #timer = setInterval(() => {
    this.#note();
  }, 1);

  /** In nanoseconds, what is under way included. */
  longest(): number {
    clearInterval(this.#timer);
    this.#note();
    return this.#longest * 1e6;
  }

  #note(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function heading(words: string): void {
  console.log(`\n${words}`);
}

/** One line: what was measured, the figures, and the goal beside them where there is one. */
export function row(what: string, figures: string, goal?: Goal): void {
  const verdict = goal ? `   goal ${goal.words}: ${goal.met ? 'met' : 'NOT MET'}` : '';
  console.log(`  ${what.padEnd(58)} ${figures.padStart(28)}${verdict}`);
}

export function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(0)} ns`;
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(1)} µs`;
  return nanoseconds < 1e9 ? `${(nanoseconds / 1e6).toFixed(1)} ms` : `${(nanoseconds / 1e9).toFixed(2)} s`;
}

export const perSecond = (count: number, nanoseconds: number): string =>
  `${Math.round((count / nanoseconds) * 1e9).toLocaleString('en')} a second`;

export const times = (ratio: number): string =>
  `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio).toLocaleString('en')}×`;
