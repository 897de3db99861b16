import type { FullClause } from '#contract/records.ts';

export const CLAUSE_FILTERS = ['all', 'open', 'gaps', 'own'] as const;
export type ClauseFilter = (typeof CLAUSE_FILTERS)[number];

const WANTED: Readonly<Record<ClauseFilter, (clause: FullClause, variant: string) => boolean>> = {
  all: () => true,
  open: ({ readings }) => readings.length > 1,
  gaps: ({ gap, lacuna }) => gap || lacuna !== undefined,
  own: ({ statedIn }, variant) => statedIn === variant,
};

export const clausesShown = (clauses: readonly FullClause[], filter: ClauseFilter, variant: string) =>
  clauses.filter((clause) => WANTED[filter](clause, variant));
