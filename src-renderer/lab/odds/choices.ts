import type { FullVariant } from '#contract/records.ts';
import type { ReadingId } from '#rules/citation.ts';
import type { Choices } from '#rules/ruleset.ts';

/** The readings an address chooses, `tie-break:highest-only,payment:double`; what the account does not know is dropped. */
export function choicesIn(text: string, { clauses }: FullVariant): Choices {
  const pairs = text.split(',').map((pair) => pair.split(':', 2));
  const known = pairs.flatMap(([id, wanted]) => {
    const clause = clauses.find((one) => one.id === id);
    const reading = clause?.readings.find((one) => one.id === wanted);
    return clause && reading && reading.id !== clause.preferred ? [[clause.id, reading.id] as const] : [];
  });
  return Object.fromEntries(known);
}

/** For the address; nothing where every clause is read as preferred. */
export function choicesText(choices: Choices): string | undefined {
  const pairs = Object.entries(choices).map(([clause, reading]) => `${clause}:${reading}`);
  return pairs.length > 0 ? pairs.join(',') : undefined;
}

/** The choices with one more, or one fewer where it is the preferred reading. */
export function choose(choices: Choices, { clauses }: FullVariant, id: string, reading: ReadingId): Choices {
  const { [id]: _, ...others } = choices;
  const preferred = clauses.find((clause) => clause.id === id)?.preferred;
  return reading === preferred ? others : { ...others, [id]: reading };
}
