import { z } from 'zod';
import { method } from '../method.ts';
import { taskName } from '../tasks.ts';
import type { Action } from './changes.ts';
import type { MediaRefusal } from './media.ts';

const path = z.string().min(1).max(10_000);
const id = z.string().min(1).max(200);

/** How the bytes of a text are read. The last reads anything, and so is taken only where no other fits. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * How a file is taken to hold a table: found out, shown, and changed where it was found out wrongly.
 * `guarded`: an apostrophe before `=`, `+`, `-`, `@` keeps spreadsheets from computing the cell, and is no part of it.
 */
export const dialect = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('delimited'),
    encoding: z.enum(ENCODINGS),
    delimiter: z.enum(DELIMITERS),
    guarded: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('workbook'), sheet: z.string().max(200), guarded: z.boolean() }),
]);
export type Dialect = z.output<typeof dialect>;

/** What a column is read into: a field id, or one of these, or nothing. */
export const OTHER_TARGETS = ['accession', 'type', 'tags', 'photographs', 'parts', 'events'] as const;
/** Each is chosen a field for. */
export const MOST_COLUMNS = 256;
const mapping = z.array(z.string().max(60).nullable()).max(MOST_COLUMNS);
export type Mapping = z.output<typeof mapping>;

const wanted = { path, dialect, mapping };

/** Why a file cannot be read as a table at all. */
export type UnreadableTable =
  'missing' | 'too-large' | 'too-many-rows' | 'too-many-columns' | 'empty' | 'not-a-table' | 'damaged';

/** More are not imported in one action, which is one stroke: a table so long is divided. */
export const MOST_ROWS = 50_000;

export interface Inspected {
  readonly dialect: Dialect;
  /** The sheets of a workbook. */
  readonly sheets: readonly string[];
  readonly header: readonly string[];
  /** The line of the file the headings stand in; what stands above is a title, and passed over. */
  readonly headLine: number;
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
  readonly rows: number;
  /** As it was the last time a table had these columns, or by their names. */
  readonly mapping: Mapping;
}

export type RowRefusal =
  | { readonly kind: 'bad-number' }
  /** Another row of the file has the same number. */
  | { readonly kind: 'twice'; readonly line: number }
  | { readonly kind: 'in-bin' }
  | { readonly kind: 'unknown-type'; readonly type: string }
  | { readonly kind: 'too-long'; readonly column: string }
  | { readonly kind: 'too-many-cells' }
  /** Parts and events keep to a form: `sold | date: 1925 | to: Lim`. */
  | { readonly kind: 'not-told'; readonly column: string }
  | { readonly kind: 'open-quote' };

/** What does not keep a row out, and is worth a look. */
export type RowNote =
  | { readonly kind: 'not-understood'; readonly field: string; readonly text: string }
  | { readonly kind: 'no-photograph'; readonly name: string }
  /** There is a file of that name, and by its content it is nothing that is kept. */
  | { readonly kind: 'not-a-photograph'; readonly name: string };

export type RowOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'changed'; readonly fields: readonly string[] }
  | { readonly kind: 'skipped'; readonly why: 'empty' | 'nothing-new' }
  | { readonly kind: 'refused'; readonly why: RowRefusal };

export interface PlannedRow {
  /** Of the file, from 1. */
  readonly line: number;
  /** The number the object has or will have; empty where there will be none. */
  readonly accession: string;
  readonly title: string;
  readonly outcome: RowOutcome;
  readonly notes: readonly RowNote[];
}

export type RowCounts = Readonly<Record<RowOutcome['kind'], number>>;

export interface ImportPreview {
  readonly counts: RowCounts;
  readonly rows: readonly PlannedRow[];
  /** Names exactly this plan: running it is refused as `stale` where the file or the library says otherwise by then. */
  readonly plan: string;
}

export type Imported =
  | {
      readonly kind: 'imported';
      readonly action: Action;
      readonly counts: RowCounts;
      readonly refusedPhotographs: readonly { readonly name: string; readonly reason: MediaRefusal }[];
    }
  /** Nothing was imported. */
  | Cancelled;

/** The formats records are written in: how they are called is for the window to say. */
export const EXPORT_FORMATS = {
  csv: { extension: 'csv' },
  xlsx: { extension: 'xlsx' },
  'linked-art': { extension: 'json' },
  lido: { extension: 'xml' },
  'dublin-core': { extension: 'xml' },
  /** A file for each object that bears an inscription. */
  epidoc: { extension: 'zip' },
  /** A manifest for each object, with its pictures. */
  iiif: { extension: 'zip' },
  /** The user's own sources, and what the objects cite. */
  'csl-json': { extension: 'json' },
  bibtex: { extension: 'bib' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** What was asked for was given up, and nothing of it stays. */
export interface Cancelled {
  readonly kind: 'cancelled';
}

export interface Written {
  readonly path: string;
  readonly records: number;
}
export type Exported = ({ readonly kind: 'exported' } & Written) | Cancelled;

/** A page to be printed, which needs nothing beside it. */
export type Pages = { readonly kind: 'pages'; readonly html: string; readonly records: number } | Cancelled;

/** What is given out of the library: a file, printed pages, or a pack. */
export const GIVEN_OUT = [...(Object.keys(EXPORT_FORMATS) as ExportFormat[]), 'pages', 'pack'] as const;
export type GivenOut = (typeof GIVEN_OUT)[number];

/** An informant who has not agreed to be named and quoted, as far as is noted. */
export interface Unconsented {
  readonly id: string;
  readonly short: string;
}

/** Sources read from a bibliography; those that are here already are left as they are. */
export interface ReferencesImported {
  readonly created: number;
  readonly known: number;
  /** None where nothing was new. */
  readonly action?: Action;
}

const lang = z.string().min(2).max(35).default('en');
/** All objects where none are named. */
const ids = z.array(id).max(100_000).optional();
/** Sources that are not to be named or quoted. */
export const leaveOut = z.array(id).max(100_000).default([]);

/** Tables, in and out. Paths are those the user chose. */
export const EXCHANGE_METHODS = {
  'import.inspect': method<Inspected>()(z.strictObject({ path, dialect: dialect.optional() })),
  'import.preview': method<ImportPreview>()(z.strictObject(wanted)),
  /** One action, or nothing. */
  'import.run': method<Imported>()(z.strictObject({ task: taskName, plan: z.string().length(64), ...wanted })),
  'export.run': method<Exported>()(
    z.strictObject({
      task: taskName,
      format: z.enum(Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]]),
      path,
      ids,
      leaveOut,
      /** Headings by column; a column without one is headed by its id. */
      headings: z.record(z.string(), z.string().max(200)).default({}),
      /** See `dialect`; only a text can be guarded. */
      guarded: z.boolean().default(true),
      /** BCP 47 of the words that do not say it themselves. */
      lang,
    }),
  ),
  /** A catalogue to be printed, in the words given. */
  'export.pages': method<Pages>()(
    z.strictObject({
      task: taskName,
      ids,
      leaveOut,
      title: z.string().max(500),
      sources: z.string().max(200),
      headings: z.record(z.string(), z.string().max(200)).default({}),
      lang,
    }),
  ),
  /** An exhibit as a web page with its pictures in it. */
  'export.exhibit': method<Written>()(z.strictObject({ path, id, lang })),
  /** Whom this would give away: to be asked before it is written. */
  'export.unconsented': method<readonly Unconsented[]>()(z.strictObject({ of: z.enum(GIVEN_OUT), ids })),
  /** CSL-JSON or BibTeX into sources of one's own: one action. */
  'import.references': method<ReferencesImported>()(z.strictObject({ path })),
} as const;
