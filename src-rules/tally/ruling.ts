import type { Citation } from '../citation.ts';
import type { Dice } from '../dice/throw.ts';
import { combinationsShown, type Shown } from './combinations.ts';
import type { Award } from './options.ts';
import { has, value, type Rules } from './rules.ts';
import { COMBINATIONS, type Combination } from './vocabulary.ts';

/** A combination of the throw, what it earns, and the clauses that say so. */
export interface RuledAward {
  readonly combination: Combination;
  readonly award: Exclude<Award, { kind: 'none' }>;
  readonly citation: Citation;
  readonly pattern: Citation | null;
}

/** What a throw earns: its best combination and what is paid with it; the rest it shows is passed over. */
export interface Ruling {
  readonly awards: readonly RuledAward[];
  readonly passedOver: readonly RuledAward[];
  /** The clause on paying one combination or several, where the throw shows several. */
  readonly choice: Citation | null;
}

export function ruleOn(dice: Dice, rules: Rules): Ruling {
  const earning = combinationsShown(dice, rules).flatMap((shown) => ruledAward(shown, rules));
  if (earning.length < 2) return { awards: earning, passedOver: [], choice: null };
  const best = earning.reduce((one, other) => (beats(other, one, rules) ? other : one));
  const groups = rules.options.stacking.filter((group) => group.includes(best.combination));
  const paid = (one: RuledAward): boolean => one === best || groups.some((group) => group.includes(one.combination));
  return {
    awards: [best, ...earning.filter((one) => one !== best && paid(one))],
    passedOver: earning.filter((one) => !paid(one)),
    choice: rules.citations.stacking,
  };
}

function ruledAward(shown: Shown, rules: Rules): readonly RuledAward[] {
  const { combination } = shown;
  if (has(rules, 'ultimate') && value(rules, 'ultimate').includes(combination))
    return [{ ...shown, award: { kind: 'everything' }, citation: rules.citations.ultimate }];
  const award = value(rules, `award.${combination}`);
  return award.kind === 'none' ? [] : [{ ...shown, award, citation: rules.citations[`award.${combination}`] }];
}

function beats(a: RuledAward, b: RuledAward, rules: Rules): boolean {
  if (size(a.award) !== size(b.award)) return size(a.award) > size(b.award);
  return place(a.combination, rules) < place(b.combination, rules);
}

function size(award: RuledAward['award']): number {
  return award.kind === 'worth' ? award.worth : Infinity;
}

/** Where a combination stands among all, 0 the highest. Those `order` does not name follow it. */
export function place(combination: Combination, rules: Rules): number {
  const order = rules.options.order;
  const at = order.indexOf(combination);
  return at >= 0 ? at : order.length + COMBINATIONS.indexOf(combination);
}
