import type { OptionTable } from '#rules/ruleset.ts';
import { checkArtefacts } from './checks/artefacts.ts';
import { checkDates } from './checks/dates.ts';
import { checkIdentity } from './checks/identity.ts';
import { checkProse } from './checks/prose.ts';
import { checkQuestions } from './checks/questions.ts';
import { checkReferences } from './checks/references.ts';
import { checkRegister } from './checks/register.ts';
import { checkVariants } from './checks/variants.ts';
import type { CollectionProblem } from './problem.ts';
import type { Collection } from './schema.ts';

/** The options each engine reads, by the engine's id. Variants of an engine not named here are not compiled. */
export type EngineTables = Readonly<Record<string, OptionTable<Record<string, unknown>>>>;

/** Everything by which the records of a collection do not fit together. */
export function checkCollection(collection: Collection, engines: EngineTables): CollectionProblem[] {
  return [
    ...checkIdentity(collection),
    ...checkReferences(collection),
    ...checkQuestions(collection),
    ...checkArtefacts(collection),
    ...checkDates(collection),
    ...checkProse(collection),
    ...checkRegister(collection),
    ...checkVariants(collection, engines),
  ];
}
