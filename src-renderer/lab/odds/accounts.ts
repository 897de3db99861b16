/** Engines whose odds are counted here. */
const COUNTED = ['comparing', 'tally', 'meld', 'race'] as const;
export type CountedEngine = (typeof COUNTED)[number];

export const countedEngine = (engine: string): CountedEngine | undefined => COUNTED.find((one) => one === engine);

/** Where the odds of an account, such as `koo-kiew/dobree`, are shown. */
export const oddsAddress = (variant: string): string => `#/lab/odds/${variant}`;
