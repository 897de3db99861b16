import type { MethodArgs } from '#contract/methods.ts';
import { call } from '../../catalogue.ts';
import { kept } from '../../shell/kept.ts';
import { ALL, listing } from './listing.svelte.ts';

type Stretch = Pick<MethodArgs<'own.ids'>, 'offset' | 'limit' | 'among'>;

const idsOf = (stretch: Stretch) => kept(call('own.ids', { ...listing.query, ...stretch }));

/** The objects that are selected, held by their ids: they need be neither loaded nor in the list as it is now. */
class Selection {
  ids = $state.raw<ReadonlySet<string>>(new Set());
  /** How many of them the list does not show. */
  hidden = $state(0);
  /** Where a range begins, a place in the list, and what was selected before it. */
  #anchor: number | null = null;
  #before: ReadonlySet<string> = this.ids;

  /** Selects the object at a place of the list, or no longer. */
  async toggle(index: number): Promise<void> {
    const id = listing.row(index)?.id ?? (await idsOf({ offset: index, limit: 1 }))?.[0];
    if (id === undefined) return;
    this.#anchor = index;
    const others = [...this.ids].filter((one) => one !== id);
    this.#set(new Set(others.length < this.ids.size ? others : [...others, id]));
  }

  /** Selects as well what lies between the object last selected, or the one the keys start from, and this one. */
  async extend(index: number): Promise<void> {
    const from = (this.#anchor ??= listing.active);
    const found = await idsOf({ offset: Math.min(from, index), limit: Math.abs(from - index) + 1 });
    if (found) this.ids = new Set([...this.#before, ...found]);
  }

  /** Everything the query finds, seen or not. */
  async all(): Promise<void> {
    const found = await idsOf({});
    if (found) this.#set(new Set([...this.ids, ...found]));
  }

  none(): void {
    this.#set(new Set());
    this.hidden = 0;
  }

  /** After the list has changed: what is there no longer is not selected, and what is not shown is told. */
  async review(): Promise<void> {
    this.#anchor = null;
    const { ids } = this;
    if (ids.size === 0) return;
    const among = [...ids];
    const { removed } = listing.query;
    const [there, shown] = await Promise.all([kept(call('own.ids', { ...ALL, removed, among })), idsOf({ among })]);
    if (!there || !shown || this.ids !== ids) return;
    this.#set(new Set(there));
    this.hidden = there.length - shown.length;
  }

  #set(ids: ReadonlySet<string>): void {
    this.ids = ids;
    this.#before = ids;
  }
}

export const selection = new Selection();
