import { z } from 'zod';
import { method } from './method.ts';
import { EXCHANGE_METHODS } from './own/exchange.ts';
import { LIBRARY_METHODS, type Warning } from './own/library.ts';
import { MEDIA_METHODS } from './own/media.ts';
import { OWN_METHODS } from './own/methods.ts';
import { PACK_METHODS } from './own/packs.ts';
import type { Comparison, FullVariant, OpenedRecord, RecordSummary, SearchPage } from './records.ts';
import { RECORD_KINDS } from './records.ts';
import type { Fault } from './reply.ts';
import { TASK_METHODS } from './tasks.ts';
import type { Receipt, Sandbox, SandboxSummary, SavedView } from './sandbox.ts';
import type { Glyph, Topic } from './collection/schema.ts';

const id = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(200);
const kind = z.enum(RECORD_KINDS);
const after = z.int().min(0);

/**
 * Everything the window, the command line and the tests can ask of the catalogue process. Arguments are parsed here,
 * on the catalogue's side; client and server types both derive from this table.
 */
export const METHODS = {
  'records.list': method<readonly RecordSummary[]>()(z.strictObject({ kind })),
  'records.open': method<OpenedRecord>()(z.strictObject({ kind, id })),
  'topics.list': method<readonly Topic[]>()(z.strictObject({ game: id.optional() })),
  'glyphs.list': method<readonly Glyph[]>()(z.strictObject({})),
  'variants.of': method<readonly FullVariant[]>()(z.strictObject({ game: id.optional() })),
  'sources.compare': method<Comparison>()(z.strictObject({ sources: z.array(id).min(1).max(4), game: id.optional() })),
  search: method<SearchPage>()(
    z.strictObject({
      text: z.string().max(500),
      kinds: z.array(kind).optional(),
      limit: z.int().min(1).max(200).default(50),
    }),
  ),
  'sandbox.create': method<Sandbox>()(
    z.strictObject({
      variant: id,
      title: name,
      choices: z.record(z.string(), z.string()),
      gapPolicy: z.enum(['ask', 'preferred']),
      setup: z.unknown(),
    }),
  ),
  'sandbox.list': method<readonly SandboxSummary[]>()(z.strictObject({ removed: z.boolean().default(false) })),
  'sandbox.open': method<Sandbox>()(z.strictObject({ id })),
  'sandbox.act': method<Receipt>()(z.strictObject({ id, after, command: z.unknown() })),
  'sandbox.undo': method<Receipt>()(z.strictObject({ id, after })),
  'sandbox.redo': method<Receipt>()(z.strictObject({ id, after })),
  'sandbox.rename': method<SandboxSummary>()(z.strictObject({ id, title: name })),
  'sandbox.remove': method<SandboxSummary>()(z.strictObject({ id })),
  'sandbox.restore': method<SandboxSummary>()(z.strictObject({ id })),
  'views.list': method<readonly SavedView[]>()(z.strictObject({ room: id })),
  'views.save': method<SavedView>()(z.strictObject({ room: id, name, state: z.unknown() })),
  'views.remove': method<null>()(z.strictObject({ id })),
  'settings.get': method<unknown>()(z.strictObject({ key: id })),
  'settings.set': method<null>()(z.strictObject({ key: id, value: z.unknown() })),
  'library.status': method<LibraryStatus>()(z.strictObject({})),
  'library.verify': method<LibraryReport>()(z.strictObject({})),
  ...LIBRARY_METHODS,
  ...OWN_METHODS,
  ...MEDIA_METHODS,
  ...EXCHANGE_METHODS,
  ...PACK_METHODS,
  ...TASK_METHODS,
} as const;

/** How the library was opened, at once; `library.verify` reads all of it. */
export interface LibraryStatus {
  readonly folder: string;
  /** `newer`: written by a later version of the program, so it is only read. */
  readonly access: 'writable' | 'read-only' | 'newer';
  /** What is wrong and can be lived with, such as damaged files of the reference collection. */
  readonly faults: readonly Fault[];
  readonly warnings: readonly Warning[];
}

export interface LibraryReport {
  readonly folder: string;
  readonly access: LibraryStatus['access'];
  readonly schema: number;
  readonly problems: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

export type MethodName = keyof typeof METHODS;
/** What a caller passes, before defaults are filled in. */
export type MethodArgs<M extends MethodName> = z.input<(typeof METHODS)[M]['args']>;
/** What a handler receives. */
export type ParsedArgs<M extends MethodName> = z.output<(typeof METHODS)[M]['args']>;
export type MethodResult<M extends MethodName> = Exclude<(typeof METHODS)[M]['result'], undefined>;
