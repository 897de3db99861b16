import { FACES, type Dice, type Face } from './throw.ts';

/** Dice without regard to their order, and in how many orders they can fall. */
export interface Multiset {
  readonly dice: Dice;
  readonly ways: number;
}

/** Every throw of so many dice without regard to order: 462 for six dice, whose ways add up to 46,656. */
export function multisets(dice: number): readonly Multiset[] {
  return nondecreasing(dice, 1).map((faces) => ({ dice: faces, ways: orders(faces) }));
}

function nondecreasing(length: number, least: Face): Dice[] {
  if (length === 0) return [[]];
  return FACES.filter((face) => face >= least).flatMap((face) =>
    nondecreasing(length - 1, face).map((rest) => [face, ...rest]),
  );
}

/** The multinomial coefficient, multiplied up face by face so that every step is whole. */
function orders(sorted: Dice): number {
  let ways = 1;
  let run = 0;
  sorted.forEach((face, at) => {
    run = face === sorted[at - 1] ? run + 1 : 1;
    ways = (ways * (at + 1)) / run;
  });
  return ways;
}
