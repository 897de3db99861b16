import type { Fold } from './fold.ts';

/**
 * A piece of folded text: a run of letters, a number without its leading zeros, or one Chinese character.
 * `gap` tells how it is set off from the piece before it: not at all, by one hyphen or apostrophe (or the change
 * from letters to digits), or by more.
 */
export interface Piece {
  readonly kind: 'word' | 'han';
  readonly text: string;
  readonly gap: 'none' | 'tight' | 'loose';
  /** Where it stands in the original text. */
  readonly start: number;
  readonly end: number;
}

/** U+02B0 to U+02FF are spacing letters used as apostrophes and tone marks; they belong to no word. */
const PIECE = /\p{Script=Han}|\p{Nd}+|(?:(?![\p{Script=Han}\p{Nd}\u02b0-\u02ff])[\p{L}\p{N}])+/gu;
const HAN = /\p{Script=Han}/u;
const TIGHT = /^[-‐‑‒–'’‘ʼʻʽ`´·./_]$/u;

export function piecesOf(fold: Fold, text: string): Piece[] {
  const folded = fold.withOffsets(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of folded.text.matchAll(PIECE)) {
    const [found] = match;
    const kind = HAN.test(found) ? 'han' : 'word';
    const between = folded.text.slice(end, match.index);
    end = match.index + found.length;
    pieces.push({
      kind,
      text: found.replace(/^0+(?=\p{Nd})/u, ''),
      gap: gapOf(between, kind, pieces.at(-1)?.kind),
      start: folded.starts[match.index] ?? 0,
      end: folded.ends[end - 1] ?? 0,
    });
  }
  return pieces;
}

function gapOf(between: string, kind: Piece['kind'], before: Piece['kind'] | undefined): Piece['gap'] {
  if (kind !== before) return 'loose';
  if (between === '') return kind === 'han' ? 'none' : 'tight';
  return kind === 'word' && TIGHT.test(between) ? 'tight' : 'loose';
}

/** Groups pieces into what was written together: runs of Chinese, and of words whatever stands between them. */
export function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.kind === piece.kind && (piece.kind === 'word' || piece.gap === 'none')) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}
