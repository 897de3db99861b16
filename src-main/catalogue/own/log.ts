import type { Action, Change } from '#contract/own/changes.ts';
import type { OwnKind } from '#contract/own/records.ts';
import { all, one, run, runOne, type ReadableDb, type WritableDb } from '../sql.ts';
import { ofText, toText } from './json-text.ts';
import { same } from './path.ts';

interface ActionRow {
  readonly id: number;
  readonly at: string;
  readonly what: Action['what'];
  readonly about: string | null;
  readonly standing: 'done' | 'undone' | 'superseded';
  readonly changes: number;
}
interface ChangeRow {
  readonly kind: OwnKind;
  readonly id: string;
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What was done, and to what it was done where that has a name. */
export interface Deed {
  readonly what: Action['what'];
  readonly about?: string;
  /** The action this one goes on with. */
  readonly continues?: number;
}

function actionOf({ standing, about, ...row }: ActionRow): Action {
  return { ...row, undone: standing !== 'done', ...(about !== null && { about }) };
}

const changeOf = ({ kind, id, path, before, after }: ChangeRow): Change => ({
  kind,
  id,
  path: JSON.parse(path) as Change['path'],
  before: ofText(before),
  after: ofText(after),
});

/** Writes down an action; what had been undone before it can no longer be redone. */
export function logAction(db: WritableDb, at: string, { what, about }: Deed, changes: readonly Change[]): Action {
  run(db, "UPDATE action SET standing = 'superseded' WHERE standing = 'undone'");
  const row = one<ActionRow>(
    db,
    "INSERT INTO action (at, what, about, standing, changes) VALUES ($at, $what, $about, 'done', $changes) RETURNING *",
    { at, what, about: about ?? null, changes: changes.length },
  );
  if (!row) throw new Error('an action was not written down');
  changes.forEach(({ kind, id, path, before, after }, number) => {
    runOne(
      db,
      `INSERT INTO action_change (action, number, kind, id, path, before, after)
       VALUES ($action, $number, $kind, $id, $path, $before, $after)`,
      { action: row.id, number, kind, id, path: JSON.stringify(path), before: toText(before), after: toText(after) },
    );
  });
  return actionOf(row);
}

/** Goes on with the last action, where it is an edit of the same place; nothing where it has to be an action of its own. */
export function lengthenAction(
  db: WritableDb,
  at: string,
  { continues }: Deed,
  made: readonly Change[],
): Action | undefined {
  const last = lastDone(db);
  if (continues === undefined || last?.id !== continues || last.what !== 'edit' || firstUndone(db)) return undefined;
  const [next, ...others] = made;
  const [before, ...more] = changesOf(db, last.id);
  if (!next || !before || others.length > 0 || more.length > 0) return undefined;
  if (!same([before.kind, before.id, before.path], [next.kind, next.id, next.path])) return undefined;
  // Back where it began it would be an action that does nothing.
  if (same(before.before, next.after)) return undefined;
  runOne(db, 'UPDATE action_change SET after = $after WHERE action = $id', { id: last.id, after: toText(next.after) });
  runOne(db, 'UPDATE action SET at = $at WHERE id = $id', { id: last.id, at });
  return { ...last, at };
}

export function findAction(db: ReadableDb, id: number): Action | undefined {
  const row = one<ActionRow>(db, 'SELECT * FROM action WHERE id = $id', { id });
  return row && actionOf(row);
}

/** The last action that stands. */
export function lastDone(db: ReadableDb): Action | undefined {
  const row = one<ActionRow>(db, "SELECT * FROM action WHERE standing = 'done' ORDER BY id DESC LIMIT 1");
  return row && actionOf(row);
}

/** The action undone last: those undone since anything new was done come one after another. */
export function firstUndone(db: ReadableDb): Action | undefined {
  const row = one<ActionRow>(db, "SELECT * FROM action WHERE standing = 'undone' ORDER BY id LIMIT 1");
  return row && actionOf(row);
}

export function markUndone(db: WritableDb, id: number, undone: boolean): void {
  runOne(db, 'UPDATE action SET standing = $standing WHERE id = $id', { id, standing: undone ? 'undone' : 'done' });
}

export function changesOf(db: ReadableDb, action: number): Change[] {
  return all<ChangeRow>(db, 'SELECT * FROM action_change WHERE action = $action ORDER BY number', { action }).map(
    changeOf,
  );
}

/** The last first. */
export function latestActions(db: ReadableDb, limit: number): Action[] {
  return all<ActionRow>(db, 'SELECT * FROM action ORDER BY id DESC LIMIT $limit', { limit }).map(actionOf);
}

/** What was done to one record, the last first. */
export function historyOf(
  db: ReadableDb,
  kind: OwnKind,
  id: string,
  limit: number,
): { readonly action: Action; readonly change: Change }[] {
  const rows = all<ChangeRow & Omit<ActionRow, 'id'> & { readonly action: number }>(
    db,
    `SELECT action_change.*, at, what, about, standing, changes FROM action_change JOIN action ON action.id = action
     WHERE kind = $kind AND action_change.id = $id ORDER BY action DESC, number DESC LIMIT $limit`,
    { kind, id, limit },
  );
  return rows.map(({ action, at, what, about, standing, changes, ...change }) => ({
    action: actionOf({ id: action, at, what, about, standing, changes }),
    change: changeOf(change),
  }));
}
