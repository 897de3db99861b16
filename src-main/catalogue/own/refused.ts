import type { Change, Refused } from '#contract/own/changes.ts';
import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import type { Refusal, RefusalCode } from '#contract/reply.ts';
import { all, run, runOne, type ReadableDb, type WritableDb } from '../sql.ts';
import { ofText, toText } from './json-text.ts';
import { same, valueAt, type Path } from './path.ts';
import { findReadable } from './store.ts';

type Place = Pick<Change, 'kind' | 'id'>;
interface Row {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly why: string;
  readonly at: string;
}

/** Refusals for what the change says, and not for how it was asked. A record may have gone into the bin meanwhile. */
const KEPT: ReadonlySet<RefusalCode> = new Set(['bad-argument', 'taken', 'stale', 'not-found']);

/** Keeps changes that could not be made, each in the place of an earlier one at the same path, unless they say what stands. */
export function keepRefused(db: WritableDb, at: string, changes: readonly Change[], why: Refusal, body: unknown): void {
  if (!KEPT.has(why.code)) return;
  for (const { kind, id, path, before, after } of changes) {
    const texts = {
      path: JSON.stringify(path),
      before: toText(before),
      after: toText(after),
      why: JSON.stringify(why),
    };
    runOne(
      db,
      `INSERT OR REPLACE INTO refused (kind, id, path, before, after, why, at)
       VALUES ($kind, $id, $path, $before, $after, $why, $at)`,
      { kind, id, at, ...texts },
    );
    dropMoot(db, { kind, id }, body);
  }
}

/** What was typed beside a record, in the order it was typed. */
export function refusedOf(db: ReadableDb, { kind, id }: Place): Refused[] {
  const sql = 'SELECT path, before, after, why, at FROM refused WHERE kind = $kind AND id = $id ORDER BY at, path';
  return all<Row>(db, sql, { kind, id }).map(({ path, before, after, why, at }) => ({
    path: JSON.parse(path) as Path,
    before: ofText(before),
    after: ofText(after),
    why: JSON.parse(why) as Refusal,
    at,
  }));
}

/** Lets go of what was typed in a place that has been written since: there, in a part of it, or around it. */
export function settleRefused(db: WritableDb, { kind, id, path }: Change): void {
  for (const one of refusedOf(db, { kind, id })) if (overlap(one.path, path)) dropRefused(db, { kind, id }, one.path);
}

/** Lets go of what stands now just as it was typed, whoever wrote it. */
export function dropMoot(db: WritableDb, place: Place, body: unknown): void {
  if (body === undefined) return;
  for (const { path, after } of refusedOf(db, place))
    if (same(valueAt(body, path), after)) dropRefused(db, place, path);
}

export function dropRefused(db: WritableDb, { kind, id }: Place, path: Path): void {
  const sql = 'DELETE FROM refused WHERE kind = $kind AND id = $id AND path = $path';
  run(db, sql, { kind, id, path: JSON.stringify(path) });
}

/** The records outside the bin beside which something is kept; one that is damaged is told of in the lists. */
export function unsaved(db: ReadableDb): OwnRecord[] {
  const rows = all<{ kind: OwnKind; id: string }>(db, 'SELECT DISTINCT kind, id FROM refused ORDER BY kind, id');
  return rows
    .flatMap(({ kind, id }) => findReadable(db, kind, id) ?? [])
    .filter(({ removed }) => removed === undefined);
}

const overlap = (one: Path, other: Path): boolean => one.slice(0, other.length).every((step, at) => step === other[at]);
