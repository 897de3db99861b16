import type { Drawing } from '#contract/collection/schema.ts';
import type { Card, Faces } from '#rules/comparing/deck.ts';
import type { Suit } from '#rules/meld/deck.ts';
import { chessCard } from '../../drawings/chess-card.ts';

const SUITS: Readonly<Record<string, 'spades' | 'hearts' | 'diamonds' | 'clubs'>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};
const WINDS: Readonly<Record<string, string>> = { T: '東', J: '北', Q: '西', K: '南' };
/** As the tiles of the Singapore set are engraved: nine as five and four, ten as six and four. */
const PIPS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  A: [[1]],
  2: [[1, 1]],
  3: [[1, 1, 1]],
  4: [[2, 2]],
  5: [[2, 1, 2]],
  6: [[2, 2, 2]],
  7: [
    [1, 1, 1],
    [2, 2],
  ],
  8: [[2, 2, 2, 2]],
  9: [
    [2, 1, 2],
    [2, 2],
  ],
  T: [
    [2, 2, 2],
    [2, 2],
  ],
};

/** The piece as it is drawn, from the letters the rules know it by. */
export function drawingOf(faces: Faces, { rank, suit }: Card): Drawing {
  switch (faces) {
    case 'four-colour':
      return chessCard(suit as Suit, rank);
    case 'mahjong':
      return mahjongTile(rank);
    case 'singapore-tiles':
      return singaporeTile(rank, suit);
    case 'playing-cards':
      return {
        kind: 'playing-card',
        rank: rank === 'T' ? '10' : rank,
        suit: SUITS[suit] ?? 'any',
      };
  }
}

function mahjongTile(rank: string): Drawing {
  const wind = WINDS[rank];
  if (wind !== undefined) return { kind: 'mahjong-tile', face: wind, family: 'wind' };
  return {
    kind: 'mahjong-tile',
    face: [...'一二三四五六七八九'][(rank === 'A' ? 1 : Number(rank)) - 1] ?? rank,
    family: 'characters',
  };
}

function singaporeTile(rank: string, suit: string): Drawing {
  const groups = PIPS[rank];
  if (groups) return { kind: 'pip-tile', groups: groups.map((group) => [...group]) };
  const index = suit === 'R' ? 'red' : suit === 'B' ? 'blue' : 'unknown';
  return { kind: 'court-tile', letter: rank as 'J' | 'Q' | 'K', index };
}
