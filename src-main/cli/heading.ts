import type { GameFile } from '#contract/game-file.ts';
import { isolated } from '#contract/isolated.ts';

/** How a game that is told begins: its variant, readings, players and seed. */
export function heading(
  { frozen, choices, setup }: GameFile,
  seats: readonly { readonly name: string; readonly player: string }[],
): readonly string[] {
  const chosen = Object.entries(choices).map(([clause, reading]) => `${clause}=${reading}`);
  const { seed } = setup as { readonly seed: string | number };
  return [
    `variant   ${frozen.id}`,
    `readings  ${chosen.length > 0 ? chosen.join(', ') : 'as preferred'}`,
    `players   ${seats.map(({ name, player }) => `${isolated(name)} (${player})`).join(', ')}`,
    `seed      ${seed}`,
  ];
}
