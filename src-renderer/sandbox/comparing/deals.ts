import type { Act } from '#rules/play.ts';
import type { ComparingCommand, ComparingEvent, Payment, SeatRuling } from '#rules/comparing/state.ts';

export type ComparingAct = Act<ComparingCommand, ComparingEvent>;

/** The deal on the table, as far as it has come. */
export interface DealTold {
  readonly number: number;
  readonly rulings: readonly SeatRuling[] | undefined;
  readonly payments: readonly Payment[];
  readonly events: readonly ComparingEvent[];
}

/** Everything since the cards were last dealt. */
export function lastDeal(acts: readonly ComparingAct[]): DealTold | null {
  const events = acts.flatMap((act) => act.events);
  const from = events.findLastIndex(({ kind }) => kind === 'dealt');
  if (from < 0) return null;
  const own = events.slice(from);
  return {
    number: events.filter(({ kind }) => kind === 'dealt').length,
    rulings: own.find((event) => event.kind === 'ruled')?.rulings,
    payments: own.find((event) => event.kind === 'paid')?.payments ?? [],
    events: own,
  };
}

/** What each bettor has won or lost after each deal; the rows sum to zero. */
export function ledgerOf(acts: readonly ComparingAct[], bettors: number): readonly (readonly number[])[] {
  let balances: readonly number[] = new Array<number>(bettors).fill(0);
  const rows: (readonly number[])[] = [];
  for (const event of acts.flatMap((act) => act.events)) {
    if (event.kind !== 'paid') continue;
    balances = event.payments.reduce(pay, balances);
    rows.push(balances);
  }
  return rows;
}

const pay = (balances: readonly number[], { from, to, amount }: Payment): readonly number[] =>
  balances.map((held, bettor) => held + (bettor === to ? amount : 0) - (bettor === from ? amount : 0));
