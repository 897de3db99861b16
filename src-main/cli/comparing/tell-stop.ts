import type { Stop } from '#rules/comparing/readjudicate.ts';
import { assertNever } from '#rules/result.ts';
import { refuseComparing } from './refuse.ts';

/** Where the deals of one game come to a stop under another account. */
export function stopWords(stop: Stop | null): string {
  if (stop === null) return 'every deal can be judged so';
  switch (stop.kind) {
    case 'refused':
      return `the account refuses the next deal: ${refuseComparing(stop.refusal).error.error.message}`;
    case 'gap':
      return `the source is silent on ${stop.clauses.join(', ')}`;
    case 'asks':
      return 'the account asks what nobody was asked';
    default:
      return assertNever(stop);
  }
}
