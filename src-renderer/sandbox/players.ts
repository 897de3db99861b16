import { m } from '../paraglide/messages.js';

/** Who plays a seat, by the engine's own word for it. */
const PLAYERS: Readonly<Record<string, () => string>> = {
  person: m.sandbox_person,
  bot: m.sandbox_bot,
  cautious: m.comparing_cautious,
  steady: m.comparing_steady,
  bold: m.comparing_bold,
  erratic: m.comparing_erratic,
  novice: m.meld_novice,
  expert: m.meld_expert,
  random: m.race_random,
  runner: m.race_runner,
};

export const playerName = (player: string): string => PLAYERS[player]?.() ?? player;
