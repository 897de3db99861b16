import { compareJudged, type Comparison } from '#rules/comparing/compare.ts';
import type { Hand } from '#rules/comparing/deck.ts';
import { readHand, wrongTogether } from '#rules/comparing/hand.ts';
import { judge, type Judged, type OptionName, type Rules } from '#rules/comparing/judge.ts';
import { settle, type StakePaid } from '#rules/comparing/settle.ts';
import { wrongStakes } from '#rules/comparing/stakes.ts';
import type { FullVariant } from '#contract/records.ts';
import { ok, type Result } from '#rules/result.ts';
import type { Failure } from '../failure.ts';
import type { Cited, Compiled } from '../rules.ts';
import type { ComparingOptions } from '#rules/comparing/options.ts';
import { refuseComparing, refuseHand } from './refuse.ts';
import { comparingRules } from './rules.ts';

/** Hands read and judged under one account. */
export interface JudgedHands {
  readonly rules: Rules;
  readonly hands: readonly Hand[];
  readonly judged: readonly Judged[];
  readonly citeAll: (options: readonly OptionName[]) => readonly Cited[];
}

export interface NamedHand {
  readonly field: string;
  readonly text: string;
}

export function judgeHands(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  named: readonly NamedHand[],
): Result<JudgedHands, Failure> {
  const compiled = comparingRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  const hands: Hand[] = [];
  for (const { field, text } of named) {
    const hand = readHand(rules, text);
    if (hand.kind === 'failed') return refuseHand(hand.error, field);
    hands.push(hand.value);
    const clash = wrongTogether(rules, hands);
    if (clash) return refuseHand(clash, field);
  }
  const judged = hands.map((hand) => judge(rules, hand));
  return ok({ rules, hands, judged, citeAll: citing(compiled.value) });
}

function citing({ rules, cite }: Compiled<ComparingOptions>) {
  return (options: readonly OptionName[]): readonly Cited[] =>
    [...new Set(options)].map((option) => cite(rules.citations[option]));
}

export function comparison({ rules, judged }: JudgedHands): Comparison {
  const [first, second] = judged;
  if (!first || !second) throw new Error('two hands are compared');
  return compareJudged(rules, first, second);
}

/** Settles a player's stakes, once the account allows them. */
export function settledStakes(
  { rules, judged: [banker, player] }: JudgedHands,
  stakes: readonly number[],
): Result<readonly StakePaid[], Failure> {
  const wrong = wrongStakes(rules, stakes);
  if (wrong) return refuseComparing(wrong);
  if (!banker || !player) throw new Error('banker and player have a hand');
  return ok(settle(rules, player, banker, stakes));
}
