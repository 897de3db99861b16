import type { LeftOut } from '#rules/comparing/leave-out.ts';
import type { Stop } from '#rules/comparing/readjudicate.ts';
import { assertNever } from '#rules/result.ts';
import { refuseComparing } from './refuse.ts';

const LEFT_OUT_WORDS: Readonly<Record<LeftOut, string>> = {
  'second-stakes': 'second stakes',
  'side-bets': 'bets on and between players',
};

/** Where the deals of one game come to a stop under another account, and what was left out of them. */
export function stopWords(stop: Stop | null, leftOut: readonly LeftOut[]): string {
  const left = leftOut.map((one) => `left out, since the account does not allow them: ${LEFT_OUT_WORDS[one]}`);
  return [...left, whereItStops(stop)].join('\n');
}

function whereItStops(stop: Stop | null): string {
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
