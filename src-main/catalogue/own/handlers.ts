import { failed, ok, type Result } from '#rules/result.ts';
import type { MethodName } from '#contract/methods.ts';
import type { OWN_METHODS, OpenedOwn } from '#contract/own/methods.ts';
import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import type { Link } from '#contract/records.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Handler } from '../handlers.ts';
import { afterSlices } from '../in-slices.ts';
import { findRecord, linksOf, recordWithParts, type SummaryRow } from '../queries/records.ts';
import type { ReadableDb } from '../sql.ts';
import { batch, preview } from './batch.ts';
import { change, create, duplicate, notFound, redo, remove, restore, standing, undo } from './commands.ts';
import { ids, list, onceListed } from './list/list.ts';
import { historyOf, latestActions } from './log.ts';
import { nextNumber } from './numbers.ts';
import { dropRefused, refusedOf, unsaved } from './refused.ts';
import { findOwn, readableOfKind } from './store.ts';
import { takeBack } from './take-back.ts';
import { terms } from './list/terms.ts';
import { problemsOf } from './variants.ts';

export const OWN_HANDLERS: { readonly [M in MethodName & keyof typeof OWN_METHODS]: Handler<M> } = {
  'own.list': (library, query) => onceListed(library, query, () => list(library, query)),
  'own.ids': (library, query) => onceListed(library, query, () => ids(library, query)),
  'own.all': ({ db }, { kind, removed }) => ok(readableOfKind(db, kind, removed)),
  'own.open': ({ db }, { kind, id }) => open(db, kind, id),
  'own.create': create,
  'own.change': change,
  'own.discard': ({ writable }, { kind, id, path }) => {
    dropRefused(writable(), { kind, id }, path);
    return ok(null);
  },
  'own.unsaved': ({ db }) => ok(unsaved(db)),
  'own.preview': preview,
  'own.batch': batch,
  'own.duplicate': duplicate,
  'own.remove': remove,
  'own.restore': restore,
  'own.undo': undo,
  'own.redo': redo,
  'own.standing': ({ db }) => ok(standing(db)),
  'own.history': ({ db }, { kind, id, limit }) => ok(historyOf(db, kind, id, limit)),
  'own.actions': ({ db }, { limit }) => ok(latestActions(db, limit)),
  'own.takeBack': takeBack,
  'own.terms': (library, wanted) =>
    afterSlices(
      () => library.shelf.slice(),
      () => terms(library, wanted),
    ),
  'own.nextAccession': ({ db }) => ok(nextNumber(db)),
};

const LINKED: Readonly<Partial<Record<OwnKind, 'object' | 'source' | 'variant' | 'exhibit'>>> = {
  object: 'object',
  source: 'source',
  variant: 'variant',
  exhibit: 'exhibit',
};

function open(db: ReadableDb, kind: OwnKind, id: string): Result<OpenedOwn, Refusal> {
  const record = findOwn(db, kind, id);
  if (!record) return failed(notFound(kind, id));
  const linked = LINKED[kind];
  const row = linked && findRecord(db, { kind: linked, id });
  const problems = record.kind === 'variant' ? problemsOf(db, record as OwnRecord<'variant'>) : [];
  const links = linked && row ? linksInto(db, linked, row) : [];
  return ok({ record, links, problems, refused: refusedOf(db, record) });
}

/** A source is cited by its passages too, so that these are opened with it. */
function linksInto(db: ReadableDb, kind: string, row: SummaryRow): readonly Link[] {
  if (kind !== 'source') return linksOf(db, row.id);
  const parts = recordWithParts(db, kind, row.key);
  return parts.flatMap(({ id }) => linksOf(db, id)).filter(({ relation }) => relation !== 'part-of');
}
