import { assertNever } from '#rules/result.ts';
import type { Stop } from '#rules/tally/readjudicate.ts';

/** Where the dice of one game come to a stop under other rules. */
export function stopWords(stop: Stop): string {
  switch (stop.kind) {
    case 'finished':
      return 'the game ends with the same throw';
    case 'ended-early':
      return `the game ends sooner; ${stop.left} throws are left over`;
    case 'dice-ran-out':
      return 'the throws give out before the game ends';
    case 'gap':
      return `the source is silent on ${stop.clauses.join(', ')}; ${stop.left} throws are left over`;
    default:
      return assertNever(stop);
  }
}
