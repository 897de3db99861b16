import type { Drawing } from '#contract/collection/schema.ts';

type ChessCard = Extract<Drawing, { kind: 'chess-card' }>;

const RED_ARMY: Readonly<Record<string, string>> = { K: '帥', A: '仕', E: '相', R: '俥', H: '傌', C: '炮', P: '兵' };
const BLACK_ARMY: Readonly<Record<string, string>> = { K: '將', A: '士', E: '象', R: '車', H: '馬', C: '包', P: '卒' };
const COLOURS = { Y: 'yellow', R: 'red', G: 'green', W: 'white' } as const;

/** A four-colour card from the letters the rules know it by: yellow and red are of the red army, green and white of the black. */
export function chessCard(suit: keyof typeof COLOURS, rank: string): ChessCard {
  const army = suit === 'Y' || suit === 'R' ? RED_ARMY : BLACK_ARMY;
  return { kind: 'chess-card', suit: COLOURS[suit], character: army[rank] ?? rank, ink: 'black' };
}

/** What the jokers show is not recorded; their letter stands for it. */
export const JOKER_CARD: ChessCard = { kind: 'chess-card', suit: 'joker', character: 'J', ink: 'black' };
