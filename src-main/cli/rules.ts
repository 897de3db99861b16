import { nearest } from '#contract/nearest.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Basis, Citation, PassageId } from '#rules/citation.ts';
import { assertNever, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type OptionTable, type Ruleset, type RulesetError } from '#rules/ruleset.ts';
import { refused, type Failure } from './failure.ts';

export interface Compiled<O> {
  readonly rules: Ruleset<O>;
  readonly cite: (citation: Citation) => Cited;
}

/** A clause as the answers name it: basis and passages are those of the reading chosen. */
export interface Cited {
  readonly clause: string;
  readonly basis: Basis;
  readonly passages: readonly PassageId[];
}

/** Compiles a variant under the readings chosen on the line; every gap left open takes its preferred reading. */
export function compiled<O>(
  table: OptionTable<O>,
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
): Result<Compiled<O>, Failure> {
  const rules = compile(table, variant, set as Choices, 'preferred');
  if (rules.kind === 'ok') return ok({ rules: rules.value, cite: (citation) => cite(variant, citation) });
  return refuseRuleset(variant, rules.error[0]);
}

export function cite({ id, clauses }: FullVariant, { clause, reading }: Citation): Cited {
  const found = clauses.find((one) => one.id === clause)?.readings.find((one) => one.id === reading);
  if (!found) throw new Error(`${id} has no clause ${clause} read as ${reading}`);
  return { clause, basis: found.basis, passages: found.passages };
}

/** Variants were checked when they were loaded, so what is wrong here was asked for on the line. */
export function refuseRuleset(variant: FullVariant, error: RulesetError | undefined) {
  if (!error) throw new Error(`${variant.id} does not compile, and nothing says why`);
  const field = '--set';
  switch (error.kind) {
    case 'unknown-clause':
      return refused(error.kind, `${variant.id} has no clause ${error.clause}`, {
        field,
        remedy: didYouMean(error.clause, error.clauses),
      });
    case 'unknown-reading':
      return refused(error.kind, `the clause ${error.clause} has no reading ${error.reading}`, {
        field,
        remedy: didYouMean(error.reading, error.readings),
      });
    case 'missing-option':
    case 'unknown-option':
    case 'option-set-twice':
    case 'option-out-of-place':
      return refused('bad-ruleset', `these readings leave ${error.option} undecided or out of place`, {
        field,
        remedy: 'choose other readings',
      });
    case 'bad-value':
      return refused('bad-ruleset', `the clause ${error.clause} should give ${error.expected}`, { field });
    default:
      return assertNever(error);
  }
}

function didYouMean(word: string, known: readonly string[]): string {
  const like = nearest(word, known);
  return like === undefined ? `known: ${known.join(', ')}` : `did you mean ${like}?`;
}
