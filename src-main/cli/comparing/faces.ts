import type { FullVariant } from '#contract/records.ts';
import type { Faces } from '#rules/comparing/deck.ts';

/** How the pieces of a variant's deck are written; every reading of a deck clause has faces of one notation. */
export function facesOf({ clauses }: FullVariant): Faces {
  const deck = clauses.find(({ option }) => option === 'deck')?.readings[0]?.value;
  return (deck as { readonly faces: Faces }).faces;
}
