import type { Ruleset } from '../ruleset.ts';
import { assertNever } from '../result.ts';
import { COURTS, type Card } from './deck.ts';
import { judgeLimit } from './limit.ts';
import { className, type ComparingOptions, type HandClass } from './options.ts';

export type Rules = Ruleset<ComparingOptions>;
export type OptionName = keyof ComparingOptions;

/** What a hand is under one account. */
export interface Judged {
  /** A class by name, `points-7` for a plain count, `out` or `thrown-in`. */
  readonly category: string;
  readonly points: number;
  /** The plain sum before the residue is taken. */
  readonly total: number;
  /** Two hands compare as their strengths do; equal strengths tie. */
  readonly strength: number;
  readonly triple: boolean;
  /** The option that put the hand in its category. */
  readonly by: OptionName;
}

/** More than any tie-break, and more than any points with their tie-break. */
const POINT_STEP = 2 ** 14;
const CLASS_STEP = 2 ** 24;
/** More than any place of a card in its order. */
const PLACES = 128;

/** Classifies a hand. `thrownIn` where its holder threw it in. */
export function judge(rules: Rules, hand: readonly Card[], thrownIn = false): Judged {
  const { options } = rules;
  if (options.aim === 'limit') return judgeLimit(rules, hand);
  const total = hand.reduce((sum, card) => sum + (options.values[card.rank] ?? 0), 0);
  const points = residue(options.residue, total);
  const triple = tripleGroup(options, hand) !== undefined;
  const plain = { points, total, triple };
  if (thrownIn || (options['thrown-in'] === 'must' && isThrees(hand)))
    return { ...plain, category: 'thrown-in', strength: -1, by: 'thrown-in' };
  if (options.out === 'exactly-thirty' && total === 30 && !isCourts(hand))
    return { ...plain, category: 'out', strength: -1, by: 'out' };
  const at = options.classes.findIndex((one) => belongs(options, one, hand, points));
  const found = options.classes[at];
  if (!found)
    return {
      ...plain,
      category: `points-${points}`,
      strength: points * POINT_STEP + tieBreak(options, hand),
      by: 'residue',
    };
  return {
    ...plain,
    category: className(found),
    strength: (options.classes.length - at) * CLASS_STEP + withinClass(options, found, hand),
    by: 'classes',
  };
}

/** What is left of a sum of values. */
export function residue(rule: ComparingOptions['residue'], total: number): number {
  switch (rule) {
    case 'last-digit':
      return total % 10;
    case 'last-digit-keeping-tens':
      return total > 0 && total % 10 === 0 ? 10 : total % 10;
    case 'ten-deducted-once':
      return total > 10 ? total - 10 : total;
    case 'none':
      return total;
    default:
      return assertNever(rule);
  }
}

/** Three threes: the hand Perak throws in. */
export const isThrees = (hand: readonly Card[]): boolean =>
  hand.length === 3 && hand.every((card) => card.rank === '3');

const isCourts = (hand: readonly Card[]): boolean => hand.every((card) => COURTS.includes(card.rank));

function tripleGroup(options: ComparingOptions, hand: readonly Card[]): number | undefined {
  if (hand.length !== 3) return undefined;
  const at = options['triple-order'].findIndex((group) => hand.every((card) => group.includes(card.rank)));
  return at < 0 ? undefined : at;
}

function belongs(options: ComparingOptions, one: HandClass, hand: readonly Card[], points: number): boolean {
  const [first, ...rest] = hand;
  if (!first) return false;
  const sameRank = rest.every((card) => card.rank === first.rank);
  switch (one.class) {
    case 'triple':
      return tripleGroup(options, hand) !== undefined;
    case 'triple-of':
      return hand.length === 3 && sameRank && first.rank === one.rank;
    case 'courts':
      return hand.length === 3 && isCourts(hand);
    case 'points':
      return points === one.points;
    case 'pair':
      return hand.length === 2 && sameRank && rest.every((card) => card.suit === first.suit);
    case 'rank-pair':
      return hand.length === 2 && sameRank;
    default:
      return assertNever(one);
  }
}

function withinClass(options: ComparingOptions, one: HandClass, hand: readonly Card[]): number {
  if (one.class === 'triple') return POINT_STEP - (tripleGroup(options, hand) ?? 0);
  if (one.class === 'pair' || one.class === 'rank-pair') return POINT_STEP - bestCard(options, hand);
  return 0;
}

/** 0 is the best card of the deck: suits first, then ranks. A card without a suit stands below those that have one. */
function cardPlace({ 'card-order': order }: ComparingOptions, card: Card): number {
  return suitPlace(order.suits, card) * order.ranks.length + order.ranks.indexOf(card.rank);
}

function cardPlaceByRank({ 'card-order': order }: ComparingOptions, card: Card): number {
  return order.ranks.indexOf(card.rank) * (order.suits.length + 1) + suitPlace(order.suits, card);
}

function suitPlace(suits: string, { suit }: Card): number {
  return suit === '' ? suits.length : suits.indexOf(suit);
}

function bestCard(options: ComparingOptions, hand: readonly Card[]): number {
  return Math.min(...hand.map((card) => cardPlace(options, card)));
}

/** A number below POINT_STEP, higher for the better hand among hands of equal points. */
function tieBreak(options: ComparingOptions, hand: readonly Card[]): number {
  const rule = options['tie-break'];
  switch (rule) {
    case 'none':
      return 0;
    case 'suit':
      return PLACES - 1 - Math.min(...hand.map((card) => suitPlace(options['card-order'].suits, card)));
    case 'top-card':
      return PLACES - 1 - bestCard(options, hand);
    case 'top-then-second':
      return twoPlaces(hand.map((card) => cardPlace(options, card)));
    case 'rank-then-suit':
      return twoPlaces(hand.map((card) => cardPlaceByRank(options, card)));
    default:
      return assertNever(rule);
  }
}

function twoPlaces(places: number[]): number {
  const [top = 0, second = 0] = places.sort((a, b) => a - b);
  return (PLACES - 1 - top) * PLACES + (PLACES - 1 - second);
}
