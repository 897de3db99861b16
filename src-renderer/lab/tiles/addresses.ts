import { TILES_GAME } from '#contract/kept-hypothesis.ts';

export const BENCH = '#/lab/tiles';
export const NEW_HYPOTHESIS = `${BENCH}/new`;

export const hypothesisAddress = (id: string): string => `${BENCH}/${encodeURIComponent(id)}`;
export const changeAddress = (id: string): string => `${hypothesisAddress(id)}/change`;
/** A new hypothesis that begins as another one stands. */
export const likeAddress = (id: string): string => `${NEW_HYPOTHESIS}?like=${encodeURIComponent(id)}`;
export const playAddress = (id: string): string => `#/sandbox/new?variant=${encodeURIComponent(`${TILES_GAME}/${id}`)}`;

/** As many as can be read beside one another. */
export const MOST_COMPARED = 4;
export const compareAddress = (ids: readonly string[]): string =>
  `${BENCH}/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
