export const ODDS_JOBS = { nothing: (n: number): number => n };
