import type { Settlement } from '#rules/tally/settle.ts';
import { exact } from '../exact.ts';

/** A settlement as the answers write it. Seats count from 0, as in `nets`. */
export function settlementJson(settlement: Settlement): object {
  if (settlement.kind !== 'against-average') return settlement;
  const { average, nets, payments } = settlement;
  return {
    average: exact(average),
    nets: nets.map(exact),
    payments: payments.map(({ from, to, amount }) => ({ from, to, amount: exact(amount) })),
  };
}
