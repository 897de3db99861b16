import { failed, ok, type Result } from '#rules/result.ts';
import type { MethodName, MethodResult, ParsedArgs } from '#contract/methods.ts';
import type { OpenedRecord, RecordRef } from '#contract/records.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { act } from './commands/act.ts';
import { createSandbox } from './commands/create-sandbox.ts';
import { redo } from './commands/redo.ts';
import { removeSandbox, restoreSandbox } from './commands/remove-sandbox.ts';
import { removeView } from './commands/remove-view.ts';
import { renameSandbox } from './commands/rename-sandbox.ts';
import { saveView } from './commands/save-view.ts';
import { undo } from './commands/undo.ts';
import { EXCHANGE_HANDLERS } from './exchange/handlers.ts';
import type { Library } from './library.ts';
import type { LibraryMethod } from './library/handlers.ts';
import { MEDIA_HANDLERS } from './media/handlers.ts';
import { OWN_HANDLERS } from './own/handlers.ts';
import { PACK_HANDLERS } from './packs/handlers.ts';
import { compareSources } from './queries/compare.ts';
import { bodiesOfKind, bodyOf, findRecord, linksOf, recordsOfKind, summaryOf, topics } from './queries/records.ts';
import { findSandbox, fullSandbox, sandboxes } from './queries/sandboxes.ts';
import { putSetting, setting } from './queries/settings.ts';
import { views } from './queries/views.ts';
import { onceIndexed, searchRecords } from './search/search-records.ts';
import type { ReadableDb } from './sql.ts';
import type { Tasks } from './tasks.ts';
import { verify } from './verify.ts';

/** A handler may throw a fault of the library; what is wrong with the request it returns. */
export type Handler<M extends MethodName> = (
  library: Library,
  args: ParsedArgs<M>,
  tasks: Tasks,
) => Answer<M> | Promise<Answer<M>>;
type Answer<M extends MethodName> = Result<MethodResult<M>, Refusal>;

/** All methods but those that see to the library as a whole, which the keeper answers. */
export const HANDLERS: { readonly [M in Exclude<MethodName, LibraryMethod>]: Handler<M> } = {
  'records.list': ({ records }, { kind }) => ok(recordsOfKind(records(), kind).map(summaryOf)),
  'records.open': ({ records }, ref) => openRecord(records(), ref),
  'topics.list': ({ records }, { game }) =>
    ok(topics(records()).filter((topic) => game === undefined || topic.games.includes(game))),
  'glyphs.list': ({ records }) => ok(bodiesOfKind(records(), 'glyph').map(({ glyph }) => glyph)),
  'variants.of': ({ records }, { game }) =>
    ok(
      bodiesOfKind(records(), 'variant')
        .map(({ variant }) => variant)
        .filter((variant) => game === undefined || variant.entry.game === game),
    ),
  'sources.compare': ({ records }, { sources, game }) => compareSources(records(), sources, game),
  search: (library, wanted) => onceIndexed(library, () => ok(searchRecords(library, wanted))),
  'sandbox.create': createSandbox,
  'sandbox.list': ({ db }, { removed }) => ok(sandboxes(db, removed)),
  'sandbox.open': ({ db }, { id }) => openSandbox(db, id),
  'sandbox.act': act,
  'sandbox.undo': undo,
  'sandbox.redo': redo,
  'sandbox.rename': renameSandbox,
  'sandbox.remove': removeSandbox,
  'sandbox.restore': restoreSandbox,
  'views.list': ({ db }, { room }) => ok(views(db, room)),
  'views.save': saveView,
  'views.remove': removeView,
  'settings.get': ({ db }, { key }) => ok(setting(db, key)),
  'settings.set': ({ writable }, { key, value = null }) => {
    putSetting(writable(), key, value);
    return ok(null);
  },
  'library.status': ({ folder, access, faults, warnings }) => ok({ folder, access, faults, warnings: warnings() }),
  'library.verify': verify,
  ...OWN_HANDLERS,
  ...MEDIA_HANDLERS,
  ...EXCHANGE_HANDLERS,
  ...PACK_HANDLERS,
  'tasks.cancel': (_library, { task }, tasks) => ok(tasks.cancel(task)),
};

function openRecord(db: ReadableDb, ref: RecordRef): Result<OpenedRecord, Refusal> {
  const row = findRecord(db, ref);
  if (!row) return failed({ code: 'not-found', field: 'id', detail: { ...ref } });
  return ok({ summary: summaryOf(row), body: bodyOf(db, row), links: linksOf(db, row.id) });
}

function openSandbox(db: ReadableDb, id: string): Result<Sandbox, Refusal> {
  const summary = findSandbox(db, id);
  return summary ? ok(fullSandbox(db, summary)) : failed({ code: 'not-found', field: 'id', detail: { id } });
}
