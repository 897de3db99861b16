import type { FullVariant } from '#contract/records.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { table } from '../table.ts';
import { judgeHands, settledStakes } from './judged.ts';
import { categoryWords } from './words.ts';

/** What a player's stakes bring against the banker's hand, stake by stake. */
export function settleHands(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  { banker, player, stakes }: { readonly banker: string; readonly player: string; readonly stakes: readonly number[] },
): Outcome {
  const read = judgeHands(variant, set, [
    { field: '--banker', text: banker },
    { field: '--player', text: player },
  ]);
  if (read.kind === 'failed') return read;
  const { judged, citeAll } = read.value;
  const paid = settledStakes(read.value, stakes);
  if (paid.kind === 'failed') return paid;
  const payments = paid.value.map(({ stake, amount, by }) => ({ stake, amount, ...citeAll([by])[0] }));
  const net = payments.reduce((sum, { amount }) => sum + amount, 0);
  const [bankers, players] = judged.map(({ category, points }) => ({ category, points }));
  return ok({
    json: { variant: variant.id, player: net, payments, hands: { banker: bankers, player: players } },
    text: () =>
      [
        `banker ${categoryWords(bankers?.category ?? '')}, player ${categoryWords(players?.category ?? '')}`,
        '',
        table(
          ['stake', 'brings', 'clause', 'basis'],
          payments.map(({ stake, amount, clause, basis }) => [stake, amount, clause ?? '', basis ?? '']),
        ),
        '',
        `the player ${net < 0 ? 'loses' : 'wins'} ${Math.abs(net)}`,
      ].join('\n'),
  });
}
