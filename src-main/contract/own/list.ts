import { z } from 'zod';
import type { RecordSummary } from '../records.ts';
import type { Crop } from './media.ts';

/** What of the collection is listed, and in which order. Columns and facets are field ids, or one of `LIST_COLUMNS` of core-fields. */
export const listQuery = z.strictObject({
  text: z.string().max(500).default(''),
  /** Of each facet the terms ticked, any of which will do; all facets must agree. */
  facets: z.record(z.string(), z.array(z.string())).default({}),
  /** EDTF; objects whose date may fall within it. */
  dated: z.string().max(100).optional(),
  sort: z.string().max(60).default('accession'),
  /** How Chinese is put in order. */
  han: z.enum(['pinyin', 'strokes']).default('pinyin'),
  descending: z.boolean().default(false),
  /** True lists the bin instead. */
  removed: z.boolean().default(false),
});
export type ListQuery = z.output<typeof listQuery>;

export interface ListRow extends RecordSummary {
  /** By column: the preferred value's words. */
  readonly cells: Readonly<Record<string, string>>;
  /** The photograph to show, if there is one, as the object shows it. */
  readonly primary?: { readonly sha256: string; readonly turns: number; readonly crop?: Crop };
  readonly updated: string;
}

export interface FacetCount {
  readonly term: string;
  readonly count: number;
}

export interface ListPage {
  readonly rows: readonly ListRow[];
  readonly total: number;
  /** By facet; counted with every other facet applied, so a count is what a tick would show. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Ids of objects that are not listed because they cannot be read. */
  readonly damaged: readonly string[];
}
