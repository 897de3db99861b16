import fc from 'fast-check';
import { FACES, type Dice } from './dice/throw.ts';
import { cakes, tallies } from './tally/fixtures.ts';
import type { Rules } from './tally/rules.ts';
import type { TallyCommand } from './tally/state.ts';
import { COMBINATIONS } from './tally/vocabulary.ts';

/** Every generator of the property tests. */

/** Dice that favour the rare throws: half of them show few different faces. */
export const someDice: fc.Arbitrary<Dice> = fc.oneof(
  fc.array(fc.constantFrom(...FACES), { minLength: 6, maxLength: 6 }),
  fc
    .tuple(fc.constantFrom(...FACES), fc.array(fc.constantFrom(...FACES), { maxLength: 3 }))
    .map(([face, others]) => [...others, ...Array.from({ length: 6 - others.length }, () => face)]),
);

export const someThrow: fc.Arbitrary<TallyCommand> = fc.oneof(
  { weight: 8, arbitrary: someDice.map((dice): TallyCommand => ({ kind: 'throw', dice })) },
  { weight: 2, arbitrary: fc.constant<TallyCommand>({ kind: 'throw' }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((outside): TallyCommand => ({ kind: 'throw', outside })) },
);

const award = fc.oneof(
  fc.constantFrom('none', 'stock', 'everything'),
  fc.record({
    worth: fc.integer({ min: 1, max: 70 }),
    takes: fc.uniqueArray(fc.constantFrom('zhuangyuan', 'bangyan', 'huiyuan', 'jinshi', 'juren', 'xiucai')),
  }),
);
const seizures = fc.dictionary(
  fc.constantFrom(...COMBINATIONS),
  fc.uniqueArray(fc.constantFrom('zhuangyuan', 'bangyan', 'tanhua')),
);
const common = {
  'turn-order': fc.constantFrom('to-the-left', 'to-the-right'),
  outside: fc.constantFrom('void', 'throw-again'),
  triples: fc.constantFrom('with-fours', 'without-fours'),
  stacking: fc.array(fc.uniqueArray(fc.constantFrom(...COMBINATIONS))),
  order: fc.shuffledSubarray([...COMBINATIONS]),
  'six-alike-order': fc.constantFrom('equal', [4, 5, 2, 6, 3, 1]),
  'seizing.against': fc.constantFrom('anyone', 'lower', 'lower-or-equal', 'lower-else-throw-off', 'not-red'),
  'seizing.own': fc.constantFrom('first', 'best', 'last'),
  ending: fc.constantFrom('stock-empty', 'one-more-round'),
};
const changes = { requiredKeys: [] };

/** Rules of tallies with any of their options changed. */
export const someTallies: fc.Arbitrary<Rules> = fc
  .record(
    {
      ...common,
      'award.four-fours': award,
      'award.two-fours': award,
      'award.straight': award,
      pairs: fc.constantFrom('all-three', 'one-or-more-pairs', 'two-or-more-of-a-face', 'any-three-pairs'),
      'tuck.fours': fc.constantFrom('four-fours', 'tuck'),
      'tuck.ones': fc.constantFrom('never', 'five-and-six'),
      'seizing.throws': seizures,
      'seizing.in-stock': fc.constantFrom('take', 'leave'),
      'seizing.compensation': fc.constantFrom('none', 'from-stock'),
      'making-up': fc.constantFrom('none', 'exact', 'nearest-below'),
      'last-tallies': fc.constantFrom('take-all', 'leave'),
      idle: fc.oneof(fc.constant('play-on'), fc.record({ rounds: fc.integer({ min: 1, max: 3 }) })),
      fractions: fc.constantFrom('exact', 'scaled', 'rounded'),
      sharing: fc.constantFrom('pot', 'proportional'),
    },
    changes,
  )
  // Left to lie and not made up, a tally that no award names would keep the game from ending: such rules are refused.
  .map((some) => tallies(some['making-up'] === 'none' ? { ...some, 'last-tallies': 'take-all' } : some));

/** Rules of cakes with any of their options changed. */
export const someCakes: fc.Arbitrary<Rules> = fc
  .record(
    {
      ...common,
      ultimate: fc.shuffledSubarray(['six-fours', 'six-ones', 'six-alike']),
      'ties.four-fours': fc.constantFrom('equal', 'sum', 'higher-die'),
      'ties.five-fours': fc.constantFrom('equal', 'loose-die'),
      'ties.five-alike': fc.constantFrom('equal', 'loose-die', 'face'),
      exhausted: fc.constantFrom('nothing', 'next-lower'),
      settlement: fc.constantFrom('title', 'most-points'),
    },
    changes,
  )
  .map(cakes);

export const someRules: fc.Arbitrary<Rules> = fc.oneof(someTallies, someCakes);
