import { randomUUID } from 'node:crypto';
import { ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { SavedView } from '#contract/sandbox.ts';
import type { Library } from '../library.ts';
import { logChange } from '../queries/changes.ts';
import { findViewByName, putView } from '../queries/views.ts';
import { transaction } from '../sql.ts';

/** Keeps a state of a room by name; a view of that name there is replaced, and the log keeps what it was. */
export function saveView(
  library: Library,
  { room, name, state = null }: ParsedArgs<'views.save'>,
): Result<SavedView, never> {
  const db = library.writable();
  return transaction(db, () => {
    const before = findViewByName(db, room, name);
    const view: SavedView = { id: before?.id ?? randomUUID(), room, name, state };
    putView(db, view);
    logChange(db, { kind: 'view', record: view.id, field: 'state', old: before?.state ?? null, new: state });
    return ok(view);
  });
}
