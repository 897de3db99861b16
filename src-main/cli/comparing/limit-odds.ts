import type { FullVariant } from '#contract/records.ts';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { limitOdds, type LimitOdds, type NotCounted } from '#rules/comparing/limit-odds.ts';
import { formatShare, toNumber, type Share } from '#rules/share.ts';
import { assertNever, ok, type Failed, type Result } from '#rules/result.ts';
import type { Answer } from '../command.ts';
import { exact } from '../exact.ts';
import { refused, type Failure } from '../failure.ts';
import { table } from '../table.ts';

/** Players who draw below a fixed count, from well below the limit up to it, each against the banker's fixed rule. */
export function limitAnswer(variant: FullVariant, rules: Rules): Result<Answer, Failure> {
  const limit = rules.options['limit.total'] ?? 0;
  const policies: LimitOdds[] = [];
  for (let stands = Math.max(1, limit - 9); stands <= limit; stands++) {
    const odds = limitOdds(rules, stands);
    if (odds.kind === 'failed') return notCounted(odds.error);
    policies.push(odds.value);
  }
  const hands = countHands(handTypes(rules));
  return ok({
    json: { variant: variant.id, ...hands, policies: policies.map(policyJson) },
    text: () => page(rules, policies),
  });
}

function notCounted(error: NotCounted): Failed<Failure> {
  const field = 'variant';
  switch (error.kind) {
    case 'too-few-pieces':
      return refused(error.kind, `${error.pieces} pieces may run out before everybody stands`, {
        field,
        remedy: 'count a larger set',
      });
    case 'too-many-ways':
      return refused(error.kind, 'hands can grow in too many ways to be counted', {
        field,
        remedy: 'count a smaller set, or one of higher values',
      });
    default:
      return assertNever(error);
  }
}

const policyJson = ({ stands, win, tie, lose, edge, ends }: LimitOdds) => ({
  stands,
  win: exact(formatShare(win)),
  tie: exact(formatShare(tie)),
  lose: exact(formatShare(lose)),
  edge: exact(formatShare(edge)),
  ends: ends.map(({ category, share }) => ({ category, share: exact(formatShare(share)) })),
});

function page(rules: Rules, policies: readonly LimitOdds[]): string {
  const percent = (share: Share): string => `${(100 * toNumber(share)).toFixed(3)} %`;
  return [
    table(
      ['player draws below', 'wins', 'ties', 'loses', 'banker’s edge', 'exactly'],
      policies.map(({ stands, win, tie, lose, edge }) => [
        stands,
        ...[win, tie, lose, edge].map(percent),
        formatShare(edge),
      ]),
    ),
    '',
    `the banker draws below ${rules.options['limit.banker-stands']}`,
  ].join('\n');
}
