import { isFootman, isGeneral, JOKER, kindOf, KINDS, SUITS, type Kind, type Suit } from './deck.ts';
import type { MeldKind, MeldOptions } from './options.ts';

/** One legal meld: its family, and exactly the cards it is made of, kinds in order. */
export interface Meld {
  readonly kind: MeldKind;
  readonly cards: readonly Kind[];
  readonly score: number;
}

/** Every meld an account allows, generated from its clauses; the solver's tables are built from this list alone. */
export function legalMelds(options: Pick<MeldOptions, 'melds' | 'scores' | 'equal-generals'>): readonly Meld[] {
  return options.melds.flatMap((kind) =>
    shapes(kind, options['equal-generals'] === 'allowed').map((cards) => ({
      kind,
      cards,
      score: options.scores[kind],
    })),
  );
}

const bySuit = (make: (suit: Suit) => readonly Kind[]): readonly (readonly Kind[])[] => SUITS.map(make);
const footmen = SUITS.map((suit) => kindOf(suit, 'P'));

function shapes(kind: MeldKind, equalGenerals: boolean): readonly (readonly Kind[])[] {
  switch (kind) {
    case 'general':
      return bySuit((suit) => [kindOf(suit, 'K')]);
    case 'joker':
      return [[JOKER]];
    case 'command':
      return bySuit((suit) => [kindOf(suit, 'K'), kindOf(suit, 'A'), kindOf(suit, 'E')]);
    case 'field':
      return bySuit((suit) => [kindOf(suit, 'R'), kindOf(suit, 'H'), kindOf(suit, 'C')]);
    case 'three-footmen':
      return footmen.map((missing) => footmen.filter((one) => one !== missing));
    case 'four-footmen':
      return [footmen];
    case 'pair':
      return equal(2, equalGenerals);
    case 'triple':
      return equal(3, equalGenerals);
    case 'quad':
      return equal(4, equalGenerals);
  }
}

/** Jokers never combine; generals do only where the account allows it. */
function equal(size: number, equalGenerals: boolean): readonly (readonly Kind[])[] {
  return Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => kind !== JOKER && (equalGenerals || !isGeneral(kind)))
    .map((kind) => new Array<Kind>(size).fill(kind));
}

/** A meld of identical cards or of different ones; footmen can make both. */
export const isGroup = (meld: Meld): boolean =>
  meld.kind === 'command' || meld.kind === 'field' || (meld.cards.some(isFootman) && meld.kind.endsWith('footmen'));
