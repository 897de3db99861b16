import type { Basis, ReadingId } from '#rules/citation.ts';
import type { ClauseEntry } from '#contract/collection/schema.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import { keyOfValue } from './values.ts';

/** A value some account gives an option, with the words and the names of those that do. */
export interface Offer {
  readonly key: string;
  readonly value: unknown;
  readonly words: string;
  readonly accounts: readonly string[];
}

/** Every value the accounts of a game give to an option, each once. */
export function offersOf(
  option: string,
  variants: readonly FullVariant[],
  nameOf: (variant: FullVariant) => string,
): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const variant of variants) {
    for (const clause of variant.clauses.filter((one) => one.option === option)) {
      for (const { title, value } of clause.readings) {
        const key = keyOfValue(value);
        const { words, accounts } = offers.get(key) ?? { words: wordsOf(clause, title), accounts: [] };
        offers.set(key, { key, value, words, accounts: [...new Set([...accounts, nameOf(variant)])] });
      }
    }
  }
  return [...offers.values()];
}

const wordsOf = ({ readings, text }: FullClause, title: string) => (readings.length > 1 ? title : text);

/** Options that other accounts of the game decide and this one does not, in the order they come up there. */
export function undecided(variant: FullVariant, others: readonly FullVariant[]): readonly string[] {
  const decided = new Set(variant.clauses.map(({ option }) => option));
  const options = others.flatMap(({ clauses }) => clauses.map(({ option }) => option));
  return [...new Set(options)].filter((option) => !decided.has(option));
}

/** A clause of one's own in the place of another: nothing is changed yet, and nothing is cited. */
export function clauseOver({ id, option, text, readings, preferred }: FullClause): ClauseEntry {
  const value = readings.find((reading) => reading.id === preferred)?.value;
  return ownClause(id, option, text, value);
}

/** The readings preferred, with one more chosen; what is read so anyway is not worth a word. */
export function preferring(
  prefer: Readonly<Record<string, string>>,
  { id, preferred }: FullClause,
  reading: ReadingId | null,
): Readonly<Record<string, string>> {
  const { [id]: _, ...others } = prefer;
  return reading === null || reading === preferred ? others : { ...others, [id]: reading };
}

/** A clause on a point the account has not spoken of. */
export const clauseOn = (option: string, { words, value }: Offer): ClauseEntry =>
  ownClause(option.toLowerCase().replace(/[^a-z0-9]+/g, '-'), option, words, value);

function ownClause(id: string, option: string, text: string, value: unknown): ClauseEntry {
  return { id, option, text, basis: 'ours', passages: [], questions: [], gap: false, sic: [], value };
}

/** One value in the place of all readings. */
export function withValue({ readings: _, preferred: __, ...clause }: ClauseEntry, value: unknown): ClauseEntry {
  return { ...clause, value };
}

/** What rests on passages is stated until said otherwise; what rests on none is the user's own. */
export function withPassages(clause: ClauseEntry, passages: readonly string[]): ClauseEntry {
  const basis: Basis = passages.length === 0 ? 'ours' : clause.passages.length === 0 ? 'stated' : clause.basis;
  return { ...clause, passages: [...passages], basis };
}
