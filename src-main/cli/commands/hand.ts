import { z } from 'zod';
import type { FullVariant } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command, type Outcome } from '../command.ts';
import { markConjecture } from '../conjecture.ts';
import { comparingHand } from '../comparing/hand.ts';
import { findVariant } from '../context.ts';
import { refused } from '../failure.ts';
import { meldHand } from '../meld/melds.ts';

type Judge = (variant: FullVariant, set: Readonly<Record<string, string>>, cards: string) => Outcome;

/** How each engine's hands are judged. */
const HANDS: Readonly<Record<string, Judge>> = { comparing: comparingHand, meld: meldHand };

const OTHERWISE = 'variorum games lists the games and their engines; hands belong to comparing and meld';
/** What is asked of an engine without hands instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  tally: 'variorum score says what a throw of six dice is worth',
  race: 'variorum moves says how a throw may be played in a position',
};

export const hand = command({
  name: 'hand',
  summary: 'what a hand is, and by which clause',
  positionals: ['variant', 'cards…'],
  args: z.strictObject({ variant: text, cards: text, ...common }),
  run: (context, { variant: id, cards, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const judge = HANDS[variant.value.engine];
    if (judge) return markConjecture(variant.value, judge(variant.value, set, cards));
    return refused('wrong-game', `${id} has no hands`, {
      field: 'variant',
      remedy: INSTEAD[variant.value.engine] ?? OTHERWISE,
    });
  },
});
