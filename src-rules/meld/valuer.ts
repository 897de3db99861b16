import type { Component } from './components.ts';
import type { Counts, Kind } from './deck.ts';

/** Up to four kinds of a component, with their weights; kinds that a row lacks weigh nothing. */
interface Row {
  readonly base: number;
  readonly a: Kind;
  readonly b: Kind;
  readonly c: Kind;
  readonly d: Kind;
  readonly weightA: number;
  readonly weightB: number;
  readonly weightC: number;
  readonly weightD: number;
  /** Whether the component's index is complete after this row. */
  readonly last: boolean;
}

/**
 * Values a hand from the components' tables laid end to end. Bots and odds ask for millions of hands: four kinds to a
 * row, without an inner loop, is twice as fast as kind by kind.
 */
export function valuerOf(components: readonly Component[]): (hand: Counts) => number {
  const values = Int32Array.from(components.flatMap(({ value }) => [...value]));
  const starts = components.map((_, at) => components.slice(0, at).reduce((sum, { value }) => sum + value.length, 0));
  const rows = components.flatMap((component, at) => rowsOf(component, starts[at]!));
  return (hand) => {
    let sum = 0;
    let index = 0;
    for (const row of rows) {
      index += row.base + hand[row.a]! * row.weightA + hand[row.b]! * row.weightB;
      index += hand[row.c]! * row.weightC + hand[row.d]! * row.weightD;
      if (!row.last) continue;
      sum += values[index]!;
      index = 0;
    }
    return sum;
  };
}

function rowsOf({ kinds, strides }: Component, start: number): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < kinds.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = kinds.slice(at, at + 4);
    const [weightA = 0, weightB = 0, weightC = 0, weightD = 0] = strides.slice(at, at + 4);
    const base = at === 0 ? start : 0;
    rows.push({ base, a, b, c, d, weightA, weightB, weightC, weightD, last: at + 4 >= kinds.length });
  }
  return rows;
}
