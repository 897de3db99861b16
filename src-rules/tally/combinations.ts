import type { Citation } from '../citation.ts';
import { FACES, type Counts } from '../dice/throw.ts';
import { has, value, type Rules } from './rules.ts';
import { COMBINATIONS, type Combination } from './vocabulary.ts';

/** A combination a throw shows; `pattern` is the clause that says which throws do, where accounts differ on that. */
export interface Shown {
  readonly combination: Combination;
  readonly pattern: Citation | null;
}

type PatternOption = 'pairs' | 'tuck.fours' | 'tuck.ones' | 'triples';
/** Whether the counts show it, or the option that has the last word on it. */
type Recogniser = (counts: Counts, rules: Rules) => boolean | { readonly by: PatternOption; readonly shows: boolean };

const fours =
  (number: number): Recogniser =>
  (counts) =>
    counts[4] === number;
const alike =
  (number: number): Recogniser =>
  (counts) =>
    facesShown(counts, number).some((face) => face !== 4);

/** What each combination looks like. A recogniser asks the rules only about throws on which the accounts differ. */
const RECOGNISERS: Readonly<Record<Combination, Recogniser>> = {
  'gold-flower': (counts) => counts[4] === 4 && counts[1] === 2,
  'six-fours': fours(6),
  'six-ones': (counts) => counts[1] === 6,
  'six-alike': alike(6),
  'five-fours': fours(5),
  'five-alike': alike(5),
  'four-fours': fours(4),
  tuck: isTuck,
  'high-pairs': (counts, rules) => isPairs(counts, [4, 5, 6], rules),
  'low-pairs': (counts, rules) => isPairs(counts, [1, 2, 3], rules),
  'two-triples': isTwoTriples,
  straight: (counts) => facesShown(counts, 1).length === 6,
  'three-fours': fours(3),
  'four-alike': alike(4),
  'two-fours': fours(2),
  'one-four': fours(1),
};

/** Everything these dice show that the variant knows of. */
export function combinationsShown(counts: Counts, rules: Rules): readonly Shown[] {
  return COMBINATIONS.flatMap((combination): readonly Shown[] => {
    if (!has(rules, `award.${combination}`)) return [];
    const recognised = RECOGNISERS[combination](counts, rules);
    if (typeof recognised === 'boolean') return recognised ? [{ combination, pattern: null }] : [];
    return recognised.shows ? [{ combination, pattern: rules.citations[recognised.by] }] : [];
  });
}

function facesShown(counts: Counts, times: number): readonly number[] {
  return FACES.filter((face) => counts[face] === times);
}

/** Four alike whose two other dice add up to the face of the four. */
function isTuck(counts: Counts, rules: Rules): ReturnType<Recogniser> {
  const [face] = facesShown(counts, 4);
  if (face === undefined) return false;
  const total = FACES.reduce((sum, one) => sum + one * counts[one], 0);
  const rest = total - 4 * face;
  // Two dice of 5 and 6 read as one and one.
  if (face === 1 && rest === 11) return { by: 'tuck.ones', shows: value(rules, 'tuck.ones') === 'five-and-six' };
  if (rest !== face) return false;
  return face !== 4 || { by: 'tuck.fours', shows: value(rules, 'tuck.fours') === 'tuck' };
}

function isPairs(counts: Counts, faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[], rules: Rules): ReturnType<Recogniser> {
  const threePairs = facesShown(counts, 2).length === 3;
  if (!threePairs && !faces.some((face) => counts[face] >= 2)) return false;
  const shows = {
    'all-three': () => faces.every((face) => counts[face] === 2),
    'one-or-more-pairs': () => faces.some((face) => counts[face] === 2),
    'two-or-more-of-a-face': () => faces.some((face) => counts[face] >= 2),
    'any-three-pairs': () => threePairs,
  };
  return { by: 'pairs', shows: shows[value(rules, 'pairs')]() };
}

function isTwoTriples(counts: Counts, rules: Rules): ReturnType<Recogniser> {
  const triples = facesShown(counts, 3);
  if (triples.length !== 2) return false;
  return !triples.includes(4) || { by: 'triples', shows: value(rules, 'triples') === 'with-fours' };
}
