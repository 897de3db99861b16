import { isolated } from '#contract/isolated.ts';
import type { TallyEvent, TallySetup, TallyState } from '#rules/tally/state.ts';
import { countPieces } from '#rules/tally/stock.ts';
import type { Told } from '../game.ts';
import { tellEvent } from './tell-event.ts';

/** A whole game as text, every event with the clause behind it. */
export function tellGame({ file, acts, end }: Told<TallyState, TallyEvent>): string {
  const { frozen, choices, setup } = file;
  const chosen = Object.entries(choices).map(([clause, reading]) => `${clause}=${reading}`);
  const { seats, seed } = setup as TallySetup;
  const heading = [
    `variant   ${frozen.id}`,
    `readings  ${chosen.length > 0 ? chosen.join(', ') : 'as preferred'}`,
    `players   ${seats.map(({ name }) => isolated(name)).join(', ')}`,
    `seed      ${seed}`,
  ];
  const throws = acts.map(({ before, events }, at) => tellAct(at + 1, before, events));
  const stock = countPieces(end.stock);
  return [
    ...heading,
    ...throws.flatMap((lines) => ['', ...lines]),
    '',
    `${acts.length} acts, ${stock} pieces left`,
  ].join('\n');
}

function tellAct(number: number, before: TallyState, events: readonly TallyEvent[]): readonly string[] {
  const [head = '', ...rest] = events.flatMap((event) => tellEvent(event, before));
  return [`${number}. ${head}`, ...rest.map((line) => `   ${line}`)];
}
