import type { GameFile } from './game-file.ts';

/** A game as `replay` reads it from a file. Apart from its parser, whose library the window must not load. */
export const gameFileOf = (game: Omit<GameFile, 'format' | 'version'>): GameFile => ({
  format: 'variorum-game',
  version: 1,
  frozen: game.frozen,
  choices: game.choices,
  gapPolicy: game.gapPolicy,
  setup: game.setup,
  entries: game.entries,
});
