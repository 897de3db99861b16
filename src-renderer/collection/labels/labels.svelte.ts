import { SvelteMap } from 'svelte/reactivity';
import type { OwnRecord } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import type { Trouble } from '../../words.ts';
import { everyField } from '../types.svelte.ts';
import { labelFor, withEvents } from './label.ts';
import { FIRST_LAYOUT, layoutFrom, type Layout } from './layout.ts';
import { fits, isWhole, measuresOf, pagesOf } from './sheets.ts';

const SETTING = 'labels';

/** What is printed on labels and sheets, and how. It outlives the page and the program: the next are mostly like the last. */
class Labels {
  layout = $state.raw<Layout>(FIRST_LAYOUT);
  /** How often a kept layout has been taken up: fields that hold what is typed begin anew. */
  taken = $state(0);
  objects = $state.raw<readonly OwnRecord<'object'>[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Objects whose words do not fit where they are to stand, and the fields that stick out. */
  readonly overflowing = new SvelteMap<string, readonly string[]>();
  #recalled = false;

  /** The fields of the core, and those of the user's own types; among them the events. */
  readonly fields = $derived(withEvents(everyField()));
  readonly whole = $derived(isWhole(this.layout.sheet));
  readonly measures = $derived(measuresOf(this.layout.sheet, this.layout.custom));
  readonly fits = $derived(fits(this.measures));
  readonly chosen = $derived(this.whole ? this.layout.onSheets : this.layout.onLabels);
  readonly pages = $derived(
    this.fits
      ? pagesOf(
          (this.objects ?? []).map((object) => labelFor(object, this.chosen, this.fields)),
          this.measures,
          this.layout.usedUp % (this.measures.columns * this.measures.rows),
        )
      : [],
  );

  set(changes: Partial<Layout>): void {
    this.layout = { ...this.layout, ...changes };
    void call('settings.set', { key: SETTING, value: this.layout });
  }

  choose(fields: readonly string[]): void {
    this.set(this.whole ? { onSheets: fields } : { onLabels: fields });
  }

  /** Takes up a layout kept under a name. */
  take(kept: unknown): void {
    this.taken += 1;
    this.set(layoutFrom(kept));
  }

  /** Begins with the layout of the last time. */
  async recall(): Promise<void> {
    if (this.#recalled) return;
    this.#recalled = true;
    const reply = await call('settings.get', { key: SETTING });
    if (reply.kind === 'ok') this.layout = layoutFrom(reply.value);
  }

  async load(ids: readonly string[]): Promise<void> {
    this.objects = null;
    this.trouble = null;
    this.overflowing.clear();
    const objects: OwnRecord<'object'>[] = [];
    for (const id of ids) {
      const reply = await call('own.open', { kind: 'object', id });
      if (reply.kind === 'ok') objects.push(reply.value.record as OwnRecord<'object'>);
      else this.trouble = reply;
    }
    this.objects = objects;
  }

  /** Told by each label once it is drawn. */
  measured(id: string, fields: readonly string[]): void {
    if (fields.length > 0) this.overflowing.set(id, fields);
    else this.overflowing.delete(id);
  }
}

export const labels = new Labels();
