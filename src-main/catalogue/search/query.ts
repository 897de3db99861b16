import type { Fold } from '../fold/fold.ts';
import { piecesOf, runsOf, type Piece } from '../fold/words.ts';

/** A run of Chinese characters, or words one after another; the last word of a query may be the beginning of one. */
export type Term =
  | { readonly kind: 'han'; readonly characters: readonly string[] }
  | { readonly kind: 'phrase'; readonly words: readonly string[]; readonly prefix: boolean };

/** What a record must hold: of each part of the query, all the terms of at least one of its alternatives. */
export type Query = readonly Part[];
export type Part = readonly Alternative[];
export type Alternative = readonly Term[];

/** Up to here every way to write the words together or apart is tried; longer queries are taken as they stand. */
const MOST_WORDS_JOINED = 5;

/** Reads any text as a query; there is nothing that is not one. No parts means that nothing was asked for. */
export function parseQuery(fold: Fold, text: string): Query {
  const runs = runsOf(piecesOf(fold, text));
  const open = !/\s$/u.test(text);
  return runs.map((run, at) => {
    if (run[0]?.kind === 'han') return [[{ kind: 'han', characters: run.map((piece) => piece.text) }]];
    return wordAlternatives(run, open && at === runs.length - 1);
  });
}

function wordAlternatives(run: readonly Piece[], prefix: boolean): Part {
  const gaps = run.length - 1;
  if (run.length > MOST_WORDS_JOINED) return [termsOf(run, () => false, prefix)];
  return Array.from({ length: 2 ** gaps }, (_, choice) => termsOf(run, (gap) => ((choice >> gap) & 1) === 1, prefix));
}

/** Joined neighbours become one word; a hyphen that is not joined across makes a phrase; a blank parts terms. */
function termsOf(run: readonly Piece[], joined: (gap: number) => boolean, prefix: boolean): Alternative {
  const phrases: string[][] = [];
  run.forEach((piece, at) => {
    const phrase = phrases.at(-1);
    if (phrase && joined(at - 1)) phrase.push((phrase.pop() ?? '') + piece.text);
    else if (phrase && piece.gap === 'tight') phrase.push(piece.text);
    else phrases.push([piece.text]);
  });
  return phrases.map((words, at) => ({ kind: 'phrase', words, prefix: prefix && at === phrases.length - 1 }));
}
