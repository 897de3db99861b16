import type { FullVariant } from '#contract/records.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { comparison, judgeHands } from './judged.ts';
import { categoryWords, handWords } from './words.ts';

const VERDICTS = { first: 'the first hand wins', second: 'the second hand wins', tie: 'the hands tie' } as const;

/** Which of two hands is the better, and by which clauses. */
export function compareTwoHands(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  first: string,
  second: string,
): Outcome {
  const read = judgeHands(variant, set, [
    { field: 'first', text: first },
    { field: 'second', text: second },
  ]);
  if (read.kind === 'failed') return read;
  const { rules, hands, judged, citeAll } = read.value;
  const found = comparison(read.value);
  const decidedBy = citeAll(found.decidedBy);
  const told = hands.map((hand, at) => ({
    hand: handWords(rules, hand),
    category: judged[at]?.category ?? '',
    points: judged[at]?.points ?? 0,
  }));
  return ok({
    json: { variant: variant.id, winner: found.winner, decidedBy, hands: told },
    text: () =>
      [
        ...told.map(({ hand, category }) => `${hand}: ${categoryWords(category)}`),
        `${VERDICTS[found.winner]} [${decidedBy.map(({ clause }) => clause).join(', ')}]`,
      ].join('\n'),
  });
}
