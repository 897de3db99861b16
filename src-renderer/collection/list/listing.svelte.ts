import type { FacetCount, ListQuery, ListRow } from '#contract/own/list.ts';
import type { OwnBody } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import type { Trouble } from '../../words.ts';

export type View = 'list' | 'gallery' | 'cards';

const PAGE = 200;
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
  readonly view: View;
  readonly columns: readonly string[];
}

/** What of the collection is listed, how, and what of it is selected. It outlives the page, so that Back finds it. */
class Listing {
  query = $state.raw<ListQuery>(ALL);
  #shown = $state.raw<Shown>({ view: 'list', columns: FIRST_COLUMNS });
  rows = $state.raw<readonly ListRow[] | null>(null);
  total = $state(0);
  facets = $state.raw<Readonly<Record<string, readonly FacetCount[]>>>({});
  trouble = $state.raw<Trouble | null>(null);
  selected = $state.raw<ReadonlySet<string>>(new Set());
  #asked = 0;
  #recalled = false;
  /** Where a range of the selection begins. */
  #anchor: string | null = null;

  readonly more = $derived((this.rows?.length ?? 0) < this.total);

  get view(): View {
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

  /** Lists anew from the top, or goes on where the list ends. */
  async load(from = 0): Promise<void> {
    const turn = ++this.#asked;
    const reply = await call('own.list', { ...this.query, offset: from, limit: PAGE });
    if (turn !== this.#asked) return;
    this.trouble = reply.kind === 'ok' ? null : reply;
    if (reply.kind !== 'ok') return;
    this.rows = from === 0 ? reply.value.rows : [...(this.rows ?? []), ...reply.value.rows];
    this.total = reply.value.total;
    this.facets = reply.value.facets;
  }

  ask(changes: Partial<ListQuery>): Promise<void> {
    this.query = { ...this.query, ...changes };
    this.selected = new Set();
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

  select(id: string, how: 'toggle' | 'range'): void {
    const before = [...this.selected];
    if (how === 'range') this.selected = new Set([...before, ...this.#between(this.#anchor ?? id, id)]);
    else {
      this.#anchor = id;
      this.selected = new Set(before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
    }
  }

  /** Everything the query finds, seen or not. */
  async selectAll(): Promise<void> {
    while (this.more && !this.trouble) await this.load(this.rows?.length ?? 0);
    this.selected = new Set(this.rows?.map(({ id }) => id));
  }

  selectNone(): void {
    this.selected = new Set();
  }

  #between(from: string, to: string): string[] {
    const ids = this.rows?.map(({ id }) => id) ?? [];
    const [a, b] = [ids.indexOf(from), ids.indexOf(to)].sort((x, y) => x - y);
    return ids.slice(Math.max(0, a ?? 0), (b ?? 0) + 1);
  }
}

export const listing = new Listing();
