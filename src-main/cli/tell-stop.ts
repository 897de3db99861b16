import type { Stop } from '#rules/judge-again.ts';
import { assertNever, type Failed } from '#rules/result.ts';
import type { Failure } from './failure.ts';

/** Where what was done in one game comes to a stop under other rules. */
export function stopWords<Refusal>(stop: Stop<Refusal>, refuse: (refusal: Refusal) => Failed<Failure>): string {
  switch (stop.kind) {
    case 'finished':
      return 'everything that was done can be done so';
    case 'refused':
      return `the next act is refused: ${refuse(stop.refusal).error.error.message}; ${stop.left} acts are left over`;
    case 'gap':
      return `the source is silent on ${stop.clauses.join(', ')}; ${stop.left} acts are left over`;
    default:
      return assertNever(stop);
  }
}
