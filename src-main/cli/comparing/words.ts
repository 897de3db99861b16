import { makeHand } from '#rules/comparing/hand.ts';
import type { Hand } from '#rules/comparing/deck.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import type { Phase } from '#rules/comparing/state.ts';

const CLASS_NAMES: Readonly<Record<string, string>> = {
  triple: 'three of a kind',
  courts: 'three courts',
  pair: 'a pair',
  'rank-pair': 'a pair',
  out: 'out',
  'thrown-in': 'thrown in',
  'over-the-limit': 'over the limit',
};

/** A class of hand as a person reads it: `9 points`, `three A`, `a pair`. */
export function categoryWords(category: string): string {
  const triple = /^triple-of-(.)$/.exec(category)?.[1];
  if (triple !== undefined) return `three ${triple}`;
  const points = /^points-(\d+)$/.exec(category)?.[1];
  if (points !== undefined) return points === '1' ? '1 point' : `${points} points`;
  return CLASS_NAMES[category] ?? category;
}

export const PHASE_WORDS: Readonly<Record<Phase['kind'], string>> = {
  ready: 'the next hands are to be dealt',
  staking: 'stakes are being laid',
  'throwing-in': 'hands are being thrown in',
  drawing: 'somebody is drawing',
  'bank-offered': 'the banker is to say whether the bank is kept',
};

export const handWords = ({ options }: Rules, hand: Hand): string => makeHand(options.deck.faces, hand);
