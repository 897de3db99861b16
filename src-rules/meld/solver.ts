import { CARD, compileComponents, indexIn, type Component } from './components.ts';
import { KINDS, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import { valuerOf } from './valuer.ts';

/** The best way to lay out a hand: most cards melded first, then most points. */
export interface Partition {
  readonly melds: readonly Meld[];
  readonly left: readonly Kind[];
  readonly melded: number;
  readonly score: number;
}

export interface Solver {
  readonly components: readonly Component[];
  /** Cards melded × CARD + points, by table look-up. */
  readonly value: (hand: Counts) => number;
  /** What the value becomes with one card of a kind more (+1) or fewer (−1). */
  readonly valueWith: (hand: Counts, value: number, kind: Kind, change: 1 | -1) => number;
  readonly best: (hand: Counts) => Partition;
  /** Whether the hand is wholly melds. */
  readonly wins: (hand: Counts) => boolean;
}

export const meldedIn = (value: number): number => Math.floor(value / CARD);
export const pointsIn = (value: number): number => value % CARD;

/** Compiles a list of melds into tables, one for each set of kinds that melds tie together. */
export function compileSolver(melds: readonly Meld[], deck: Counts): Solver {
  const components = compileComponents(melds, deck);
  const value = valuerOf(components);
  const homes = Array.from({ length: KINDS }, (_, kind) => components.find(({ kinds }) => kinds.includes(kind))!);
  const strides = homes.map((home, kind) => home.strides[home.kinds.indexOf(kind)]!);
  return {
    components,
    value,
    valueWith: (hand, before, kind, change) => {
      const home = homes[kind]!;
      const index = indexIn(home, hand);
      return before - home.value[index]! + home.value[index + change * strides[kind]!]!;
    },
    best: (hand) => layOut(components, hand),
    wins: (hand) => meldedIn(value(hand)) === cardsIn(hand),
  };
}

export function cardsIn(hand: Counts): number {
  let cards = 0;
  for (const count of hand) cards += count;
  return cards;
}

function layOut(components: readonly Component[], hand: Counts): Partition {
  const melds: Meld[] = [];
  const left: Kind[] = [];
  for (const component of components) {
    const { kinds, strides, step } = component;
    for (let index = indexIn(component, hand); index > 0;) {
      const by = step[index]!;
      const meld = component.melds[by];
      const cards = meld?.cards ?? [kinds[-1 - by]!];
      if (meld) melds.push(meld);
      else left.push(...cards);
      for (const card of cards) index -= strides[kinds.indexOf(card)]!;
    }
  }
  return {
    melds,
    left,
    melded: melds.reduce((sum, meld) => sum + meld.cards.length, 0),
    score: melds.reduce((sum, meld) => sum + meld.score, 0),
  };
}

/** The kinds that would complete a hand, of which the deck holds more than the hand does. */
export function waits(solver: Solver, deck: Counts, hand: Counts): readonly Kind[] {
  const value = solver.value(hand);
  const wanted = cardsIn(hand) + 1;
  return hand.flatMap((count, kind) =>
    count < (deck[kind] ?? 0) && meldedIn(solver.valueWith(hand, value, kind, 1)) === wanted ? [kind] : [],
  );
}

/** The kinds whose discard leaves the most value, best first; equal values keep the order of kinds. */
export function bestDiscards(solver: Solver, hand: Counts): readonly { readonly kind: Kind; readonly value: number }[] {
  const value = solver.value(hand);
  return hand
    .flatMap((count, kind) => (count > 0 ? [{ kind, value: solver.valueWith(hand, value, kind, -1) }] : []))
    .sort((a, b) => b.value - a.value || a.kind - b.kind);
}

export const plus = (hand: Counts, kind: Kind, change: number): Counts =>
  hand.map((count, at) => (at === kind ? count + change : count));
