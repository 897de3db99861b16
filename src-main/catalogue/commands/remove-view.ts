import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Library } from '../library.ts';
import { logChange } from '../queries/changes.ts';
import { deleteView, findView } from '../queries/views.ts';
import { transaction } from '../sql.ts';

/** Undone by saving the view again under its name; the log keeps all of it. */
export function removeView(library: Library, { id }: ParsedArgs<'views.remove'>): Result<null, Refusal> {
  const db = library.writable();
  return transaction(db, () => {
    const before = findView(db, id);
    if (!before) return failed({ code: 'not-found', field: 'id', detail: { id } });
    deleteView(db, id);
    logChange(db, { kind: 'view', record: id, field: 'view', old: before, new: null });
    return ok(null);
  });
}
