import type { ClauseId, PassageId, ReadingId, VariantId } from '../citation.ts';
import { assertNever } from '../result.ts';
import { compile, type Clause, type Ruleset, type Variant } from '../ruleset.ts';
import { deckOf, DISTRIBUTIONS, type Distribution } from './distribution.ts';
import { sizeOf, type Deck } from './deck.ts';
import { COMPARING_OPTIONS, type ComparingOptions } from './options.ts';

/** Ways in which tiles of one suit might have been played. */
export const FAMILIES = [
  /** Two tiles: a pair above all, otherwise the higher sum. */
  'pairs',
  /** Three tiles: three of a kind above all, otherwise the higher sum. */
  'threes',
  /** Three tiles, what is left of the sum after the tens. */
  'after-daun-tiga',
  /** Two tiles, the last digit of the sum, the higher tile between equals. */
  'after-koo-kiew',
  /** Two tiles, more drawn towards a limit. */
  'limit',
  /** Two tiles: a pair above all, otherwise the higher ranks; nothing is counted. */
  'rank-and-pair',
] as const;
export type Family = (typeof FAMILIES)[number];

/** A guess at the game of the 32 tiles. Whatever it leads to is conjecture. */
export interface Hypothesis {
  readonly family: Family;
  /** What tens and courts count. */
  readonly values: { readonly T: number; readonly J: number; readonly Q: number; readonly K: number };
  readonly tie: 'push' | 'banker' | 'player';
  /** Whether a red and a blue index are told apart, red standing above blue. */
  readonly colours: boolean;
  /** Players and banker. */
  readonly seats: number;
  /** Looked at where tiles are drawn to a limit. */
  readonly limit: { readonly total: number; readonly bankerStands: number; readonly highAce: number };
}

const HAND_SIZE: Readonly<Record<Family, number>> = {
  pairs: 2,
  threes: 3,
  'after-daun-tiga': 3,
  'after-koo-kiew': 2,
  limit: 2,
  'rank-and-pair': 2,
};

const DOWN = 'KQJT98765432A';
const ACE_HIGH = 'AKQJT98765432';

/** How many hands a set serves. Where tiles are drawn, as many are left to draw as are dealt. */
export function seatsServed({ family }: Pick<Hypothesis, 'family'>, deck: Deck): number {
  return Math.floor(sizeOf(deck) / (HAND_SIZE[family] * (family === 'limit' ? 2 : 1)));
}

/** The values a hypothesis gives the options in which families differ. */
function familyOptions({ family, colours }: Hypothesis): Readonly<Record<string, unknown>> {
  const colour = colours ? 'suit' : 'none';
  const pairClass = colours ? 'pair' : 'rank-pair';
  const ranks = { suits: colours ? 'RB' : '', ranks: family === 'rank-and-pair' ? ACE_HIGH : DOWN };
  const plain = { residue: 'none', 'tie-break': colour, 'card-order': ranks };
  switch (family) {
    case 'pairs':
      return { ...plain, classes: [pairClass], 'triple-order': [] };
    case 'threes':
      return { ...plain, classes: ['triple'], 'triple-order': [...DOWN] };
    case 'after-daun-tiga':
      return {
        ...plain,
        residue: 'last-digit-keeping-tens',
        classes: ['triple'],
        'triple-order': [...'A23456789T', 'JQK'],
      };
    case 'after-koo-kiew':
      return {
        ...plain,
        residue: 'last-digit',
        'tie-break': 'top-then-second',
        classes: [pairClass],
        'triple-order': [],
      };
    case 'limit':
      return { ...plain, 'tie-break': 'none', classes: [], 'triple-order': [] };
    case 'rank-and-pair':
      return { ...plain, 'tie-break': 'rank-then-suit', classes: [pairClass], 'triple-order': [] };
    default:
      return assertNever(family);
  }
}

function optionValues(hypothesis: Hypothesis, distribution: Distribution): Readonly<Record<string, unknown>> {
  const { family, values, tie, colours, seats, limit } = hypothesis;
  const deck = deckOf(distribution, colours);
  const counted = family !== 'rank-and-pair';
  const pips = Object.fromEntries([...'A23456789'].map((rank, at) => [rank, at + 1]));
  const points = { ...pips, ...values };
  return {
    aim: family === 'limit' ? 'limit' : 'compare',
    deck: {
      faces: deck.faces,
      kinds: Object.fromEntries(deck.kinds.map(({ rank, suit, copies }) => [rank + suit, copies])),
    },
    'hand-size': HAND_SIZE[family],
    seats: { min: 2, max: Math.max(2, Math.min(seats, seatsServed(hypothesis, deck))) },
    'first-banker': 'unstated',
    cut: 'none',
    stakes: { second: 'none', larger: 'either' },
    staking: 'unseen',
    'side-bets': { bystanders: false, players: false },
    values: counted ? points : Object.fromEntries(Object.keys(points).map((rank) => [rank, 0])),
    ...familyOptions(hypothesis),
    tie,
    out: 'none',
    'thrown-in': 'none',
    payment: { win: 1 },
    contract: 'none',
    'bank-passes': 'anticlockwise',
    'bank-repeats': 'never',
    ...(family === 'limit' && {
      'limit.total': limit.total,
      'limit.banker-stands': limit.bankerStands,
      'limit.high-ace': limit.highAce,
    }),
  };
}

/** The hypothesis as a variant like any other, each of its clauses conjectured and named after its option. */
export function variantOfHypothesis(
  hypothesis: Hypothesis,
  id: string,
  passages: readonly PassageId[],
  distribution: Distribution = DISTRIBUTIONS.found,
): Variant {
  const conjecture = (option: string, value: unknown): Clause => ({
    id: option.replace('.', '-') as ClauseId,
    option,
    text: '',
    basis: 'conjectured',
    passages,
    questions: [],
    readings: [{ id: 'stated' as ReadingId, title: '', value, basis: 'conjectured', argument: '', passages }],
    preferred: 'stated' as ReadingId,
    gap: false,
  });
  return {
    id: `singapore-tiles/${id}` as VariantId,
    engine: 'comparing',
    clauses: Object.entries(optionValues(hypothesis, distribution)).map(([option, value]) => conjecture(option, value)),
  };
}

export function rulesOfHypothesis(hypothesis: Hypothesis, distribution: Distribution): Ruleset<ComparingOptions> {
  const variant = variantOfHypothesis(hypothesis, 'hypothesis', [], distribution);
  const rules = compile(COMPARING_OPTIONS, variant, {}, 'preferred');
  if (rules.kind === 'failed') throw new Error(`a hypothesis does not compile: ${JSON.stringify(rules.error)}`);
  return rules.value;
}
