import { isolated } from '#contract/isolated.ts';
import type { MeldEvent, MeldSetup, MeldState } from '#rules/meld/state.ts';
import type { Told } from '../game.ts';
import { heading } from '../heading.ts';
import { tellEvent } from './tell-event.ts';

/** A whole hand as text, every event with the clause behind it; each card shown begins a paragraph. */
export function tellGame({ file, acts, end }: Told<MeldState, MeldEvent>): string {
  const names = end.seats.map(({ name }) => isolated(name));
  const lines = acts.flatMap(({ events }) => {
    const shows = events.some(({ kind }) => kind === 'drew' || kind === 'dealt' || kind === 'set-up');
    const told = events.flatMap((event) => tellEvent(event, names));
    return shows ? ['', ...told] : told;
  });
  const { seats } = file.setup as MeldSetup;
  return [
    ...heading(file, seats),
    ...lines,
    '',
    ...end.balances.map((balance, seat) => `${names[seat]} ends with ${balance > 0 ? `+${balance}` : balance}`),
  ].join('\n');
}
