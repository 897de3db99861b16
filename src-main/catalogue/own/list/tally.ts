import type { FacetCount } from '#contract/own/list.ts';
import { PASSES, type Marks } from './marks.ts';

/** More terms than this nobody looks through; the rest are found by typing. */
const MOST_TERMS = 200;
const NONE = -1;

/** The terms of one facet, numbered, and which of them stand at each place. */
export class Tally {
  readonly #terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #first: (number | undefined)[] = [];
  /** The further terms of the few places that have more than one. */
  readonly #more = new Map<number, readonly number[]>();

  put(place: number, terms: readonly string[]): void {
    const [first, ...more] = terms.map((term) => this.#numberOf(term));
    this.#first[place] = first;
    if (more.length > 0) this.#more.set(place, more);
    else this.#more.delete(place);
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.push(term) - 1;
    this.#numbers.set(term, number);
    return number;
  }

  /** Tells places that have one of the terms from those that have none of them. */
  having(terms: readonly string[]): (place: number) => boolean {
    const wanted = new Set(terms.flatMap((term) => this.#numbers.get(term) ?? []));
    return (place) =>
      wanted.has(this.#first[place] ?? NONE) || (this.#more.get(place) ?? []).some((number) => wanted.has(number));
  }

  /** How many places have each term, of those that pass or are marked as failing here alone; the most frequent first. */
  counts(marks: Marks, failsHere: number): FacetCount[] {
    const found = new Uint32Array(this.#terms.length + 1);
    for (let place = 0; place < marks.length; place++) {
      const mark = marks[place];
      // Places without a term are counted past the last.
      if (mark === PASSES || mark === failsHere) found[this.#first[place] ?? this.#terms.length]!++;
    }
    for (const [place, more] of this.#more)
      if (marks[place] === PASSES || marks[place] === failsHere) for (const number of more) found[number]!++;
    return this.#terms
      .map((term, number) => ({ term, count: found[number] ?? 0 }))
      .filter((one) => one.count > 0)
      .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
      .slice(0, MOST_TERMS);
  }
}
