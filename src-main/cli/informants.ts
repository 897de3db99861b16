import { z } from 'zod';
import { ok, type Result } from '#rules/result.ts';
import type { GivenOut } from '#contract/own/exchange.ts';
import type { Catalogue } from './catalogue.ts';
import { refused, type Failure } from './failure.ts';

/** What becomes of informants who have not agreed to be named and quoted; without it nothing is written. */
export const informantsFlag = {
  informants: {
    takes: 'value',
    hint: '<name|leave-out>',
    says: 'of informants whose consent is not noted: names them all the same, or leaves them out',
  },
} as const;
export const informants = z.enum(['name', 'leave-out'], 'must be name or leave-out').optional();

/** The sources to leave out. */
export async function leftOut(
  catalogue: Catalogue,
  of: GivenOut,
  choice: z.output<typeof informants>,
): Promise<Result<string[], Failure>> {
  if (choice === 'name') return ok([]);
  const found = await catalogue.call('export.unconsented', { of });
  if (found.kind === 'failed') return found;
  if (found.value.length === 0 || choice === 'leave-out') return ok(found.value.map(({ id }) => id));
  const names = found.value.map(({ short }) => short).join(', ');
  return refused('missing-argument', `is missing: no consent is noted of ${names}`, {
    field: '--informants',
    remedy: 'say whether to name them or to leave them out',
  });
}
