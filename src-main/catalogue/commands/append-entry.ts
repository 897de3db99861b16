import { timeline } from '#rules/play.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Receipt } from '#contract/sandbox.ts';
import { now } from '../clock.ts';
import { advance, type LogEntry, type Standing } from '../games.ts';
import type { Library } from '../library.ts';
import { findSandbox, insertEntry, updateProgress } from '../queries/sandboxes.ts';
import { transaction, type WritableDb } from '../sql.ts';

export interface Place {
  readonly id: string;
  /** The number of the last entry the caller has seen. */
  readonly after: number;
}

/** Lets `decide` say what comes next in a game's log, and writes it down with the game's new standing, or nothing. */
export function appendEntry(
  library: Library,
  { id, after }: Place,
  decide: (before: Standing) => Result<LogEntry, Refusal>,
): Result<Receipt, Refusal> {
  const db = library.writable();
  const written = transaction(db, (): Result<Standing, Refusal> => {
    const summary = findSandbox(db, id);
    if (!summary || summary.removed !== undefined) return failed({ code: 'not-found', field: 'id', detail: { id } });
    const before = library.games.standing(db, id);
    const head = before.log.length;
    if (head !== after) return failed({ code: 'stale', field: 'after', detail: { head } });
    const entry = decide(before);
    return entry.kind === 'ok' ? ok(write(db, id, before, entry.value)) : entry;
  });
  if (written.kind === 'failed') return written;
  // Only what has been committed may be remembered.
  library.games.keep(id, written.value);
  return ok({ head: written.value.log.length, entries: written.value.log.slice(after) });
}

function write(db: WritableDb, id: string, before: Standing, entry: LogEntry): Standing {
  const next = advance(before, entry);
  const at = now();
  insertEntry(db, id, next.log.length, at, entry);
  updateProgress(db, id, at, timeline(next.log).done.length, next.game.engine.isOver(next.state));
  return next;
}
