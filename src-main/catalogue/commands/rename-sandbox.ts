import type { Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Refusal } from '#contract/reply.ts';
import type { SandboxSummary } from '#contract/sandbox.ts';
import type { Library } from '../library.ts';
import { updateTitle } from '../queries/sandboxes.ts';
import { changeSandbox } from './change-sandbox.ts';

/** Undone by renaming it back; the log of changes keeps the old title. */
export function renameSandbox(
  library: Library,
  { id, title }: ParsedArgs<'sandbox.rename'>,
): Result<SandboxSummary, Refusal> {
  return changeSandbox(
    library,
    id,
    'title',
    () => title,
    (db, value) => {
      updateTitle(db, id, value);
    },
  );
}
