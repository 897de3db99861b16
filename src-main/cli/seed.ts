import { randomInt } from 'node:crypto';

/** The seed given, or one drawn by chance; either way the answer names it, so that it can be had again. */
export const seedOr = (seed: string | undefined): string => seed ?? String(randomInt(2 ** 32));
