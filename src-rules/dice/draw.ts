import { below, type Generator } from '../random.ts';
import type { Dice, Face } from './throw.ts';

/** Throws dice by chance: one number picks one of the equally likely outcomes, whose base-six digits are the faces. */
export function drawDice(generator: Generator, dice: number): { readonly dice: Dice; readonly generator: Generator } {
  const drawn = below(generator, 6 ** dice);
  return { dice: diceOfOutcome(drawn.value, dice), generator: drawn.generator };
}

/** The outcome's faces, its lowest base-six digit first. */
export function diceOfOutcome(outcome: number, dice: number): Dice {
  return Array.from({ length: dice }, (_, at) => ((Math.floor(outcome / 6 ** at) % 6) + 1) as Face);
}
