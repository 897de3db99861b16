declare module 'pokersolver' {
  /** What this bench uses of a package that has no types. */
  const pokersolver: {
    readonly Hand: { solve(cards: readonly string[], game: string): { readonly rank: number } };
  };
  export default pokersolver;
}
