import type { FacetCount, ListPage, ListQuery, ListRow } from '#contract/own/list.ts';
import type { OwnBody } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import type { Trouble } from '../../words.ts';
import { damaged } from '../damaged.svelte.ts';
import { PAGE, pageOf, Pages } from './pages.ts';

export type Look = 'list' | 'gallery' | 'cards';

export const ALL: ListQuery = {
  text: '',
  facets: {},
  sort: 'accession',
  han: 'pinyin',
  descending: false,
  removed: false,
};
const SETTING = 'list-view';
const FIRST_COLUMNS = ['accession', 'title', 'type', 'date', 'place', 'location'];

/** How the list looks; it is remembered after a restart. */
interface Shown {
  readonly view: Look;
  readonly columns: readonly string[];
}

/** What of the collection is listed, and how. It outlives the page, so that Back finds it. */
class Listing {
  query = $state.raw<ListQuery>(ALL);
  #shown = $state.raw<Shown>({ view: 'list', columns: FIRST_COLUMNS });
  #pages = $state.raw(new Pages());
  /** How many objects answer; null until that is known. */
  total = $state<number | null>(null);
  facets = $state.raw<Readonly<Record<string, readonly FacetCount[]>>>({});
  trouble = $state.raw<Trouble | null>(null);
  /** The object the keys of the list start from, by its place in it. */
  active = $state(0);
  /** Counts how often the list was made anew. */
  made = $state(0);
  #near: readonly [number, number] = [0, 0];
  #turn = 0;
  #waiting = false;
  #recalled = false;

  get view(): Look {
    return this.#shown.view;
  }
  get columns(): readonly string[] {
    return this.#shown.columns;
  }

  show(changes: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changes };
    void call('settings.set', { key: SETTING, value: this.#shown });
  }

  /** Shows the list as it was shown last. */
  async recall(): Promise<void> {
    if (this.#recalled) return;
    this.#recalled = true;
    const reply = await call('settings.get', { key: SETTING });
    if (reply.kind === 'ok' && reply.value !== null) this.#shown = { ...this.#shown, ...(reply.value as Shown) };
  }

  /** The object at a place of the list, once its page is there. */
  row(index: number): ListRow | undefined {
    return this.#pages.row(index);
  }

  /** Has the rows that are looked at fetched, one page at a time, so that a quick scroll asks for few of those it passes. */
  near(first: number, last: number): void {
    this.#near = [first, last];
    if (this.#waiting || this.total === null || this.trouble) return;
    const missing = this.#pages.missing(first, Math.min(last, this.total - 1));
    if (missing !== undefined) void this.#fetch(missing);
  }

  /** Lists anew, where the list stands. */
  load(): Promise<void> {
    this.#turn++;
    return this.#fetch(pageOf(this.#near[0]), true);
  }

  async #fetch(page: number, anew = false): Promise<void> {
    const turn = this.#turn;
    this.#waiting = true;
    const reply = await call('own.list', { ...this.query, offset: page * PAGE, limit: PAGE });
    if (turn !== this.#turn) return;
    this.#waiting = false;
    this.trouble = reply.kind === 'ok' ? null : reply;
    if (reply.kind !== 'ok') return;
    this.#take(page, reply.value, anew);
    this.near(...this.#near);
  }

  #take(page: number, { rows, total, facets, damaged: unread }: ListPage, anew: boolean): void {
    this.#pages = (anew ? new Pages() : this.#pages).with(page, rows, pageOf(this.active));
    this.total = total;
    this.facets = facets;
    this.active = Math.max(0, Math.min(this.active, total - 1));
    if (anew) this.made++;
    damaged.report('object', unread);
  }

  ask(changes: Partial<ListQuery>): Promise<void> {
    this.query = { ...this.query, ...changes };
    this.active = 0;
    return this.load();
  }

  /** A search as it was kept. */
  open(query: OwnBody<'saved-search'>['query']): Promise<void> {
    this.query = ALL;
    return this.ask(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)));
  }

  /** Ticks a term of a facet, or takes the tick away. */
  tick(facet: string, term: string): Promise<void> {
    const terms = this.query.facets[facet] ?? [];
    const next = terms.includes(term) ? terms.filter((one) => one !== term) : [...terms, term];
    const { [facet]: _, ...others } = this.query.facets;
    return this.ask({ facets: next.length > 0 ? { ...others, [facet]: next } : others });
  }

  sortBy(column: string): Promise<void> {
    const { sort, descending } = this.query;
    return this.ask({ sort: column, descending: sort === column && !descending });
  }
}

export const listing = new Listing();
