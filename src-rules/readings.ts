import type { ClauseId, ReadingId } from './citation.ts';
import { compile, type Choices, type OptionTable, type Ruleset, type Variant } from './ruleset.ts';

/** What a figure comes to under each reading of one clause, the others read as chosen. */
export interface ClauseEffect<T> {
  readonly clause: ClauseId;
  readonly readings: readonly { readonly reading: ReadingId; readonly chosen: boolean; readonly value: T | null }[];
}

/** How every clause with more than one reading moves a figure; `null` where the other choices leave no such game. */
export function effectsOfReadings<O, T>(
  table: OptionTable<O>,
  variant: Variant,
  choices: Choices,
  figure: (rules: Ruleset<O>) => T,
): readonly ClauseEffect<T>[] {
  const valueOf = (readings: Choices): T | null => {
    const rules = compile(table, variant, readings, 'preferred');
    return rules.kind === 'ok' ? figure(rules.value) : null;
  };
  const now = valueOf(choices);
  return variant.clauses
    .filter((clause) => clause.readings.length > 1)
    .map((clause) => ({
      clause: clause.id,
      readings: clause.readings.map(({ id }) => {
        const chosen = id === (choices[clause.id] ?? clause.preferred);
        return { reading: id, chosen, value: chosen ? now : valueOf({ ...choices, [clause.id]: id }) };
      }),
    }));
}
