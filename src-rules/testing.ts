import type { ClauseId, ReadingId, VariantId } from './citation.ts';
import { compile, type Clause, type GapPolicy, type OptionTable, type Reading, type Ruleset } from './ruleset.ts';
import type { Result } from './result.ts';

/** The value of a result that must be a success. */
export function must<T>(result: Result<T, unknown>): T {
  if (result.kind === 'ok') return result.value;
  throw new Error(`failed: ${JSON.stringify(result.error)}`);
}

/** The error of a result that must be a failure. */
export function mustFail<E>(result: Result<unknown, E>): E {
  if (result.kind === 'failed') return result.error;
  throw new Error(`did not fail: ${JSON.stringify(result.value)}`);
}

export function readingOf(id: string, value: unknown): Reading {
  return { id: id as ReadingId, title: id, value, basis: 'stated', argument: '', passages: [] };
}

/** A clause named after its option, whose first reading is the preferred one. */
export function clauseOf(option: string, readings: readonly Reading[], gap = false): Clause {
  const [preferred] = readings;
  if (!preferred) throw new Error('a clause has at least one reading');
  return {
    id: option as ClauseId,
    option,
    text: option,
    basis: 'stated',
    passages: [],
    questions: [],
    readings,
    preferred: preferred.id,
    gap,
  };
}

/** A ruleset of these values, each by a clause named after its option and a reading called `stated`. */
export function rulesetOf<O>(
  table: OptionTable<O>,
  values: Readonly<Record<string, unknown>>,
  gaps: Readonly<Record<string, readonly Reading[]>> = {},
  policy: GapPolicy = 'ask',
): Ruleset<O> {
  const clauses = Object.entries(values).map(([option, value]) =>
    clauseOf(option, gaps[option] ?? [readingOf('stated', value)], option in gaps),
  );
  return must(compile(table, { id: 'test/rules' as VariantId, engine: 'test', clauses }, {}, policy));
}
