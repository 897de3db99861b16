import { assertNever } from '#rules/result.ts';
import type { RuledAward } from '#rules/tally/ruling.ts';
import { cited, COMBINATION_NAMES } from './words.ts';

export function awardWords({ combination, award, citation, pattern }: RuledAward): string {
  return `${COMBINATION_NAMES[combination]}: ${earns(award)}${cited(citation, ...(pattern ? [pattern] : []))}`;
}

function earns(award: RuledAward['award']): string {
  switch (award.kind) {
    case 'everything':
      return 'everything there is';
    case 'stock':
      return 'all that is left in the stock';
    case 'worth':
      return `worth ${award.worth}`;
    default:
      return assertNever(award);
  }
}
