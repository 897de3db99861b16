/** How the places of a shelf are marked for a query: those that pass all of it, and those that fail one facet alone. */
export type Marks = Uint16Array;

export const PASSES = 1;

export const failsOnly = (facet: number): number => 2 + facet;
