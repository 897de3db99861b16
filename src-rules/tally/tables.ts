import { diceOfOutcome } from '../dice/draw.ts';
import { multisets } from '../dice/enumerate.ts';
import { countFaces, formatDice } from '../dice/throw.ts';
import { DICE } from './parse.ts';
import { ruleOn } from './ruling.ts';
import { value, type Rules } from './rules.ts';
import { isRed, isTitle, seizable } from './seize.ts';
import { fullStock, worths } from './stock.ts';
import { compareFeats, type Feat } from './strength.ts';
import { RANKS, type Rank } from './vocabulary.ts';

/** An award with everything the rules say about it looked up beforehand; ranks are positions in `RANKS`. */
export interface FastAward {
  readonly kind: 'worth' | 'stock' | 'everything';
  readonly worth: number;
  readonly takes: readonly number[];
  readonly seizes: readonly number[];
  /** Orders feats as `compareFeats` does; equal feats share a number. */
  readonly power: number;
  readonly red: boolean;
}

/** A ruleset worked out for every throw, for games played by the hundred thousand. */
export interface Tables {
  /** The awards of each of the 46,656 outcomes; outcomes that differ only in order share one list. */
  readonly awards: readonly (readonly FastAward[])[];
  readonly stock: Int32Array;
  readonly worth: Int32Array;
  readonly title: readonly boolean[];
  /** Ranks in the order the stock lists them, the highest first. */
  readonly listed: readonly number[];
  /** Ranks by worth, the largest first. */
  readonly byWorth: readonly number[];
  readonly rules: FastRules;
}

/** The options that play itself turns on; those that exist for one kind of prize only are `null` beside the other. */
export interface FastRules {
  readonly against: Rules['options']['seizing.against'];
  readonly own: Rules['options']['seizing.own'];
  readonly takeInStock: boolean;
  readonly amends: boolean;
  readonly makingUp: 'none' | 'exact' | 'nearest-below' | null;
  readonly takeLast: boolean;
  readonly idleRounds: number | null;
  readonly nextLower: boolean;
  readonly extraRound: boolean;
  readonly step: 'left' | 'right';
}

const THROWS = multisets(DICE);
/** For each ordered outcome, the place of its dice among the throws without regard to order. */
const THROW_OF_OUTCOME: readonly number[] = throwOfOutcome();

function throwOfOutcome(): readonly number[] {
  const places = new Map(THROWS.map(({ dice }, at) => [formatDice(dice), at]));
  return Array.from({ length: 6 ** DICE }, (_, outcome) => places.get(formatDice(diceOfOutcome(outcome, DICE)))!);
}

export function tablesOf(rules: Rules): Tables {
  const worth = worths(rules.options.stock);
  const stock = fullStock(rules.options.stock);
  const awards = awardsByThrow(rules);
  return {
    awards: THROW_OF_OUTCOME.map((at) => awards[at]!),
    stock: Int32Array.from(RANKS, (rank) => stock[rank]),
    worth: Int32Array.from(RANKS, (rank) => worth[rank]),
    title: RANKS.map((rank) => isTitle(rank, rules)),
    listed: positions(rules.options.stock.map((line) => line.rank)),
    byWorth: [...RANKS.keys()].sort((a, b) => worth[RANKS[b]!] - worth[RANKS[a]!]),
    rules: fastRules(rules),
  };
}

function fastRules(rules: Rules): FastRules {
  const { options } = rules;
  const tallies = options.prizes === 'tallies';
  const idle = options.idle;
  return {
    against: options['seizing.against'],
    own: options['seizing.own'],
    takeInStock: options['seizing.in-stock'] === 'take',
    amends: options['seizing.compensation'] === 'from-stock',
    makingUp: tallies ? value(rules, 'making-up') : null,
    takeLast: options['last-tallies'] === 'take-all',
    idleRounds: typeof idle === 'object' ? idle.rounds : null,
    nextLower: options.exhausted === 'next-lower',
    extraRound: options.ending === 'one-more-round',
    step: options['turn-order'] === 'to-the-left' ? 'left' : 'right',
  };
}

function awardsByThrow(rules: Rules): readonly (readonly FastAward[])[] {
  const ruled = THROWS.map(({ dice }) => ({ dice, awards: ruleOn(dice, rules).awards }));
  const feats = ruled.flatMap(({ dice, awards }) => awards.map(({ combination }): Feat => ({ combination, dice })));
  const power = powers(feats, rules);
  return ruled.map(({ dice, awards }) =>
    awards.map(({ combination, award }): FastAward => ({
      kind: award.kind,
      worth: award.kind === 'worth' ? award.worth : 0,
      takes: award.kind === 'worth' ? positions(award.takes) : [],
      seizes: positions(seizable(combination, rules)),
      power: power(combination, dice),
      red: isRed(combination),
    })),
  );
}

/** Numbers feats from 1, the lowest, so that a higher feat has a higher number and equal feats the same. */
function powers(feats: readonly Feat[], rules: Rules): (...feat: [Feat['combination'], Feat['dice']]) => number {
  const key = (combination: string, dice: Feat['dice']): string => `${combination} ${countFaces(dice).join('')}`;
  const numbers = new Map<string, number>();
  let number = 0;
  let last: Feat | undefined;
  for (const feat of feats.toSorted((a, b) => compareFeats(a, b, rules))) {
    if (!last || compareFeats(feat, last, rules) !== 0) number++;
    numbers.set(key(feat.combination, feat.dice), number);
    last = feat;
  }
  return (combination, dice) => numbers.get(key(combination, dice))!;
}

function positions(ranks: readonly Rank[]): readonly number[] {
  return ranks.map((rank) => RANKS.indexOf(rank));
}
