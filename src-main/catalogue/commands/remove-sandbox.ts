import type { Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Refusal } from '#contract/reply.ts';
import type { SandboxSummary } from '#contract/sandbox.ts';
import { now } from '../clock.ts';
import type { Library } from '../library.ts';
import { updateRemoved } from '../queries/sandboxes.ts';
import { changeSandbox } from './change-sandbox.ts';

/** Puts a game into the bin, whole; its inverse is `restoreSandbox`. */
export function removeSandbox(library: Library, { id }: ParsedArgs<'sandbox.remove'>): Result<SandboxSummary, Refusal> {
  return changeSandbox(
    library,
    id,
    'removed',
    (before) => before.removed ?? now(),
    (db, removed) => {
      updateRemoved(db, id, removed ?? null);
    },
  );
}

export function restoreSandbox(
  library: Library,
  { id }: ParsedArgs<'sandbox.restore'>,
): Result<SandboxSummary, Refusal> {
  return changeSandbox(
    library,
    id,
    'removed',
    () => undefined,
    (db) => {
      updateRemoved(db, id, null);
    },
  );
}
