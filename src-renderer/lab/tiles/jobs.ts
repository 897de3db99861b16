import type { Distribution } from '#rules/comparing/distribution.ts';
import { compareSets, type Comparison } from '#rules/comparing/fits.ts';
import type { Hypothesis } from '#rules/comparing/hypothesis.ts';

/** A hypothesis, and a set of its author's own to measure it on beside the known ones. */
export interface Measured {
  readonly hypothesis: Hypothesis;
  readonly typed: Distribution | null;
}

export const TILES_JOBS = {
  'compare-sets': (measured: readonly Measured[]): readonly Comparison[] =>
    measured.map(({ hypothesis, typed }) => compareSets(hypothesis, typed ?? undefined)),
};
