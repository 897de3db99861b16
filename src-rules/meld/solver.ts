import { KINDS, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';

/** The best way to lay out a hand: most cards melded first, then most points. */
export interface Partition {
  readonly melds: readonly Meld[];
  readonly left: readonly Kind[];
  readonly melded: number;
  readonly score: number;
}

/** Cards melded and points in one number: both add up over components, and points never reach CARD. */
const CARD = 1000;

/** Kinds that melds tie together, with a table of the best value of every combination of their counts. */
export interface Component {
  readonly kinds: readonly Kind[];
  /** Mixed-radix weight of each kind. */
  readonly strides: readonly number[];
  readonly copies: readonly number[];
  readonly value: Int32Array;
  /** The meld to lay first, by index into `melds`; −1 − i leaves one card of kind i over. */
  readonly step: Int16Array;
  readonly melds: readonly Meld[];
}

export interface Solver {
  readonly components: readonly Component[];
  /** Cards melded × 1000 + points, by table look-up. */
  readonly value: (hand: Counts) => number;
  readonly best: (hand: Counts) => Partition;
  readonly wins: (hand: Counts) => boolean;
}

/** Compiles a list of melds into tables, one for each set of kinds that melds tie together. */
export function compileSolver(melds: readonly Meld[], deck: Counts): Solver {
  const components = componentsOf(melds).map((kinds) => tabulate(kinds, melds, deck));
  const value = (hand: Counts): number => {
    let sum = 0;
    for (const component of components) sum += component.value[indexOf(component, hand)] ?? 0;
    return sum;
  };
  return {
    components,
    value,
    best: (hand) => layOut(components, hand),
    wins: (hand) => Math.floor(value(hand) / CARD) === hand.reduce((sum, count) => sum + count, 0),
  };
}

function indexOf(component: Component, hand: Counts): number {
  let index = 0;
  for (let i = 0; i < component.kinds.length; i++)
    index += (hand[component.kinds[i] as number] as number) * (component.strides[i] as number);
  return index;
}

/** Union of kinds that share a meld; a kind in no meld stands alone. */
function componentsOf(melds: readonly Meld[]): readonly (readonly Kind[])[] {
  const root = Array.from({ length: KINDS }, (_, kind) => kind);
  const find = (kind: Kind): Kind => (root[kind] === kind ? kind : find(root[kind] as Kind));
  for (const { cards } of melds) for (const card of cards) root[find(card)] = find(cards[0] as Kind);
  const groups = new Map<Kind, Kind[]>();
  for (let kind = 0; kind < KINDS; kind++) groups.set(find(kind), [...(groups.get(find(kind)) ?? []), kind]);
  return [...groups.values()];
}

function tabulate(kinds: readonly Kind[], all: readonly Meld[], deck: Counts): Component {
  const copies = kinds.map((kind) => deck[kind] ?? 0);
  const strides: number[] = [];
  let size = 1;
  for (const count of copies) {
    strides.push(size);
    size *= count + 1;
  }
  const melds = all.filter((meld) => kinds.includes(meld.cards[0] as Kind));
  const needs = melds.map((meld) => kinds.map((kind) => meld.cards.filter((card) => card === kind).length));
  const value = new Int32Array(size);
  const step = new Int16Array(size);
  const counts = new Array<number>(kinds.length).fill(0);
  for (let index = 1; index < size; index++) {
    increment(counts, copies);
    value[index] = -1;
    for (let i = 0; i < kinds.length; i++)
      if ((counts[i] as number) > 0) offer(value, step, index, value[index - (strides[i] as number)] as number, -1 - i);
    needs.forEach((need, at) => {
      if (!need.every((n, i) => n <= (counts[i] as number))) return;
      const before = index - need.reduce((sum, n, i) => sum + n * (strides[i] as number), 0);
      const meld = melds[at] as Meld;
      offer(value, step, index, (value[before] as number) + CARD * meld.cards.length + meld.score, at);
    });
  }
  return { kinds, strides, copies, value, step, melds };
}

function offer(value: Int32Array, step: Int16Array, index: number, candidate: number, by: number): void {
  if (candidate <= (value[index] as number)) return;
  value[index] = candidate;
  step[index] = by;
}

function increment(counts: number[], copies: readonly number[]): void {
  for (let i = 0; i < counts.length; i++) {
    if ((counts[i] as number) < (copies[i] as number)) {
      counts[i] = (counts[i] as number) + 1;
      return;
    }
    counts[i] = 0;
  }
}

function layOut(components: readonly Component[], hand: Counts): Partition {
  const melds: Meld[] = [];
  const left: Kind[] = [];
  for (const component of components) {
    let index = indexOf(component, hand);
    while (index > 0) {
      const step = component.step[index] as number;
      const meld = component.melds[step];
      if (meld) melds.push(meld);
      else left.push(component.kinds[-1 - step] as Kind);
      for (const card of meld?.cards ?? [component.kinds[-1 - step] as Kind])
        index -= component.strides[component.kinds.indexOf(card)] as number;
    }
  }
  return {
    melds,
    left,
    melded: melds.reduce((sum, meld) => sum + meld.cards.length, 0),
    score: melds.reduce((sum, meld) => sum + meld.score, 0),
  };
}

/** Kinds that would turn `hand` into a wholly melded hand, given what the deck still can hold. */
export function waits(solver: Solver, deck: Counts, hand: Counts): readonly Kind[] {
  return hand
    .map((_, kind) => kind)
    .filter((kind) => (hand[kind] ?? 0) < (deck[kind] ?? 0) && solver.wins(plus(hand, kind, 1)));
}

/** The kinds whose discard leaves the most value, best first; equal values keep the order of kinds. */
export function bestDiscards(solver: Solver, hand: Counts): readonly { readonly kind: Kind; readonly value: number }[] {
  return hand
    .flatMap((count, kind) => (count > 0 ? [{ kind, value: solver.value(plus(hand, kind, -1)) }] : []))
    .sort((a, b) => b.value - a.value || a.kind - b.kind);
}

export const plus = (hand: Counts, kind: Kind, change: number): Counts =>
  hand.map((count, at) => (at === kind ? count + change : count));
