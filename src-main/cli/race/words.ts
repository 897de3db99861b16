import type { RaceState, Step } from '#rules/race/state.ts';
import type { ThrowKind } from '#rules/race/throw.ts';

export const THROW_NAMES: Readonly<Record<ThrowKind, string>> = {
  'double-one': 'double one',
  doublet: 'doublet',
  joined: 'joined numbers',
  single: 'single numbers',
};

export const PHASE_WORDS: Readonly<Record<RaceState['phase']['kind'], string>> = {
  beginning: 'the sides throw for the first turn',
  throwing: 'the dice are to be thrown',
  moving: 'the throw is to be played',
  losing: 'a man is to be given up',
  finished: 'the game is over',
};

/** Places are told from 1, as the source counts its lines. */
export const placeWords = (place: number | 'home'): string => (place === 'home' ? 'home' : `place ${place + 1}`);

export const stepWords = (steps: readonly Step[]): string =>
  steps.map(({ from, steps: count }) => `${placeWords(from)} + ${count}`).join(', ');
