import { timeline } from '#rules/play.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Receipt } from '#contract/sandbox.ts';
import type { Library } from '../library.ts';
import { appendEntry, type Place } from './append-entry.ts';

/** Makes again the move that was last taken back. */
export function redo(library: Library, place: Place): Result<Receipt, Refusal> {
  return appendEntry(library, place, ({ log }) =>
    timeline(log).undone.length > 0 ? ok({ kind: 'redo' }) : failed({ code: 'nothing-to-redo' }),
  );
}
