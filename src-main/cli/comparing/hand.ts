import type { FullVariant } from '#contract/records.ts';
import { isLong, isTerus } from '#rules/comparing/settle.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { judgeHands } from './judged.ts';
import { categoryWords, handWords } from './words.ts';

/** What a hand is, and by which clause. */
export function comparingHand(variant: FullVariant, set: Readonly<Record<string, string>>, cards: string): Outcome {
  const read = judgeHands(variant, set, [{ field: 'cards', text: cards }]);
  if (read.kind === 'failed') return read;
  const { rules, hands, judged, citeAll } = read.value;
  const [hand, one] = [hands[0], judged[0]];
  if (!hand || !one) throw new Error('one hand is judged');
  const { contract, out } = rules.options;
  const standing = {
    ...(contract === 'long' && { long: isLong(rules, one) }),
    ...(contract === 'terus' && { terus: isTerus(rules, one) }),
    ...(out !== 'none' && { out: one.category === 'out' }),
  };
  const [by] = citeAll([one.by]);
  const { category, points } = one;
  return ok({
    json: { variant: variant.id, hand: handWords(rules, hand), category, points, ...standing, ...by },
    text: () =>
      [
        `${handWords(rules, hand)}: ${categoryWords(category)} [${by?.clause}]`,
        ...Object.entries(standing).map(([name, holds]) => `${holds ? '' : 'not '}${STANDING_WORDS[name] ?? name}`),
      ].join('\n'),
  });
}

const STANDING_WORDS: Readonly<Record<string, string>> = { long: 'Long', terus: 'tĕrus', out: 'out' };
