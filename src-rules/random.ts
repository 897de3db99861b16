/**
 * A seeded generator (xoshiro128**): state in, number and state out, the same stream on every platform. Its state is
 * four unsigned 32-bit numbers, kept with the game whose chance it is.
 */
export type Generator = readonly [number, number, number, number];
export type Seed = string | number;

/** Most sides a drawn number may have: up to here the multiplication below is exact in a double. */
const MOST_SIDES = 2 ** 21;

/** Equal seeds give equal streams; the number 7 and the text "7" are one seed, as a form or a command line gives text. */
export function generatorFrom(seed: Seed): Generator {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const word = (nth: number): number => mix(hash + Math.imul(nth, 0x9e3779b9));
  return [word(1), word(2), word(3), word(4)];
}

/** A whole number from 0 to `sides - 1`, each equally likely. */
export function below(generator: Generator, sides: number): { readonly value: number; readonly generator: Generator } {
  const state = Uint32Array.from(generator);
  const value = drawBelow(state, sides);
  return { value, generator: [state[0]!, state[1]!, state[2]!, state[3]!] };
}

/** `below` for loops that draw millions of numbers: the same stream, the state changed in place. */
export function drawBelow(state: Uint32Array, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) throw new RangeError(`cannot draw below ${sides}`);
  // Lemire's method: a product whose low half is below 2^32 mod sides belongs to no value's fair share.
  for (;;) {
    const product = next(state) * sides;
    const high = Math.floor(product / 2 ** 32);
    const low = product - high * 2 ** 32;
    if (low >= sides || low >= 2 ** 32 % sides) return high;
  }
}

function next(state: Uint32Array): number {
  const b = state[1]!;
  const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  state[2]! ^= state[0]!;
  state[3]! ^= b;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= b << 9;
  state[3] = rotate(state[3]!, 11);
  return drawn;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Spreads a word over all its bits (the finaliser of MurmurHash3). */
function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
