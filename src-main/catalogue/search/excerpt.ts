import type { Fold } from '../fold/fold.ts';
import { piecesOf, type Piece } from '../fold/words.ts';
import type { Query, Term } from './query.ts';
import { LONGEST_JOIN } from './tokens.ts';

export type Excerpt = readonly { readonly text: string; readonly hit: boolean }[];

const WIDTH = 160;
const LEAD = 40;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The part of a text around the first match, with the matches marked. */
export function excerptOf(fold: Fold, query: Query, text: string): Excerpt {
  const hits = hitsIn(fold, query, text);
  const window = windowAround(text, hits[0]?.start ?? 0);
  return cut(
    text,
    window,
    hits.filter((hit) => hit.start < window.end && hit.end > window.start),
  );
}

/** Where the terms of a query stand in a text, in order, overlaps merged. */
export function hitsIn(fold: Fold, query: Query, text: string): Span[] {
  const pieces = piecesOf(fold, text);
  const terms = query.flat(2);
  const spans = pieces.flatMap((_, from) => terms.flatMap((term) => matchAt(pieces, from, term)));
  return merge(spans);
}

function matchAt(pieces: readonly Piece[], from: number, term: Term): Span[] {
  return term.kind === 'han' ? matchHan(pieces, from, term.characters) : matchPhrase(pieces, from, term);
}

function matchHan(pieces: readonly Piece[], from: number, characters: readonly string[]): Span[] {
  const run = pieces.slice(from, from + characters.length);
  const same = run.length === characters.length && run.every((piece, at) => piece.text === characters[at]);
  const together = run.slice(1).every((piece) => piece.gap === 'none');
  return same && together ? [spanOf(run)] : [];
}

/** Matches word by word; a single word also matches neighbours that read the same when written together. */
function matchPhrase(pieces: readonly Piece[], from: number, term: Term & { kind: 'phrase' }): Span[] {
  const { words, prefix } = term;
  const fits = (found: string, at: number): boolean => {
    const wanted = words[at] ?? '';
    return found === wanted || (prefix && at === words.length - 1 && found.startsWith(wanted));
  };
  const run = pieces.slice(from, from + words.length);
  if (run.length === words.length && run.every((piece, at) => piece.kind === 'word' && fits(piece.text, at)))
    return [spanOf(run)];
  return words.length === 1 ? matchJoined(pieces.slice(from, from + LONGEST_JOIN), (found) => fits(found, 0)) : [];
}

function matchJoined(run: readonly Piece[], fits: (found: string) => boolean): Span[] {
  let joined = '';
  for (const [at, piece] of run.entries()) {
    if (piece.kind === 'han') return [];
    joined += piece.text;
    if (at > 0 && fits(joined)) return [spanOf(run.slice(0, at + 1))];
  }
  return [];
}

function spanOf(run: readonly Piece[]): Span {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

/** Begins a little before the match and ends at blanks where it can; never inside a surrogate pair. */
function windowAround(text: string, at: number): Span {
  if (text.length <= WIDTH) return { start: 0, end: text.length };
  const from = at <= LEAD ? 0 : at - LEAD;
  const blank = text.indexOf(' ', from);
  const start = from > 0 && blank >= 0 && blank < at ? blank + 1 : from;
  return { start: wholeCharacter(text, start), end: wholeCharacter(text, Math.min(text.length, start + WIDTH)) };
}

function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

function cut(text: string, window: Span, hits: readonly Span[]): Excerpt {
  const pieces: { text: string; hit: boolean }[] = [];
  let at = window.start;
  const add = (end: number, hit: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), hit });
    at = Math.max(at, end);
  };
  if (window.start > 0) pieces.push({ text: '… ', hit: false });
  for (const hit of hits) {
    add(Math.max(hit.start, window.start), false);
    add(Math.min(hit.end, window.end), true);
  }
  add(window.end, false);
  if (window.end < text.length) pieces.push({ text: ' …', hit: false });
  return pieces;
}
