import type { Side } from '#rules/race/state.ts';
import { m } from '../../paraglide/messages.js';
import { placeOn } from './places.ts';
import type { RaceTable } from './table.svelte.ts';

/** What one spot of the board shows: to the eye, and in words. */
export interface PlaceShown {
  /** As the side whose turn it is counts. */
  readonly place: number;
  readonly counts: readonly [number, number];
  readonly inHand: boolean;
  /** A man here may be moved or given up. */
  readonly open: boolean;
  /** The number by which the man in hand comes here. */
  readonly by: number | undefined;
  readonly label: string;
}

export function showPlace(table: RaceTable, spot: number): PlaceShown {
  const { board } = table.rules.options;
  const place = placeOn(board, table.state.turn, spot);
  const { from } = table.hand;
  const countOf = (side: Side): number => table.men[side].course[placeOn(board, side, spot)] ?? 0;
  const movable = table.choices.some((choice) => choice.from === place);
  const losable = table.losable.includes(place);
  const shown = {
    place,
    counts: [countOf(0), countOf(1)] as const,
    inHand: from === place,
    by: table.choices.find((choice) => choice.from === from && choice.to === place)?.steps,
  };
  const does = [
    ...(shown.inHand ? [m.race_place_held()] : []),
    ...(shown.by === undefined ? [] : [m.race_place_reached({ steps: shown.by })]),
    ...(movable && !shown.inHand ? [m.race_place_movable()] : []),
    ...(losable ? [m.race_place_losable()] : []),
  ];
  const words = [m.race_place({ place: place + 1 }), ...menWords(table.names, shown.counts), ...does];
  return { ...shown, open: movable || losable, label: words.join(m.race_list()) };
}

function menWords(names: readonly string[], counts: readonly number[]): readonly string[] {
  const men = counts.flatMap((count, side) =>
    count > 0 ? [m.race_place_men({ name: names[side] ?? '', count })] : [],
  );
  return men.length > 0 ? men : [m.race_place_empty()];
}
