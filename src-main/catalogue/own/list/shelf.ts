import { each, type ReadableDb } from '../../sql.ts';
import { entryOf, FACETS, type Entry, type Facet, type ObjectRow } from './entry.ts';
import { Order, type Sorter } from './order.ts';
import { Tally } from './tally.ts';

const CHANGED = `
  SELECT id, body, created, updated, removed, revision FROM own
  WHERE revision > $seen AND kind = 'object' ORDER BY revision`;

/**
 * The objects as the list needs them, each in a numbered place, kept in memory: derived from the library, and brought
 * up to date with whatever has been written since before every question.
 */
export class Shelf {
  readonly entries: (Entry | undefined)[] = [];
  readonly facets: Readonly<Record<Facet, Tally>> = Object.fromEntries(
    FACETS.map((facet) => [facet, new Tally()]),
  ) as Record<Facet, Tally>;
  readonly #db: ReadableDb;
  readonly #places = new Map<string, number>();
  readonly #orders = new Map<string, Order>();
  #seen = 0;

  constructor(db: ReadableDb) {
    this.#db = db;
  }

  refresh(): this {
    const changed: number[] = [];
    const rows = each<ObjectRow & { readonly revision: number }>(this.#db, CHANGED, { seen: this.#seen });
    for (const row of rows) {
      changed.push(this.#put(row));
      this.#seen = row.revision;
    }
    if (changed.length > 0) for (const order of this.#orders.values()) order.renew(this.entries, changed);
    return this;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** The places in order; made once and kept in order from then on. */
  order(name: string, sorter: Sorter): Order {
    const known = this.#orders.get(name);
    if (known) return known;
    const order = new Order(sorter, this.entries);
    this.#orders.set(name, order);
    return order;
  }

  #put(row: ObjectRow): number {
    const place = this.#places.get(row.id) ?? this.entries.length;
    const entry = row.body === null ? undefined : entryOf(row, row.body);
    this.#places.set(row.id, place);
    this.entries[place] = entry;
    for (const facet of FACETS) this.facets[facet].put(place, entry?.terms[facet] ?? []);
    return place;
  }
}
