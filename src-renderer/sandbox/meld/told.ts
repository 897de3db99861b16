import type { Act } from '#rules/play.ts';
import type { MeldCommand, MeldEvent, MeldState } from '#rules/meld/state.ts';

export type MeldAct = Act<MeldCommand, MeldEvent>;
export type Won = MeldEvent & { readonly kind: 'won' };

const begins = ({ kind }: MeldEvent): boolean => kind === 'dealt' || kind === 'set-up';
const ends = ({ kind }: MeldEvent): boolean => kind === 'won' || kind === 'pile-out';

/** What has happened since the cards were last dealt or set up. */
export function lastHand(acts: readonly MeldAct[]): readonly MeldEvent[] {
  const events = acts.flatMap((act) => act.events);
  const from = events.findLastIndex(begins);
  return from < 0 ? [] : events.slice(from);
}

export const winIn = (events: readonly MeldEvent[]): Won | undefined => events.find((event) => event.kind === 'won');

/** What each seat has won or lost after each hand; the rows sum to zero. `states` holds one more than `acts`, the start. */
export function ledgerOf(acts: readonly MeldAct[], states: readonly MeldState[]): readonly (readonly number[])[] {
  return acts.flatMap((act, at) => (act.events.some(ends) ? [states[at + 1]?.balances ?? []] : []));
}
