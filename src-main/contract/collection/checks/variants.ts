import { compile, type OptionTable, type RulesetError } from '#rules/ruleset.ts';
import { assertNever } from '#rules/result.ts';
import type { FullClause, FullVariant } from '../../records.ts';
import type { EngineTables } from '../check.ts';
import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { ClauseEntry, Collection, VariantEntry } from '../schema.ts';
import { fullVariants } from '../variants.ts';

/** Every variant of a known engine compiles, under its preferred readings and under each reading of each clause. */
export function checkVariants(collection: Collection, engines: EngineTables): CollectionProblem[] {
  const unsound = collection.variants.flatMap((variant) => [
    ...engineNamed(collection, variant),
    ...chainEnds(collection, variant),
    ...variant.clauses.flatMap((clause) => preferredReading(variant, clause)),
  ]);
  // Written out only once every chain of `extends` is known to end.
  return unsound.length > 0 ? unsound : fullVariants(collection).flatMap((variant) => compiled(variant, engines));
}

function engineNamed({ games }: Collection, { id, game }: VariantEntry): CollectionProblem[] {
  if (games.some((one) => one.id === game && one.engine !== undefined)) return [];
  return [problem(id, 'id', `the game ${game} names no engine`, 'name its engine in game.md')];
}

function chainEnds({ variants }: Collection, variant: VariantEntry): CollectionProblem[] {
  const seen = new Set<string>();
  for (let at = variant; at.extends !== undefined;) {
    seen.add(at.id);
    const base = variants.find(({ id }) => id === at.extends);
    if (!base)
      return [problem(variant.id, 'extends', `leads to ${at.extends}, which is not there`, 'write that variant')];
    if (seen.has(base.id)) return [problem(variant.id, 'extends', 'runs in a circle', 'extend another variant')];
    at = base;
  }
  return [];
}

function preferredReading({ id }: VariantEntry, { id: clause, readings, preferred }: ClauseEntry): CollectionProblem[] {
  const ids = readings?.map((one) => one.id) ?? ['stated'];
  const field = `clauses.${clause}.preferred`;
  if (preferred === undefined && ids.length > 1)
    return [problem(id, field, 'is missing', `say which of ${ids.join(', ')} is preferred`)];
  if (preferred === undefined || ids.includes(preferred)) return [];
  return [problem(id, field, `${preferred} is no reading of this clause`, `name one of ${ids.join(', ')}`)];
}

function compiled(variant: FullVariant, engines: EngineTables): CollectionProblem[] {
  const misfits = [...clausesUnique(variant), ...preferenceKnown(variant)];
  const table = engines[variant.engine];
  return misfits.length > 0 || !table ? misfits : compileAll(table, variant);
}

function clausesUnique({ id, clauses }: FullVariant): CollectionProblem[] {
  return clauses
    .filter((clause, at) => clauses.findIndex((one) => one.id === clause.id) !== at)
    .map((clause) =>
      problem(id, `clauses.${clause.id}`, `is already the name of a clause for another option`, 'name it otherwise'),
    );
}

/** `prefer` speaks of inherited clauses only; a clause of one's own says itself what it prefers. */
function preferenceKnown({ id, entry, clauses }: FullVariant): CollectionProblem[] {
  return Object.entries(entry.prefer).flatMap(([name, reading]) => {
    const field = `prefer.${name}`;
    const clause = clauses.find((one) => one.id === name && one.statedIn !== id);
    if (!clause) return [problem(id, field, 'is no inherited clause', 'name a clause of the variant this one extends')];
    const readings = clause.readings.map((one) => one.id as string);
    if (readings.includes(reading)) return [];
    return [problem(id, field, `${reading} is no reading of it`, `name one of ${readings.join(', ')}`)];
  });
}

function compileAll(table: OptionTable<Record<string, unknown>>, variant: FullVariant): CollectionProblem[] {
  const preferred = compileProblems(table, variant, {});
  if (preferred.length > 0) return preferred;
  return variant.clauses.flatMap((clause) =>
    clause.readings
      .filter((reading) => reading.id !== clause.preferred)
      .flatMap((reading) => compileProblems(table, variant, { [clause.id]: reading.id })),
  );
}

function compileProblems(
  table: OptionTable<Record<string, unknown>>,
  variant: FullVariant,
  choices: Parameters<typeof compile>[2],
): CollectionProblem[] {
  const ruleset = compile(table, variant, choices, 'preferred');
  const [[clause, reading] = []] = Object.entries(choices);
  const under = clause === undefined ? '' : ` (when ${clause} is read as ${reading})`;
  return ruleset.kind === 'ok' ? [] : ruleset.error.map((error) => rulesetProblem(variant, error, under));
}

function rulesetProblem(variant: FullVariant, error: RulesetError, under: string): CollectionProblem {
  const { id } = variant;
  switch (error.kind) {
    case 'missing-option':
      return problem(id, 'clauses', `no clause decides ${error.option}${under}`, `add a clause for it`);
    case 'unknown-option':
      return inClause(variant, error.clause, 'option', `the engine has no option ${error.option}`, 'correct its name');
    case 'option-set-twice':
      return inClause(variant, error.clause, 'option', `${error.option} is decided twice`, 'remove one of the clauses');
    case 'option-out-of-place': {
      const message = `${error.option} does not exist beside the other values${under}`;
      return inClause(variant, error.clause, 'option', message, 'remove the clause');
    }
    case 'unknown-reading':
    case 'unknown-clause':
      throw new Error(`only readings that are there were chosen: ${JSON.stringify(error)}`);
    case 'bad-value': {
      const stated = error.reading === 'stated' ? 'value' : `readings.${error.reading}.value`;
      return inClause(variant, error.clause, stated, 'is not a value of the option', `write ${error.expected}`);
    }
    default:
      return assertNever(error);
  }
}

/** Told of the file that states the clause, which may be that of a variant extended. */
function inClause(
  { clauses, id }: FullVariant,
  clause: FullClause['id'],
  field: string,
  message: string,
  remedy: string,
): CollectionProblem {
  const statedIn = clauses.find((one) => one.id === clause)?.statedIn ?? id;
  return problem(statedIn, `clauses.${clause}.${field}`, message, remedy);
}

function problem(variant: string, field: string, message: string, remedy: string): CollectionProblem {
  return { file: fileOf.variant(variant), field, message, remedy };
}
