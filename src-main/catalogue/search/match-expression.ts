import { assertNever } from '#rules/result.ts';
import type { Query, Term } from './query.ts';
import { hanTokens } from './tokens.ts';

/** A query in FTS5's language. Everything is quoted, and tokens hold only letters and digits. */
export function matchExpression(query: Query, columns: readonly string[]): string {
  const parts = query.map((part) => any(part.map((alternative) => every(alternative.map(term)))));
  return `{${columns.join(' ')}} : ${every(parts)}`;
}

/** Restricts an expression to records that carry one of the tags. */
export function tagged(expression: string, tags: readonly string[]): string {
  return `(${expression}) AND ({tag} : ${any(tags.map(quote))})`;
}

const every = (parts: readonly string[]): string => `(${parts.join(' AND ')})`;
const any = (parts: readonly string[]): string => `(${parts.join(' OR ')})`;
const quote = (tokens: string): string => `"${tokens}"`;

function term(one: Term): string {
  switch (one.kind) {
    case 'han':
      return quote(hanPhrase(one.characters));
    case 'phrase':
      return quote(one.words.join(' ')) + (one.prefix ? '*' : '');
    default:
      return assertNever(one);
  }
}

/** Beginning and ending with a pair makes the phrase as rare as it can be. */
function hanPhrase(characters: readonly string[]): string {
  const tokens = hanTokens(characters);
  return (tokens.length > 1 ? tokens.slice(1, -1) : tokens).join(' ');
}
