import { assertNever } from '#rules/result.ts';
import type { RulesetError } from '#rules/ruleset.ts';
import type { VariantProblem } from '#contract/own/methods.ts';
import { m } from '../../paraglide/messages.js';
import { rulesetText } from '../../sandbox/tally/refusals.ts';

/** What is wrong with an account, and how to mend it; each thing once. */
export function wordsOfProblem(problem: VariantProblem): readonly string[] {
  switch (problem.kind) {
    case 'no-base':
      return [m.own_variant_no_base({ base: problem.extends })];
    case 'no-engine':
      return [m.own_variant_no_engine({ game: problem.game })];
    case 'bad-clauses':
      return [...new Set(problem.errors.map(remedyFor))];
    default:
      return assertNever(problem);
  }
}

/** What is wrong with the clauses, told to someone who can leave them out and write others. */
function remedyFor(error: RulesetError): string {
  switch (error.kind) {
    case 'missing-option':
      return m.own_variant_missing({ option: error.option });
    case 'option-out-of-place':
      return m.own_variant_out_of_place({ clause: error.clause, option: error.option });
    default:
      return rulesetText(error);
  }
}

/** What an engine would have read as the value of a clause, where it could not read what stands there. */
export function expectedFor(clause: string, problems: readonly VariantProblem[]): string | undefined {
  const errors = problems.flatMap((problem) => (problem.kind === 'bad-clauses' ? problem.errors : []));
  const bad = errors.find((error) => error.kind === 'bad-value' && error.clause === clause);
  return bad?.kind === 'bad-value' ? m.own_clause_expected({ expected: bad.expected }) : undefined;
}
