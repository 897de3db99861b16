import type { Citation } from '../citation.ts';
import { countFaces, FACES, type Counts, type Dice, type Face } from '../dice/throw.ts';
import type { TallyOptions } from './options.ts';
import { has, value, type Rules } from './rules.ts';
import { COMBINATIONS, type Combination } from './vocabulary.ts';

/** A combination a throw shows; `pattern` is the clause that says which throws do, where accounts differ on that. */
export interface Shown {
  readonly combination: Combination;
  readonly pattern: Citation | null;
}

/** Accounts differ on whether the throw shows it: each value of the option says yes or no. */
type Disputed<P extends PatternOption = PatternOption> = P extends PatternOption
  ? { readonly by: P; readonly shows: Readonly<Record<Exclude<TallyOptions[P], undefined>, boolean>> }
  : never;
type PatternOption = 'pairs' | 'tuck.fours' | 'tuck.ones' | 'triples';
type Recogniser = (counts: Counts) => boolean | Disputed;

const fours =
  (number: number): Recogniser =>
  (counts) =>
    counts[4] === number;
const alike =
  (number: number): Recogniser =>
  (counts) =>
    facesShown(counts, number).some((face) => face !== 4);

/** What each combination looks like. */
const RECOGNISERS: Readonly<Record<Combination, Recogniser>> = {
  'gold-flower': (counts) => counts[4] === 4 && counts[1] === 2,
  'six-fours': fours(6),
  'six-ones': (counts) => counts[1] === 6,
  'six-alike': alike(6),
  'five-fours': fours(5),
  'five-alike': alike(5),
  'four-fours': fours(4),
  tuck: isTuck,
  'high-pairs': (counts) => isPairs(counts, [4, 5, 6]),
  'low-pairs': (counts) => isPairs(counts, [1, 2, 3]),
  'two-triples': isTwoTriples,
  straight: (counts) => facesShown(counts, 1).length === 6,
  'three-fours': fours(3),
  'four-alike': alike(4),
  'two-fours': fours(2),
  'one-four': fours(1),
};

/** Everything these dice show that the variant knows of. Rules are asked only about throws on which accounts differ. */
export function combinationsShown(dice: Dice, rules: Rules): readonly Shown[] {
  const shown: Shown[] = [];
  for (const { combination, disputed } of candidates(countFaces(dice))) {
    if (!has(rules, `award.${combination}`)) continue;
    if (disputed === null) shown.push({ combination, pattern: null });
    else if (isShown(disputed, rules)) shown.push({ combination, pattern: rules.citations[disputed.by] });
  }
  return shown;
}

function isShown({ by, shows }: Disputed, rules: Rules): boolean {
  return (shows as Readonly<Record<string, boolean>>)[value(rules, by)] === true;
}

/** A combination the counts show under some account at least. */
interface Candidate {
  readonly combination: Combination;
  readonly disputed: Disputed | null;
}

/** Recognised once for each of the 462 throws: the dice do not depend on the rules. */
const recognised = new Map<number, readonly Candidate[]>();

function candidates(counts: Counts): readonly Candidate[] {
  const key = counts.reduce((digits, count) => digits * 7 + count, 0);
  let found = recognised.get(key);
  if (!found) recognised.set(key, (found = COMBINATIONS.flatMap((combination) => candidate(combination, counts))));
  return found;
}

function candidate(combination: Combination, counts: Counts): readonly Candidate[] {
  const disputed = RECOGNISERS[combination](counts);
  if (typeof disputed === 'boolean') return disputed ? [{ combination, disputed: null }] : [];
  return Object.values(disputed.shows).includes(true) ? [{ combination, disputed }] : [];
}

function facesShown(counts: Counts, times: number): readonly Face[] {
  return FACES.filter((face) => counts[face] === times);
}

/** Four alike whose two other dice add up to the face of the four. */
function isTuck(counts: Counts): ReturnType<Recogniser> {
  const [face] = facesShown(counts, 4);
  if (face === undefined) return false;
  const total = FACES.reduce((sum, one) => sum + one * counts[one], 0);
  const rest = total - 4 * face;
  // A five and a six make eleven, which reads as one and one.
  if (face === 1 && rest === 11) return { by: 'tuck.ones', shows: { never: false, 'five-and-six': true } };
  if (rest !== face) return false;
  return face !== 4 || { by: 'tuck.fours', shows: { 'four-fours': false, tuck: true } };
}

function isPairs(counts: Counts, faces: readonly Face[]): Disputed {
  return {
    by: 'pairs',
    shows: {
      'all-three': faces.every((face) => counts[face] === 2),
      'one-or-more-pairs': faces.some((face) => counts[face] === 2),
      'two-or-more-of-a-face': faces.some((face) => counts[face] >= 2),
      'any-three-pairs': facesShown(counts, 2).length === 3,
    },
  };
}

function isTwoTriples(counts: Counts): ReturnType<Recogniser> {
  const triples = facesShown(counts, 3);
  if (triples.length !== 2) return false;
  return !triples.includes(4) || { by: 'triples', shows: { 'without-fours': false, 'with-fours': true } };
}
