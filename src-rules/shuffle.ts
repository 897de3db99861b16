import { drawBelow, type Generator } from './random.ts';

/** The pieces in a random order (Fisher–Yates), and the generator after it. */
export function shuffle<T>(
  generator: Generator,
  pieces: readonly T[],
): { readonly pieces: readonly T[]; readonly generator: Generator } {
  const state = Uint32Array.from(generator);
  const mixed = [...pieces];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = drawBelow(state, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return { pieces: mixed, generator: [...state] as unknown as Generator };
}
