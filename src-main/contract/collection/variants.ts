import type { ClauseId, PassageId, QuestionId, ReadingId, VariantId } from '#rules/citation.ts';
import type { Reading } from '#rules/ruleset.ts';
import type { FullClause, FullVariant } from '../records.ts';
import type { ClauseEntry, Collection, ReadingEntry, VariantEntry } from './schema.ts';

/** Every variant of a checked collection with what it inherits written out. */
export function fullVariants(collection: Collection): FullVariant[] {
  return collection.variants.map((entry) => fullVariant(collection, entry));
}

/** Throws where the collection has not been checked: an unknown variant or game, or a circle of `extends`. */
export function fullVariant(collection: Collection, entry: VariantEntry): FullVariant {
  const engine = collection.games.find((game) => game.id === entry.game)?.engine;
  if (!engine) throw new Error(`game ${entry.game} names no engine`);
  return { id: entry.id as VariantId, engine, entry, clauses: clausesOf(collection.variants, entry) };
}

function clausesOf(
  variants: readonly VariantEntry[],
  entry: VariantEntry,
  heirs: readonly string[] = [],
): FullClause[] {
  if (heirs.includes(entry.id)) throw new Error(`${entry.id} extends itself`);
  if (!entry.extends) return overlaid([], entry);
  const base = variants.find((one) => one.id === entry.extends);
  if (!base) throw new Error(`${entry.id} extends ${entry.extends}, which is not there`);
  return overlaid(clausesOf(variants, base, [...heirs, entry.id]), entry);
}

/** A clause of its own replaces the one it takes over for the same option, in its place; those dropped are not taken over. */
export function overlaid(
  base: readonly FullClause[],
  { id, clauses, prefer }: Pick<VariantEntry, 'id' | 'clauses' | 'prefer'>,
  drops: readonly string[] = [],
): FullClause[] {
  const own = clauses.map((clause) => fullClause(clause, id));
  const inherited = base.filter((clause) => !drops.includes(clause.id)).map((clause) => preferring(clause, prefer));
  const inPlace = inherited.map((clause) => own.find((one) => one.option === clause.option) ?? clause);
  return [...inPlace, ...own.filter((clause) => !inPlace.includes(clause))];
}

function preferring(clause: FullClause, prefer: Readonly<Record<string, string>>): FullClause {
  const preferred = prefer[clause.id];
  return preferred === undefined ? clause : { ...clause, preferred: preferred as ReadingId };
}

function fullClause(entry: ClauseEntry, statedIn: string): FullClause {
  const readings = readingsOf(entry);
  return {
    id: entry.id as ClauseId,
    option: entry.option,
    text: entry.text,
    basis: entry.basis,
    passages: entry.passages as PassageId[],
    questions: entry.questions as QuestionId[],
    readings,
    preferred: (entry.preferred ?? readings[0]?.id) as ReadingId,
    gap: entry.gap,
    statedIn,
    ...(entry.lacuna !== undefined && { lacuna: entry.lacuna }),
    sic: entry.sic,
  };
}

function readingsOf(entry: ClauseEntry): Reading[] {
  const stated: ReadingEntry = { id: 'stated', title: 'as stated', value: entry.value };
  return (entry.readings ?? [stated]).map((reading) => ({
    id: reading.id as ReadingId,
    title: reading.title,
    value: reading.value,
    basis: reading.basis ?? entry.basis,
    argument: reading.argument ?? '',
    passages: (reading.passages ?? entry.passages) as PassageId[],
  }));
}
