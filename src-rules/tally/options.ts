import {
  either,
  listOf,
  mapped,
  nullable,
  oneOf,
  record,
  setOf,
  table,
  wholeNumber,
  type Parse,
} from '../option-values.ts';
import type { OptionSpec, OptionTable } from '../ruleset.ts';
import { COMBINATIONS, RANKS, type Combination, type Rank } from './vocabulary.ts';

/** So many pieces of one rank, and what each counts. A cake counts one. */
export interface StockLine {
  readonly rank: Rank;
  readonly worth: number;
  readonly count: number;
}

/**
 * What a combination earns. `takes` names the pieces due, in order, each taken while the worth still reaches it:
 * worth 16 of [bangyan, tanhua] is either of them, worth 64 of [zhuangyuan, bangyan, tanhua] is all three.
 * `stock` is everything still in the stock, `everything` what the players hold besides.
 */
export type Award =
  | { readonly kind: 'none' }
  | { readonly kind: 'stock' }
  | { readonly kind: 'everything' }
  | { readonly kind: 'worth'; readonly worth: number; readonly takes: readonly Rank[] };

/** Combinations that pay together when a throw shows both; any other throw pays its best one only. */
export type Stacking = readonly (readonly Combination[])[];

/** What each combination may take out of other players' hands. */
export type Seizures = Readonly<Partial<Record<Combination, readonly Rank[]>>>;

type AwardOption<C extends Combination> = `award.${C}`;
type TallyCombination = 'high-pairs' | 'low-pairs' | 'tuck';
type CakeCombination = 'gold-flower' | 'six-ones';
type CommonCombination = Exclude<Combination, TallyCombination | CakeCombination>;

/** Every point on which the accounts of the tally games differ. docs/tally-options.md explains the values. */
export type TallyOptions = Common & Partial<TalliesOnly> & Partial<CakesOnly>;

type Common = Readonly<Record<AwardOption<CommonCombination>, Award>> & {
  readonly prizes: 'tallies' | 'cakes';
  readonly stock: readonly StockLine[];
  readonly players: { readonly min: number; readonly max: number | null };
  readonly 'turn-order': 'to-the-left' | 'to-the-right';
  readonly outside: 'void' | 'throw-again';
  readonly triples: 'without-fours' | 'with-fours';
  readonly stacking: Stacking;
  /** Highest first. Settles which of two equal awards a throw counts as, and which throw beats which. */
  readonly order: readonly Combination[];
  readonly 'six-alike-order': 'equal' | readonly number[];
  readonly 'seizing.throws': Seizures;
  readonly 'seizing.against': 'anyone' | 'lower' | 'lower-or-equal' | 'lower-else-throw-off' | 'not-red';
  readonly 'seizing.own': 'first' | 'best' | 'last';
  readonly ending: 'stock-empty' | 'one-more-round';
  readonly settlement: 'against-average' | 'most-points' | 'title';
};

type TalliesOnly = Readonly<Record<AwardOption<TallyCombination>, Award>> & {
  readonly pairs: 'all-three' | 'one-or-more-pairs' | 'two-or-more-of-a-face' | 'any-three-pairs';
  readonly 'tuck.fours': 'four-fours' | 'tuck';
  readonly 'tuck.ones': 'never' | 'five-and-six';
  readonly 'seizing.in-stock': 'take' | 'leave';
  readonly 'seizing.compensation': 'none' | 'from-stock';
  readonly 'making-up': 'none' | 'exact' | 'nearest-below';
  readonly 'last-tallies': 'take-all' | 'leave';
  readonly idle: 'play-on' | { readonly rounds: number };
  readonly fractions: 'exact' | 'scaled' | 'rounded';
  readonly sharing: 'pot' | 'proportional';
};

type CakesOnly = Readonly<Record<AwardOption<CakeCombination>, Award>> & {
  readonly ultimate: readonly Combination[];
  readonly 'ties.four-fours': 'equal' | 'sum' | 'higher-die';
  readonly 'ties.five-fours': 'equal' | 'loose-die';
  readonly 'ties.five-alike': 'equal' | 'loose-die' | 'face';
  readonly exhausted: 'nothing' | 'next-lower';
};

const rank = oneOf(...RANKS);
const combination = oneOf(...COMBINATIONS);

