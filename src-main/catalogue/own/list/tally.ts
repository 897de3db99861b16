import type { FacetCount } from '#contract/own/list.ts';

const NONE: readonly number[] = [];

/** The terms of one facet, numbered, and which of them stand at each place. */
export class Tally {
  readonly #terms: string[] = [];
  readonly #numbers = new Map<string, number>();
  /** Most places have one term, and share its list with all others that have it. */
  readonly #single: (readonly number[])[] = [];
  readonly #at: (readonly number[])[] = [];

  put(place: number, terms: readonly string[]): void {
    const [first, ...more] = terms.map((term) => this.#numberOf(term));
    if (first === undefined) this.#at[place] = NONE;
    else this.#at[place] = more.length === 0 ? (this.#single[first] ?? [first]) : [first, ...more];
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#terms.push(term) - 1;
    this.#numbers.set(term, number);
    this.#single.push([number]);
    return number;
  }

  /** Tells places that have one of the terms from those that have none of them. */
  having(terms: readonly string[]): (place: number) => boolean {
    const wanted = new Uint8Array(this.#terms.length);
    for (const term of terms) {
      const number = this.#numbers.get(term);
      if (number !== undefined) wanted[number] = 1;
    }
    return (place) => (this.#at[place] ?? NONE).some((number) => wanted[number] === 1);
  }

  /** Counts places as they are told, and says in the end what was counted, the most frequent first. */
  counter(): { readonly count: (place: number) => void; readonly counts: () => FacetCount[] } {
    const found = new Uint32Array(this.#terms.length);
    return {
      count: (place) => {
        for (const number of this.#at[place] ?? NONE) found[number] = (found[number] ?? 0) + 1;
      },
      counts: () =>
        this.#terms
          .map((term, number) => ({ term, count: found[number] ?? 0 }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1)),
    };
  }
}
