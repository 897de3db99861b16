import type { FullVariant } from '#contract/records.ts';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { limitOdds, type LimitOdds } from '#rules/comparing/limit-odds.ts';
import { formatShare, toNumber, type Share } from '#rules/share.ts';
import { ok, type Result } from '#rules/result.ts';
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
    if (odds.kind === 'failed')
      return refused(odds.error.kind, `${odds.error.pieces} pieces may run out before everybody stands`, {
        field: 'variant',
        remedy: 'count a larger set',
      });
    policies.push(odds.value);
  }
  const hands = countHands(handTypes(rules));
  return ok({
    json: { variant: variant.id, ...hands, policies: policies.map(policyJson) },
    text: () => page(rules, policies),
  });
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
