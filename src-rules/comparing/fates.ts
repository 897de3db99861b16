import type { Judged, Rules } from './judge.ts';
import { fateOf, isLong, isTerus } from './settle.ts';

/**
 * All that settling two hands looks at, besides which of them is the better: every hand falls into one of a few
 * manners, and a fate follows from who won and the manners of the two.
 */
export interface Fates {
  readonly manners: number;
  readonly mannerOf: (hand: Judged) => number;
  /** By `fateIndex`: what a unit of the first and of the second stake brings the player. */
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** `sign`: 1 where the player's hand is the better, 0 in a tie, -1 where the banker's is. */
export function fateIndex(manners: number, sign: number, player: number, banker: number): number {
  return ((sign + 1) * manners + player) * manners + banker;
}

export function fatesOf(rules: Rules, hands: readonly Judged[]): Fates {
  const key = (hand: Judged): string => [hand.triple, isLong(rules, hand), isTerus(rules, hand)].map(Number).join('');
  const manners = new Map<string, { number: number; example: Judged }>();
  for (const hand of hands)
    if (!manners.has(key(hand))) manners.set(key(hand), { number: manners.size, example: hand });
  const size = manners.size;
  const first = new Int32Array(3 * size * size);
  const second = new Int32Array(3 * size * size);
  const { win } = rules.options.payment;
  const paid = (sign: number): number => (sign > 0 ? win : sign);
  for (const player of manners.values())
    for (const banker of manners.values())
      for (const sign of [-1, 0, 1]) {
        const fate = fateOf(rules, { ...player.example, strength: 1 + sign }, { ...banker.example, strength: 1 });
        const at = fateIndex(size, sign, player.number, banker.number);
        first[at] = paid(fate.first);
        second[at] = paid(fate.second);
      }
  const mannerOf = (hand: Judged): number => manners.get(key(hand))?.number ?? missing(hand);
  return { manners: size, mannerOf, first, second };
}

function missing(hand: Judged): never {
  throw new Error(`no such hand was foreseen: ${hand.category}`);
}
