import { assertNever } from '#rules/result.ts';
import type { Settlement } from '#rules/tally/settle.ts';
import type { Seat } from '#rules/tally/state.ts';
import { m } from '../../paraglide/messages.js';
import { mixed } from './fractions.ts';

/** How a game came out, in a sentence. */
export function verdictOf(settlement: Settlement, seats: readonly Seat[]): string {
  const nameAt = (seat: number) => seats[seat]?.name ?? '';
  switch (settlement.kind) {
    case 'against-average':
      return m.tally_settled_average({ average: mixed(settlement.average) });
    case 'most-points':
      return m.tally_settled_most({ names: settlement.winners.map(nameAt).join(m.tally_and()) });
    case 'title':
      return settlement.winner === null
        ? m.tally_settled_no_title()
        : m.tally_settled_title({ name: nameAt(settlement.winner) });
    default:
      return assertNever(settlement);
  }
}
