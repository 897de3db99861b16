import { KINDS, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';

/** Cards melded and points in one number: both add up over components, and points never reach CARD. */
export const CARD = 1000;

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

/** The kinds fall apart into sets that no meld joins; each set gets a table of its own. */
export function compileComponents(melds: readonly Meld[], deck: Counts): readonly Component[] {
  return joinedKinds(melds).map((kinds) => tabulate(kinds, melds, deck));
}

/** Sets of kinds that share a meld, directly or through others; a kind in no meld stands alone. */
function joinedKinds(melds: readonly Meld[]): readonly (readonly Kind[])[] {
  const root = Array.from({ length: KINDS }, (_, kind) => kind);
  const find = (kind: Kind): Kind => (root[kind] === kind ? kind : find(root[kind]!));
  for (const { cards } of melds) for (const card of cards) root[find(card)] = find(cards[0]!);
  const groups = new Map<Kind, Kind[]>();
  for (let kind = 0; kind < KINDS; kind++) groups.set(find(kind), [...(groups.get(find(kind)) ?? []), kind]);
  return [...groups.values()];
}

/** A meld by what it takes from a component's index, and what it adds to the value. */
interface Take {
  readonly needs: readonly number[];
  readonly stride: number;
  readonly worth: number;
}

function tabulate(kinds: readonly Kind[], all: readonly Meld[], deck: Counts): Component {
  const copies = kinds.map((kind) => deck[kind] ?? 0);
  const strides = kinds.map((_, at) => copies.slice(0, at).reduce((size, count) => size * (count + 1), 1));
  const melds = all.filter((meld) => kinds.includes(meld.cards[0]!));
  const takes = melds.map((meld): Take => {
    const needs = kinds.map((kind) => meld.cards.filter((card) => card === kind).length);
    const stride = needs.reduce((sum, need, i) => sum + need * strides[i]!, 0);
    return { needs, stride, worth: CARD * meld.cards.length + meld.score };
  });
  const size = copies.reduce((product, count) => product * (count + 1), 1);
  const value = new Int32Array(size);
  const step = new Int16Array(size);
  for (let index = 1; index < size; index++) {
    const counts = kinds.map((_, i) => Math.floor(index / strides[i]!) % (copies[i]! + 1));
    [value[index], step[index]] = bestStep(value, index, counts, strides, takes);
  }
  return { kinds, strides, copies, value, step, melds };
}

/** The best of laying a meld first or leaving a card over, from the values of smaller counts. */
function bestStep(
  value: Int32Array,
  index: number,
  counts: readonly number[],
  strides: readonly number[],
  takes: readonly Take[],
): readonly [number, number] {
  let best: readonly [number, number] = [-1, 0];
  const offer = (worth: number, by: number): void => {
    if (worth > best[0]) best = [worth, by];
  };
  takes.forEach(({ needs, stride, worth }, at) => {
    if (needs.every((need, i) => need <= counts[i]!)) offer(value[index - stride]! + worth, at);
  });
  counts.forEach((count, i) => {
    if (count > 0) offer(value[index - strides[i]!]!, -1 - i);
  });
  return best;
}

export function indexIn({ kinds, strides }: Component, hand: Counts): number {
  let index = 0;
  for (let i = 0; i < kinds.length; i++) index += hand[kinds[i]!]! * strides[i]!;
  return index;
}
