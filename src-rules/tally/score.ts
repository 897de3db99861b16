import type { Citation } from '../citation.ts';
import type { Dice } from '../dice/throw.ts';
import { ruleOn, type RuledAward } from './ruling.ts';
import type { Rules } from './rules.ts';
import { fullStock, lots } from './stock.ts';
import type { Combination, Rank } from './vocabulary.ts';

/** A number, or `all` for a throw that takes everything there is or everything left. */
export type Worth = number | 'all';

export interface ScoredAward {
  readonly combination: Combination;
  readonly worth: Worth;
  readonly takes: readonly Rank[];
  readonly citation: Citation;
}
export interface Score {
  readonly awards: readonly ScoredAward[];
  readonly worth: Worth;
}

/** What a throw is worth under a variant, before any stock or player comes into it. */
export function score(rules: Rules, dice: Dice): Score {
  const awards = ruleOn(dice, rules).awards.map((ruled) => scored(ruled, rules));
  const worth = awards.reduce<Worth>((sum, one) => (sum === 'all' || one.worth === 'all' ? 'all' : sum + one.worth), 0);
  return { awards, worth };
}

function scored({ combination, award, citation }: RuledAward, rules: Rules): ScoredAward {
  if (award.kind === 'worth') return { combination, worth: award.worth, takes: award.takes, citation };
  const ranks = lots(fullStock(rules.options.stock)).map(({ rank }) => rank);
  return { combination, worth: 'all', takes: ranks, citation };
}
