import { formatFraction } from '#rules/fraction.ts';
import { assertNever } from '#rules/result.ts';
import type { Settlement } from '#rules/tally/settle.ts';
import { cited } from './words.ts';

/** The end of a game in words: the points, and who pays whom or has won. */
export function settlementLines(settlement: Settlement, who: (seat: number) => string): readonly string[] {
  const points = settlement.points.map((one, seat) => `${who(seat)} has ${one}`);
  return [...points, ...verdict(settlement, who)];
}

function verdict(settlement: Settlement, who: (seat: number) => string): readonly string[] {
  switch (settlement.kind) {
    case 'against-average':
      return [
        `the average is ${formatFraction(settlement.average)}${cited(settlement.citation)}`,
        ...settlement.payments.map(
          ({ from, to, amount }) =>
            `${who(from)} pays ${who(to)} ${formatFraction(amount)}${cited(settlement.sharing)}`,
        ),
      ];
    case 'most-points':
      return [`${settlement.winners.map(who).join(' and ')} won${cited(settlement.citation)}`];
    case 'title':
      return [`${settlement.winner === null ? 'nobody' : who(settlement.winner)} won${cited(settlement.citation)}`];
    default:
      return assertNever(settlement);
  }
}
