import type { Citation } from '../citation.ts';
import type { Ruleset } from '../ruleset.ts';
import { deckCounts, isGeneral, JOKER, type Counts, type Kind } from './deck.ts';
import { isGroup, legalMelds, type Meld } from './melds.ts';
import type { Call, MeldOptions } from './options.ts';
import { compileSolver, type Solver } from './solver.ts';
import type { Claim } from './state.ts';

export type MeldRules = Ruleset<MeldOptions>;

/** What a ruleset compiles to once: its melds, grouped by the cards in them, and the partition tables. */
export interface Table {
  readonly deck: Counts;
  readonly melds: readonly Meld[];
  readonly with: readonly (readonly Meld[])[];
  readonly solver: Solver;
}

const tables = new WeakMap<MeldOptions, Table>();

/** The compiled table of a ruleset's options; compiled on first use. */
export function tableOf({ options }: MeldRules): Table {
  const known = tables.get(options);
  if (known) return known;
  const deck = deckCounts(options.deck);
  const melds = legalMelds(options);
  const table: Table = {
    deck,
    melds,
    with: deck.map((_, kind) => melds.filter((meld) => meld.cards.includes(kind))),
    solver: compileSolver(melds, deck),
  };
  tables.set(options, table);
  return table;
}

/** Where a seat stands to the card in question. */
export interface Standing {
  readonly card: Kind;
  readonly origin: 'draw' | 'discard';
  /** 0 for the seat that drew or discarded it, 1 for the next in turn, … */
  readonly distance: number;
  /** Cards the seat has, in its hand and in its melds. */
  readonly size: number;
}

export const sizeOf = (hand: Counts, exposed: readonly Meld[]): number =>
  hand.reduce((sum, count) => sum + count, 0) + exposed.reduce((sum, meld) => sum + meld.cards.length, 0);

/** Every claim a hand could make on a card, whatever others may call. */
export function claimsOn(rules: MeldRules, hand: Counts, standing: Standing): readonly Claim[] {
  if (standing.origin === 'discard' && standing.distance === 0) return [];
  const { with: melds, solver } = tableOf(rules);
  return (melds[standing.card] ?? []).flatMap((meld): Claim[] => {
    const gives = withoutOne(meld.cards, standing.card);
    const rest = takeAll(hand, gives);
    if (!rest) return [];
    const call = plainCall(rules.options, meld, standing);
    const claims: Claim[] = call ? [{ call, meld, gives, wins: false }] : [];
    if (isWinningSize(rules, standing.size + 1) && solver.wins(rest))
      claims.push({ call: standing.distance === 0 ? 'zhimo' : 'hu', meld, gives, wins: true });
    return claims;
  });
}

/** A hand wins with one card more than was dealt, no more and no fewer. */
export const isWinningSize = ({ options }: MeldRules, size: number): boolean => size === options['hand-size'] + 1;

/** The call, short of winning, by which a seat may make this meld with the card; `undefined` where it may not. */
function plainCall(options: MeldOptions, meld: Meld, { distance }: Standing): Call | undefined {
  if (meld.kind === 'quad') return 'gan';
  if (meld.kind === 'triple') return 'pong';
  if (distance === 0) return meld.kind === 'pair' && options['own-draw-pair'] === 'only-to-win' ? undefined : 'own';
  return distance === 1 && isGroup(meld) ? 'chi' : undefined;
}

/** Lower goes first. A pair from one's own draw yields to every call where the account says so. */
export function priorityOf({ options }: MeldRules, claim: Claim): number {
  const yields = claim.call === 'own' && claim.meld.kind === 'pair' && options['own-draw-pair'] === 'if-unclaimed';
  const place = options.priorities.findIndex((group) => group.includes(claim.call));
  return yields ? options.priorities.length : place;
}

/** The clause of priorities at the passage on this call: its passages stand in the order of its groups. */
export function citePriority({ options, citations }: MeldRules, call: Call): Citation {
  const passage = options.priorities.findIndex((group) => group.includes(call));
  return { ...citations.priorities, passage };
}

/** Generals and jokers, where the account rules that they are never discarded. */
export const isUndiscardable = ({ options }: MeldRules, card: Kind): boolean =>
  options.undiscardable === 'generals-and-jokers' && (card === JOKER || isGeneral(card));

export function withoutOne(cards: readonly Kind[], card: Kind): readonly Kind[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** The hand without some cards, or `undefined` where it does not hold them. */
export function takeAll(hand: Counts, cards: readonly Kind[]): Counts | undefined {
  const rest = [...hand];
  for (const card of cards) {
    const left = (rest[card] ?? 0) - 1;
    if (left < 0) return undefined;
    rest[card] = left;
  }
  return rest;
}

/** The legal meld that is made of exactly these cards. */
export function findMeld(rules: MeldRules, cards: readonly Kind[]): Meld | undefined {
  return tableOf(rules).melds.find((meld) => sameCards(meld.cards, cards));
}

export const sameCards = (one: readonly Kind[], other: readonly Kind[]): boolean =>
  one.length === other.length && [...one].sort().join() === [...other].sort().join();
