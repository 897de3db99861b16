import { isolated } from '#contract/isolated.ts';
import type { ComparingEvent, ComparingSetup, ComparingState } from '#rules/comparing/state.ts';
import type { Told } from '../game.ts';
import { tellEvent, type Table } from './tell-event.ts';
import { facesOf } from './faces.ts';

/** A whole game as text, every event with the clause behind it. */
export function tellGame({ file, acts, end }: Told<ComparingState, ComparingEvent>): string {
  const { frozen, choices, setup } = file;
  const chosen = Object.entries(choices).map(([clause, reading]) => `${clause}=${reading}`);
  const { seats, seed } = setup as ComparingSetup;
  const table: Table = {
    names: [...end.seats, ...end.bystanders].map(({ name }) => isolated(name)),
    faces: facesOf(frozen),
  };
  const lines = acts.flatMap(({ before, events }) => {
    const told = events.flatMap((event) => tellEvent(event, table, before));
    const isDeal = events.some(({ kind }) => kind === 'dealt');
    return isDeal ? ['', `${before.deals + 1}. deal`, ...told.map(indent)] : told.map(indent);
  });
  return [
    `variant   ${frozen.id}`,
    `readings  ${chosen.length > 0 ? chosen.join(', ') : 'as preferred'}`,
    `players   ${seats.map(({ name, player }) => `${name} (${player})`).join(', ')}`,
    `seed      ${seed}`,
    ...lines,
    '',
    ...end.balances.map((balance, bettor) => `${table.names[bettor]} ends with ${signed(balance)}`),
  ].join('\n');
}

const indent = (line: string): string => `   ${line}`;
const signed = (balance: number): string => (balance > 0 ? `+${balance}` : String(balance));
