import { timeline } from '#rules/play.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Receipt } from '#contract/sandbox.ts';
import type { Library } from '../library.ts';
import { appendEntry, type Place } from './append-entry.ts';

/** Takes the last standing move back. The log only grows: this is an entry too. */
export function undo(library: Library, place: Place): Result<Receipt, Refusal> {
  return appendEntry(library, place, ({ log }) =>
    timeline(log).done.length > 0 ? ok({ kind: 'undo' }) : failed({ code: 'nothing-to-undo' }),
  );
}