const award: Parse<Award> = either(
  mapped(oneOf('none', 'stock', 'everything'), (kind): Award => ({ kind })),
  mapped(record({ worth: wholeNumber(1), takes: listOf(rank) }), (given): Award => ({ kind: 'worth', ...given })),
);

const facesInOrder: Parse<readonly number[]> = (value) => {
  const faces = setOf(wholeNumber(1))(value);
  const whole = faces.kind === 'ok' && faces.value.length === 6 && faces.value.every((face) => face <= 6);
  return whole ? faces : { kind: 'failed', error: '[1-6 in some order]' };
};

const onlyTallies = <T>(parse: Parse<T>): OptionSpec<T> => ({ parse, when: { option: 'prizes', is: ['tallies'] } });
const onlyCakes = <T>(parse: Parse<T>): OptionSpec<T> => ({ parse, when: { option: 'prizes', is: ['cakes'] } });

export const TALLY_OPTIONS: OptionTable<TallyOptions> = {
  prizes: { parse: oneOf('tallies', 'cakes') },
  stock: { parse: listOf(record<StockLine>({ rank, worth: wholeNumber(1), count: wholeNumber(1) })) },
  players: { parse: record({ min: wholeNumber(1), max: nullable(wholeNumber(1)) }) },
  'turn-order': { parse: oneOf('to-the-left', 'to-the-right') },
  outside: { parse: oneOf('void', 'throw-again') },

  'award.one-four': { parse: award },
  'award.two-fours': { parse: award },
  'award.three-fours': { parse: award },
  'award.four-fours': { parse: award },
  'award.five-fours': { parse: award },
  'award.six-fours': { parse: award },
  'award.four-alike': { parse: award },
  'award.five-alike': { parse: award },
  'award.six-alike': { parse: award },
  'award.straight': { parse: award },
  'award.two-triples': { parse: award },
  'award.high-pairs': onlyTallies(award),
  'award.low-pairs': onlyTallies(award),
  'award.tuck': onlyTallies(award),
  'award.six-ones': onlyCakes(award),
  'award.gold-flower': onlyCakes(award),

  pairs: onlyTallies(oneOf('all-three', 'one-or-more-pairs', 'two-or-more-of-a-face', 'any-three-pairs')),
  'tuck.fours': onlyTallies(oneOf('four-fours', 'tuck')),
  'tuck.ones': onlyTallies(oneOf('never', 'five-and-six')),
  triples: { parse: oneOf('without-fours', 'with-fours') },
  stacking: {
    parse: either(
      mapped(oneOf('highest'), (): Stacking => []),
      listOf(setOf(combination)),
    ),
  },
  order: { parse: setOf(combination) },
  'six-alike-order': { parse: either(oneOf('equal'), facesInOrder) },
  ultimate: onlyCakes(setOf(combination)),

  'seizing.throws': { parse: table(COMBINATIONS, setOf(rank)) },
  'seizing.against': { parse: oneOf('anyone', 'lower', 'lower-or-equal', 'lower-else-throw-off', 'not-red') },
  'seizing.own': { parse: oneOf('first', 'best', 'last') },
  'seizing.in-stock': onlyTallies(oneOf('take', 'leave')),
  'seizing.compensation': onlyTallies(oneOf('none', 'from-stock')),
  'ties.four-fours': onlyCakes(oneOf('equal', 'sum', 'higher-die')),
  'ties.five-fours': onlyCakes(oneOf('equal', 'loose-die')),
  'ties.five-alike': onlyCakes(oneOf('equal', 'loose-die', 'face')),

  'making-up': onlyTallies(oneOf('none', 'exact', 'nearest-below')),
  'last-tallies': onlyTallies(oneOf('take-all', 'leave')),
  idle: onlyTallies(either(oneOf('play-on'), record({ rounds: wholeNumber(1) }))),
  exhausted: onlyCakes(oneOf('nothing', 'next-lower')),
  ending: { parse: oneOf('stock-empty', 'one-more-round') },

  settlement: { parse: oneOf('against-average', 'most-points', 'title') },
  fractions: onlyTallies(oneOf('exact', 'scaled', 'rounded')),
  sharing: onlyTallies(oneOf('pot', 'proportional')),
};
