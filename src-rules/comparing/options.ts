import { listOf, mapped, oneOf, record, wholeNumber, type Parse } from '../option-values.ts';
import { failed, ok } from '../result.ts';
import type { OptionSpec, OptionTable } from '../ruleset.ts';
import type { Deck } from './deck.ts';
import { deck, flag, numbersBy, text } from './option-parsers.ts';

/** A class of hand that stands above the plain count of points. */
export type HandClass =
  /** All cards within one group of `triple-order`. */
  | { readonly class: 'triple' }
  | { readonly class: 'triple-of'; readonly rank: string }
  | { readonly class: 'courts' }
  | { readonly class: 'points'; readonly points: number }
  /** Two cards of one rank and one suit. */
  | { readonly class: 'pair' }
  /** Two cards of one rank, of whatever suit. */
  | { readonly class: 'rank-pair' };

export interface Stakes {
  /** A second stake is never, may be, or must be laid beside the first. */
  readonly second: 'none' | 'optional' | 'obligatory';
  /** Which of the two may be the larger. */
  readonly larger: 'either' | 'first-or-equal' | 'second-or-equal';
}

/** Every point on which accounts of the comparing games differ. Values come from the accounts. */
export interface ComparingOptions {
  /** `compare`: hands are compared with the banker's. `limit`: players draw towards a limit, as in blackjack. */
  readonly aim: 'compare' | 'limit';
  readonly deck: Deck;
  readonly 'hand-size': number;
  /** The banker is counted among the seats. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly 'first-banker': 'dice' | 'unstated';
  readonly cut: 'none' | 'right-of-dealer' | 'anyone-but-right-of-dealer';
  readonly stakes: Stakes;
  readonly staking: 'unseen' | 'seen';
  readonly 'side-bets': { readonly bystanders: boolean; readonly players: boolean };
  readonly values: Readonly<Record<string, number>>;
  /** How a total becomes points. `last-digit-keeping-tens`: 10 and 20 count 10. */
  readonly residue: 'last-digit' | 'last-digit-keeping-tens' | 'ten-deducted-once' | 'none';
  /** Classes above plain points, best first. */
  readonly classes: readonly HandClass[];
  /** Groups of ranks, best first; three cards from one group are a triple of that group. */
  readonly 'triple-order': readonly (readonly string[])[];
  /** Suits and ranks, best first, and which is looked at first. */
  readonly 'card-order': { readonly suits: string; readonly ranks: string };
  readonly 'tie-break': 'none' | 'top-then-second' | 'top-card' | 'suit' | 'rank-then-suit';
  readonly tie: 'push' | 'banker' | 'player';
  /** A total that puts a hand out; three courts are always spared. */
  readonly out: 'none' | 'exactly-thirty';
  readonly 'thrown-in': 'none' | 'must' | 'may';
  /** What is paid to a winner for each unit staked. */
  readonly payment: { readonly win: number };
  readonly contract: 'none' | 'long' | 'terus';
  /** Points from which a hand is Long. */
  readonly 'long.from'?: number | undefined;
  /** `must-win`: a Long player is paid both stakes on winning. `literal`: on being Long, whatever the banker holds. */
  readonly 'long.player'?: 'must-win' | 'literal' | undefined;
  readonly 'long.triples'?: 'suggested' | 'always-long' | 'by-points' | undefined;
  /** The tĕrus hands, named as in `classes`. */
  readonly 'terus.classes'?: readonly string[] | undefined;
  /** Whether a player's tĕrus wins the second stake. */
  readonly 'terus.player'?: 'never' | 'wins-both' | undefined;
  readonly 'bank-passes': 'anticlockwise' | 'clockwise' | 'stays';
  readonly 'bank-repeats': 'never' | 'after-losing-to-all' | 'after-winning';
  readonly 'limit.total'?: number | undefined;
  readonly 'limit.banker-stands'?: number | undefined;
  /** Points an ace may count instead of its plain value, where that does not pass the limit. */
  readonly 'limit.high-ace'?: number | undefined;
}

/** The name of a class in data and in results: `triple`, `triple-of-A`, `courts`, `points-9`, `pair`. */
export function className(one: HandClass): string {
  if (one.class === 'triple-of') return `triple-of-${one.rank}`;
  return one.class === 'points' ? `points-${one.points}` : one.class;
}

const handClass: Parse<HandClass> = (value) => {
  const name = typeof value === 'string' ? value : '';
  const rank = /^triple-of-(.)$/.exec(name)?.[1];
  const points = /^points-(\d+)$/.exec(name)?.[1];
  if (rank) return ok({ class: 'triple-of', rank });
  if (points) return ok({ class: 'points', points: Number(points) });
  const plain = oneOf('triple', 'courts', 'pair', 'rank-pair')(value);
  return plain.kind === 'ok'
    ? ok({ class: plain.value })
    : failed(`${plain.error} | triple-of-<rank> | points-<number>`);
};

const long = <T>(parse: Parse<T>): OptionSpec<T> => ({ parse, when: { option: 'contract', is: ['long'] } });
const terus = <T>(parse: Parse<T>): OptionSpec<T> => ({ parse, when: { option: 'contract', is: ['terus'] } });
const limit = <T>(parse: Parse<T>): OptionSpec<T> => ({ parse, when: { option: 'aim', is: ['limit'] } });

export const COMPARING_OPTIONS: OptionTable<ComparingOptions> = {
  aim: { parse: oneOf('compare', 'limit') },
  deck: { parse: deck },
  'hand-size': { parse: wholeNumber(1) },
  seats: { parse: record({ min: wholeNumber(2), max: wholeNumber(2) }) },
  'first-banker': { parse: oneOf('dice', 'unstated') },
  cut: { parse: oneOf('none', 'right-of-dealer', 'anyone-but-right-of-dealer') },
  stakes: {
    parse: record<Stakes>({
      second: oneOf('none', 'optional', 'obligatory'),
      larger: oneOf('either', 'first-or-equal', 'second-or-equal'),
    }),
  },
  staking: { parse: oneOf('unseen', 'seen') },
  'side-bets': { parse: record({ bystanders: flag, players: flag }) },
  values: { parse: numbersBy('rank', 1) },
  residue: { parse: oneOf('last-digit', 'last-digit-keeping-tens', 'ten-deducted-once', 'none') },
  classes: { parse: listOf(handClass) },
  'triple-order': { parse: listOf(mapped(text, (group): readonly string[] => [...group])) },
  'card-order': { parse: record({ suits: text, ranks: text }) },
  'tie-break': { parse: oneOf('none', 'top-then-second', 'top-card', 'suit', 'rank-then-suit') },
  tie: { parse: oneOf('push', 'banker', 'player') },
  out: { parse: oneOf('none', 'exactly-thirty') },
  'thrown-in': { parse: oneOf('none', 'must', 'may') },
  payment: { parse: record({ win: wholeNumber(1) }) },
  contract: { parse: oneOf('none', 'long', 'terus') },
  'long.from': long(wholeNumber(1)),
  'long.player': long(oneOf('must-win', 'literal')),
  'long.triples': long(oneOf('suggested', 'always-long', 'by-points')),
  'terus.classes': terus(listOf(mapped(handClass, className))),
  'terus.player': terus(oneOf('never', 'wins-both')),
  'bank-passes': { parse: oneOf('anticlockwise', 'clockwise', 'stays') },
  'bank-repeats': { parse: oneOf('never', 'after-losing-to-all', 'after-winning') },
  'limit.total': limit(wholeNumber(2)),
  'limit.banker-stands': limit(wholeNumber(1)),
  'limit.high-ace': limit(wholeNumber(0)),
};
