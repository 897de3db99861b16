import type { Entry } from './entry.ts';
import { PASSES, type Marks } from './marks.ts';

/** A list is compared member by member. */
export type Key = string | readonly (string | number)[];

/** What objects are put in order by; those without a key come last in either direction. */
export interface Sorter {
  readonly key: (entry: Entry) => Key | undefined;
  readonly compare: (one: Key, other: Key) => number;
}

/** From here on it is quicker to put everything in order anew. */
const MANY = 200;

/** All places in the order of a key. */
export class Order {
  readonly #sorter: Sorter;
  readonly #keys: (Key | undefined)[] = [];
  #sorted: number[] = [];
  #blank: number[] = [];

  constructor(sorter: Sorter, entries: readonly (Entry | undefined)[]) {
    this.#sorter = sorter;
    this.#sortAll(entries);
  }

  /** Puts the places that have changed where they now belong. */
  renew(entries: readonly (Entry | undefined)[], changed: readonly number[]): void {
    if (changed.length > MANY) {
      this.#sortAll(entries);
      return;
    }
    const moving = new Set(changed);
    this.#sorted = this.#sorted.filter((place) => !moving.has(place));
    this.#blank = this.#blank.filter((place) => !moving.has(place));
    for (const place of moving) {
      if (this.#setKey(entries, place) === undefined) this.#blank.push(place);
      else this.#sorted.splice(this.#rank(place), 0, place);
    }
    this.#blank.sort((a, b) => a - b);
  }

  /** The places marked as passing, in order, from an offset on. */
  page(marks: Marks, descending: boolean, offset: number, limit: number): number[] {
    const { length } = this.#sorted;
    const found: number[] = [];
    let before = offset;
    for (let at = 0; at < length + this.#blank.length && found.length < limit; at++) {
      const sorted = this.#sorted[descending ? length - 1 - at : at];
      const place = at < length ? sorted : this.#blank[at - length];
      if (place === undefined || marks[place] !== PASSES) continue;
      if (before > 0) before--;
      else found.push(place);
    }
    return found;
  }

  #sortAll(entries: readonly (Entry | undefined)[]): void {
    const places = entries.map((_, place) => place);
    for (const place of places) this.#setKey(entries, place);
    this.#blank = places.filter((place) => this.#keys[place] === undefined);
    this.#sorted = places.filter((place) => this.#keys[place] !== undefined).sort(this.#compare);
  }

  #setKey(entries: readonly (Entry | undefined)[], place: number): Key | undefined {
    const entry = entries[place];
    return (this.#keys[place] = entry && this.#sorter.key(entry));
  }

  readonly #compare = (one: number, other: number): number => {
    const [a, b] = [this.#keys[one] ?? '', this.#keys[other] ?? ''];
    return this.#sorter.compare(a, b) || one - other;
  };

  #rank(place: number): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#sorted[middle] ?? 0, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
