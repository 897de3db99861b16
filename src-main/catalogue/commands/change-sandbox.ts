import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import type { SandboxSummary } from '#contract/sandbox.ts';
import type { Library } from '../library.ts';
import { logChange } from '../queries/changes.ts';
import { findSandbox } from '../queries/sandboxes.ts';
import { transaction, type WritableDb } from '../sql.ts';

/** Changes one field of a saved game and logs it; a value it already has is no change. */
export function changeSandbox<F extends 'title' | 'removed'>(
  library: Library,
  id: string,
  field: F,
  valueFrom: (before: SandboxSummary) => SandboxSummary[F],
  write: (db: WritableDb, value: SandboxSummary[F]) => void,
): Result<SandboxSummary, Refusal> {
  const db = library.writable();
  return transaction(db, () => {
    const before = findSandbox(db, id);
    if (!before) return failed({ code: 'not-found', field: 'id', detail: { id } });
    const value = valueFrom(before);
    if (value === before[field]) return ok(before);
    write(db, value);
    logChange(db, { kind: 'sandbox', record: id, field, old: before[field] ?? null, new: value ?? null });
    const after = findSandbox(db, id);
    if (!after) throw new Error(`game ${id} is gone`);
    return ok(after);
  });
}
