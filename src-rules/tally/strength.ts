import { countFaces, FACES, type Dice, type Face } from '../dice/throw.ts';
import { has, value, type Rules } from './rules.ts';
import { place } from './ruling.ts';
import type { Combination } from './vocabulary.ts';

/** A throw as it counts against others: the combination it won by, and its dice. */
export interface Feat {
  readonly combination: Combination;
  readonly dice: Dice;
}

/** Positive where `a` is the higher throw, negative where `b` is, 0 where nothing tells them apart. */
export function compareFeats(a: Feat, b: Feat, rules: Rules): number {
  if (a.combination !== b.combination) return place(b.combination, rules) - place(a.combination, rules);
  const [first, second] = [tieBreak(a, rules), tieBreak(b, rules)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

/** What tells two throws of one combination apart, the weightiest number first; nothing where they are equal. */
function tieBreak({ combination, dice }: Feat, rules: Rules): readonly number[] {
  switch (combination) {
    case 'six-alike':
      return sixAlike(dice, rules);
    case 'five-alike':
      return has(rules, 'ties.five-alike') ? fiveAlike(dice, rules) : [];
    case 'five-fours':
      return has(rules, 'ties.five-fours') && value(rules, 'ties.five-fours') === 'loose-die' ? [...loose(dice)] : [];
    case 'four-fours':
      return has(rules, 'ties.four-fours') ? fourFours(dice, rules) : [];
    default:
      return [];
  }
}

function sixAlike(dice: Dice, rules: Rules): readonly number[] {
  const order = rules.options['six-alike-order'];
  return order === 'equal' ? [] : dice.slice(0, 1).map((face) => -order.indexOf(face));
}

function fiveAlike(dice: Dice, rules: Rules): readonly number[] {
  const [die = 0] = loose(dice);
  const face = repeated(dice);
  const first = value(rules, 'ties.five-alike');
  if (first === 'equal') return [];
  return first === 'face' ? [face, die] : [die, face];
}

function fourFours(dice: Dice, rules: Rules): readonly number[] {
  const [high = 0, low = 0] = loose(dice);
  const by = value(rules, 'ties.four-fours');
  if (by === 'equal') return [];
  return by === 'sum' ? [high + low] : [high, low];
}

/** The face most dice show. */
function repeated(dice: Dice): Face {
  const counts = countFaces(dice);
  return FACES.reduce((best, face) => (counts[face] > counts[best] ? face : best));
}

/** The dice that do not show the repeated face, highest first. */
function loose(dice: Dice): readonly Face[] {
  const face = repeated(dice);
  return dice.filter((die) => die !== face).sort((a, b) => b - a);
}
