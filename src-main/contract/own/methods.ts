import { z } from 'zod';
import type { RulesetError } from '#rules/ruleset.ts';
import { method } from '../method.ts';
import type { Link } from '../records.ts';
import type { Action, BatchPreview, Change, Done, Refused, Standing, TakenBack } from './changes.ts';
import { listQuery, type FacetCount, type ListPage } from './list.ts';
import { OWN_KINDS, type OwnKind, type OwnRecord } from './records.ts';

const id = z.string().min(1).max(200);
const kind = z.enum(Object.keys(OWN_KINDS) as [OwnKind, ...OwnKind[]]);
const path = z.array(z.union([z.string().max(200), z.int().min(0)])).min(1);

/** One change of the same kind to many objects. `field` is a field id, `tags`, `type`, or `links`. */
export const batch = z.strictObject({
  ids: z.array(id).min(1).max(100_000),
  field: z.string().min(1).max(60),
  how: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('set'), text: z.string().max(100_000) }),
    z.strictObject({ kind: z.literal('append'), text: z.string().max(100_000) }),
    z.strictObject({ kind: z.literal('replace'), find: z.string().min(1).max(10_000), text: z.string().max(100_000) }),
    z.strictObject({ kind: z.literal('clear') }),
  ]),
  /** `stands` of the preview that was looked at: what has changed since is not written over. */
  stands: z.int().min(0).optional(),
});
export type Batch = z.output<typeof batch>;

/** Records of one kind, and the ids of those that cannot be read, which keep nobody from the others. */
export interface OwnRecords {
  readonly records: readonly OwnRecord[];
  readonly damaged: readonly string[];
}

/** An own record with everything that links to it or from it. */
export interface OpenedOwn {
  readonly record: OwnRecord;
  readonly links: readonly Link[];
  /** Why a variant cannot be played; none where it can. */
  readonly problems: readonly VariantProblem[];
  /** What was typed and could not be saved, and is not saved since. */
  readonly refused: readonly Refused[];
}

/** A variant that cannot be played is kept all the same, and its problems told. */
export type VariantProblem =
  | { readonly kind: 'no-base'; readonly extends: string }
  | { readonly kind: 'no-engine'; readonly game: string }
  | { readonly kind: 'bad-clauses'; readonly errors: readonly RulesetError[] };

/** What is asked of the user's own records. Every write is one action of the change log, undone and redone whole. */
export const OWN_METHODS = {
  'own.list': method<ListPage>()(
    listQuery.extend({ offset: z.int().min(0).default(0), limit: z.int().min(1).max(1000).default(200) }),
  ),
  /** The ids of what a query finds, in its order. */
  'own.ids': method<readonly string[]>()(
    listQuery.extend({
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).optional(),
      /** Of these alone. */
      among: z.array(id).max(100_000).optional(),
    }),
  ),
  'own.all': method<OwnRecords>()(z.strictObject({ kind, removed: z.boolean().default(false) })),
  'own.open': method<OpenedOwn>()(z.strictObject({ kind, id })),
  /** `body` may leave out what has a default; an object without an accession number gets the next one. */
  'own.create': method<Done>()(z.strictObject({ kind, body: z.unknown() })),
  /**
   * Refused as `stale` where a `before` no longer stands. Typing that goes on in the same place lengthens the action it
   * `continues`, if that was the last, so that a sentence is one entry of the log and not one for each pause.
   * With `keep` a change that is refused is kept beside the record until it, or another in its place, can be made.
   */
  'own.change': method<Done>()(
    z.strictObject({
      kind,
      id,
      continues: z.int().min(1).optional(),
      keep: z.boolean().default(false),
      changes: z
        .array(z.strictObject({ path, before: z.unknown(), after: z.unknown() }))
        .min(1)
        .max(1000),
    }),
  ),
  /** Lets go of what was typed in a place and could not be saved. */
  'own.discard': method<null>()(z.strictObject({ kind, id, path })),
  /** The records outside the bin that have something typed beside them which could not be saved. */
  'own.unsaved': method<readonly OwnRecord[]>()(z.strictObject({})),
  'own.preview': method<BatchPreview>()(batch),
  'own.batch': method<Action>()(batch),
  'own.duplicate': method<Done>()(z.strictObject({ id })),
  'own.remove': method<Action>()(z.strictObject({ kind, ids: z.array(id).min(1).max(100_000) })),
  'own.restore': method<Action>()(z.strictObject({ kind, ids: z.array(id).min(1).max(100_000) })),
  'own.undo': method<Standing>()(z.strictObject({})),
  'own.redo': method<Standing>()(z.strictObject({})),
  'own.standing': method<Standing>()(z.strictObject({})),
  'own.history': method<readonly { readonly action: Action; readonly change: Change }[]>()(
    z.strictObject({ kind, id, limit: z.int().min(1).max(1000).default(200) }),
  ),
  'own.actions': method<readonly Action[]>()(z.strictObject({ limit: z.int().min(1).max(1000).default(100) })),
  'own.takeBack': method<TakenBack>()(z.strictObject({ action: z.int().min(1) })),
  /**
   * What may stand in a field: the terms of the type's list, those of the list for all types, each as the user put them
   * in order, then those in use, the most used first.
   */
  'own.terms': method<readonly FacetCount[]>()(
    z.strictObject({
      field: z.string().min(1).max(60),
      /** Of the object to be filled in. */
      type: z.string().max(60).optional(),
      text: z.string().max(500).default(''),
    }),
  ),
  'own.nextAccession': method<string>()(z.strictObject({})),
} as const;
