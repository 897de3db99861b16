import { SvelteSet } from 'svelte/reactivity';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import type { Trouble } from '../../words.ts';
import { definitions } from '../object/fields.ts';
import { types } from '../types.svelte.ts';
import { labelFor } from './label.ts';
import { FIRST_CUSTOM, fits, isWhole, measuresOf, pagesOf, type SheetId, type SheetMeasures } from './sheets.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** What is printed on labels and sheets, and how. It outlives the page: the next labels are mostly like the last. */
class Labels {
  sheet = $state<SheetId>('L7160');
  custom = $state.raw<SheetMeasures>(FIRST_CUSTOM);
  size = $state<Size>('medium');
  qr = $state(true);
  /** Labels of the first sheet that were used up before. */
  usedUp = $state(0);
  onLabels = $state.raw<readonly string[]>(['title', 'date']);
  onSheets = $state.raw<readonly string[]>(CORE_FIELDS.map(({ id }) => id));
  objects = $state.raw<readonly OwnRecord<'object'>[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Objects whose words do not fit where they are to stand. */
  readonly overflowing = new SvelteSet<string>();

  /** The fields of the core, and those of the user's own types. */
  readonly fields = $derived([...definitions(types.list).values()]);
  readonly whole = $derived(isWhole(this.sheet));
  readonly measures = $derived(measuresOf(this.sheet, this.custom));
  readonly fits = $derived(fits(this.measures));
  readonly chosen = $derived(this.whole ? this.onSheets : this.onLabels);
  readonly pages = $derived(
    this.fits
      ? pagesOf(
          (this.objects ?? []).map((object) => labelFor(object, this.chosen, this.fields)),
          this.measures,
          this.usedUp % (this.measures.columns * this.measures.rows),
        )
      : [],
  );

  choose(fields: readonly string[]): void {
    if (this.whole) this.onSheets = fields;
    else this.onLabels = fields;
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
  measured(id: string, overflows: boolean): void {
    if (overflows) this.overflowing.add(id);
    else this.overflowing.delete(id);
  }
}

export const labels = new Labels();
