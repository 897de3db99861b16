import type { Question } from '#contract/collection/schema.ts';
import type { FullClause } from '#contract/records.ts';

const once = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** The passages a question rests on, in the order it names them: the number of each is its place. */
export const passagesOfQuestion = ({ passages, readings }: Question) =>
  once([...passages, ...readings.flatMap(({ evidence }) => evidence)]);

export const passagesOfClauses = (clauses: readonly Pick<FullClause, 'passages' | 'readings'>[]) =>
  once(clauses.flatMap((clause) => [...clause.passages, ...clause.readings.flatMap(({ passages }) => passages)]));
