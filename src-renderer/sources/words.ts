import type { Source } from '#contract/collection/schema.ts';
import { m } from '../paraglide/messages.js';

type Words = () => string;

const WEIGHT: Readonly<Record<Source['weight'], Words>> = {
  witness: m.sources_weight_witness,
  'strong-evidence': m.sources_weight_strong,
  'fair-evidence': m.sources_weight_fair,
  'weak-evidence': m.sources_weight_weak,
};
const ACCESS: Readonly<Record<Source['access'], Words>> = {
  seen: m.sources_access_seen,
  'seen-in-part': m.sources_access_part,
  'not-seen': m.sources_access_not,
};
const HOW: Readonly<Record<Source['reports'][number]['how'], Words>> = {
  quotes: m.sources_how_quotes,
  paraphrases: m.sources_how_paraphrases,
  cites: m.sources_how_cites,
  shares: m.sources_how_shares,
};

/** Best first. */
export const WEIGHTS = Object.keys(WEIGHT) as readonly Source['weight'][];
const WEIGHT_OF_ONE: Readonly<Record<Source['weight'], Words>> = {
  witness: m.sources_is_witness,
  'strong-evidence': m.sources_weight_strong,
  'fair-evidence': m.sources_weight_fair,
  'weak-evidence': m.sources_weight_weak,
};

export const weightName = (weight: Source['weight']) => WEIGHT[weight]();
export const weightOf = (weight: Source['weight']) => WEIGHT_OF_ONE[weight]();
export const accessName = (access: Source['access']) => ACCESS[access]();
export const howName = (how: Source['reports'][number]['how']) => HOW[how]();
