import type { Fold } from '../fold/fold.ts';
import { piecesOf, runsOf, type Piece } from '../fold/words.ts';

/** How many words may be written as one: `zhuang yuan chou` is found under `zhuangyuanchou`. */
export const LONGEST_JOIN = 4;
/** Stands between values, so that no phrase runs from one into the next; no query can contain it. */
const BREAK = '¶';

/**
 * The tokens of one field, separated by blanks, as FTS5's `ascii` tokenizer takes them: every word, every Chinese
 * character and adjacent pair, then words written together. In names and titles any neighbours may be joined, since
 * romanisations divide syllables at will; in prose only what a hyphen or an apostrophe already holds together.
 */
export function tokensOf(fold: Fold, values: readonly string[], joins: 'any' | 'tight'): string {
  return values
    .flatMap((value) => runsOf(piecesOf(fold, value)).flatMap((run) => [BREAK, ...runTokens(run, joins)]))
    .join(' ');
}

function runTokens(run: readonly Piece[], joins: 'any' | 'tight'): string[] {
  if (run[0]?.kind === 'han') return hanTokens(run.map((piece) => piece.text));
  return [...run.map((piece) => piece.text), ...joinsOf(run, joins).flatMap((join) => [BREAK, join])];
}

/** `abc` becomes `a ab b bc c`: any run of pairs and characters is a phrase of it. */
export function hanTokens(characters: readonly string[]): string[] {
  return characters.flatMap((character, at) => {
    const next = characters[at + 1];
    return next === undefined ? [character] : [character, character + next];
  });
}

function joinsOf(run: readonly Piece[], joins: 'any' | 'tight'): string[] {
  return run.flatMap((first, from) => {
    const found: string[] = [];
    let joined = first.text;
    for (const piece of run.slice(from + 1, from + LONGEST_JOIN)) {
      if (joins === 'tight' && piece.gap !== 'tight') break;
      found.push((joined += piece.text));
    }
    return found;
  });
}
