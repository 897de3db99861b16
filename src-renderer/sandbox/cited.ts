import type { FullClause, FullVariant } from '#contract/records.ts';
import type { Citation, PassageId } from '#rules/citation.ts';
import type { Reading } from '#rules/ruleset.ts';

/** A citation looked up in the variant it was made under. */
export interface Cited {
  readonly clause: FullClause;
  readonly reading: Reading;
  /** What the reading rests on, or else its clause; the passage that speaks to the case comes first. */
  readonly passages: readonly PassageId[];
}

export function citedIn(variant: FullVariant, citation: Citation): Cited {
  const clause = variant.clauses.find(({ id }) => id === citation.clause);
  const reading = clause?.readings.find(({ id }) => id === citation.reading);
  if (!clause || !reading) throw new Error(`${variant.entry.id} has no ${citation.clause} read as ${citation.reading}`);
  const passages = reading.passages.length > 0 ? reading.passages : clause.passages;
  const spoken = citation.passage === undefined ? undefined : passages[citation.passage];
  return {
    clause,
    reading,
    passages: spoken === undefined ? passages : [spoken, ...passages.filter((id) => id !== spoken)],
  };
}
