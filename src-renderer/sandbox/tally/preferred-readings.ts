import type { FullClause, FullVariant } from '#contract/records.ts';

/** The clauses that could be read otherwise, each as its account prefers. */
export function preferredReadings({
  clauses,
}: FullVariant): readonly { readonly clause: FullClause; readonly reading: FullClause['readings'][number] }[] {
  return clauses.flatMap((clause) => {
    const reading = clause.readings.find(({ id }) => id === clause.preferred);
    return reading && (clause.gap || clause.readings.length > 1) ? [{ clause, reading }] : [];
  });
}
