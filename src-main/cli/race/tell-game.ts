import { isolated } from '#contract/isolated.ts';
import { formatFraction } from '#rules/fraction.ts';
import type { RaceEvent, RaceSetup, RaceState } from '#rules/race/state.ts';
import { menOn } from '#rules/race/men.ts';
import type { Told } from '../game.ts';
import { heading } from '../heading.ts';
import { tellEvent } from './tell-event.ts';

/** A whole game as text, every event with the clause behind it; each throw begins a paragraph. */
export function tellGame({ file, acts, end }: Told<RaceState, RaceEvent>): string {
  const names = end.seats.map(({ name }) => isolated(name));
  const lines = acts.flatMap(({ events }) => {
    const told = events.flatMap((event) => tellEvent(event, names));
    return events.some(({ kind }) => kind === 'thrown' || kind === 'set-up') ? ['', ...told] : told;
  });
  const { seats } = file.setup as RaceSetup;
  return [...heading(file, seats), ...lines, '', ...([0, 1] as const).map((side) => standing(end, side))].join('\n');
}

function standing({ seats, men, balances, stakes }: RaceState, side: 0 | 1): string {
  const { home, lost } = men[side];
  const money = stakes ? `, ${formatFraction(balances[side])} in money` : '';
  return `${isolated(seats[side]?.name ?? '')}: ${home} home, ${menOn(men[side])} under way, ${lost} lost${money}`;
}
