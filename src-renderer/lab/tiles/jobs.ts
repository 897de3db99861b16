import type { Distribution } from '#rules/comparing/distribution.ts';
import { compareSets, type Comparison } from '#rules/comparing/fits.ts';
import type { Hypothesis } from '#rules/comparing/hypothesis.ts';

/** A hypothesis, and a set of its author's own to measure it on beside the known ones. */
export interface Measured {
  readonly hypothesis: Hypothesis;
  readonly typed: Distribution | null;
}

/** What was found of a hypothesis, and what was asked. */
export interface Compared extends Comparison {
  readonly measured: Measured;
}

export const TILES_JOBS = {
  'compare-sets': (asked: readonly Measured[]): readonly Compared[] =>
    asked.map((measured) => ({ measured, ...compareSets(measured.hypothesis, measured.typed ?? undefined) })),
};
