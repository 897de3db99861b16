import { each, type ReadableDb } from '../../sql.ts';
import { entryOf, termsOf, type Entry, type ObjectRow } from './entry.ts';
import { Order, type Sorter } from './order.ts';
import { Tally } from './tally.ts';

/** The plus keeps SQLite from walking through all objects for the few that have changed. */
const CHANGED = `
  SELECT id, body, created, updated, removed, revision FROM own
  WHERE revision > $seen AND +kind = 'object' ORDER BY revision LIMIT $most`;

/** Objects that are read without a pause. */
export const SLICE = 2_000;

const MOST_FOUND = 20;

/**
 * The objects as the list needs them, each in a numbered place, kept in memory: derived from the library, and brought
 * up to date with whatever has been written since before every question.
 */
export class Shelf {
  readonly entries: (Entry | undefined)[] = [];
  /** Whether the object at a place lies in the bin; undefined where there is none. */
  readonly bin: (boolean | undefined)[] = [];
  /** By place the ids of objects that cannot be read. */
  readonly damaged = new Map<number, string>();
  readonly #db: ReadableDb;
  readonly #places = new Map<string, number>();
  readonly #tallies = new Map<string, Tally>();
  readonly #orders = new Map<string, Order>();
  readonly #found = new Map<string, Uint8Array>();
  #seen = 0;
  /** Places that have changed and are not yet put in order. */
  #changed: number[] = [];

  constructor(db: ReadableDb) {
    this.#db = db;
  }

  refresh(): this {
    while (this.slice());
    return this;
  }

  /** Takes a part of what has been written in; true where there may be more. */
  slice(): boolean {
    const before = this.#changed.length;
    const rows = each<ObjectRow & { readonly revision: number }>(this.#db, CHANGED, { seen: this.#seen, most: SLICE });
    for (const row of rows) {
      this.#changed.push(this.#put(row));
      this.#seen = row.revision;
    }
    if (this.#changed.length - before === SLICE) return true;
    this.#settle();
    return false;
  }

  #settle(): void {
    if (this.#changed.length === 0) return;
    this.#found.clear();
    for (const order of this.#orders.values()) order.renew(this.entries, this.#changed);
    this.#changed = [];
  }

  /** Marks the places of objects found some way; asked the same again, it does not look for them again. */
  found(question: string, find: () => Iterable<string>): Uint8Array {
    const known = this.#found.get(question);
    if (known) return known;
    const marks = new Uint8Array(this.entries.length);
    for (const id of find()) marks[this.#places.get(id) ?? marks.length] = 1;
    if (this.#found.size >= MOST_FOUND) this.#found.clear();
    this.#found.set(question, marks);
    return marks;
  }

  /** The places in order; made once and kept in order from then on. */
  order(name: string, sorter: Sorter): Order {
    const known = this.#orders.get(name);
    if (known) return known;
    const order = new Order(sorter, this.entries);
    this.#orders.set(name, order);
    return order;
  }

  /** The terms of a facet; counted once and kept up to date from then on. */
  tally(facet: string): Tally {
    const known = this.#tallies.get(facet);
    if (known) return known;
    const tally = new Tally();
    this.entries.forEach((entry, place) => tally.put(place, entry ? termsOf(entry, facet) : []));
    this.#tallies.set(facet, tally);
    return tally;
  }

  #put(row: ObjectRow): number {
    const place = this.#places.get(row.id) ?? this.entries.length;
    const entry = row.body === null ? undefined : readable(row, row.body);
    this.#places.set(row.id, place);
    this.entries[place] = entry;
    this.bin[place] = entry?.removed;
    if (row.body === null || entry) this.damaged.delete(place);
    else this.damaged.set(place, row.id);
    for (const [facet, tally] of this.#tallies) tally.put(place, entry ? termsOf(entry, facet) : []);
    return place;
  }
}

/** A damaged record is told of, and keeps nobody from the others. */
function readable(row: ObjectRow, body: string): Entry | undefined {
  try {
    const entry = entryOf(row, body);
    return isSound(entry) ? entry : undefined;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether all there is to show are words; to parse every body by its whole shape would take too long. */
const isSound = ({ row, several }: Entry): boolean =>
  [...Object.values(row.cells), ...Object.values(several).flat()].every((text) => typeof text === 'string');
