import type { Generator } from './random.ts';

/**
 * The generator of `random.ts` for simulations that draw hundreds of millions of small numbers: its words are made a
 * buffer at a time and used half a word a number. Equal generators give equal streams on every platform.
 */
export interface Stream {
  readonly state: Uint32Array;
  readonly halves: Uint16Array;
  at: number;
}

const HALVES = 4096;
/** Below this a half word is enough for a fair number. */
const MOST_SIDES = 2 ** 16;

export function streamFrom(generator: Generator): Stream {
  return { state: Uint32Array.from(generator), halves: new Uint16Array(HALVES), at: HALVES };
}

/** A whole number from 0 to `sides - 1`, each equally likely. */
export function drawFrom(stream: Stream, sides: number): number {
  // Lemire's method, as in `random.ts`.
  for (;;) {
    if (stream.at === HALVES) refill(stream);
    const product = stream.halves[stream.at++]! * sides;
    const low = product & (MOST_SIDES - 1);
    if (low >= sides || low >= MOST_SIDES % sides) return product >>> 16;
  }
}

function refill(stream: Stream): void {
  const { state, halves } = stream;
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  for (let at = 0; at < HALVES; at += 2) {
    const scrambled = Math.imul(b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    halves[at] = word;
    halves[at + 1] = word >>> 16;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
  }
  state.set([a, b, c, d]);
  stream.at = 0;
}
