import type { SavedView } from '#contract/sandbox.ts';
import { all, one, runOne, type ReadableDb, type WritableDb } from '../sql.ts';

interface ViewRow {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  readonly state: string;
}

const viewOf = (row: ViewRow): SavedView => ({ ...row, state: JSON.parse(row.state) as unknown });

export function views(db: ReadableDb, room: string): SavedView[] {
  return all<ViewRow>(db, 'SELECT * FROM view WHERE room = $room ORDER BY name', { room }).map(viewOf);
}

export function findView(db: ReadableDb, id: string): SavedView | undefined {
  const row = one<ViewRow>(db, 'SELECT * FROM view WHERE id = $id', { id });
  return row && viewOf(row);
}

export function findViewByName(db: ReadableDb, room: string, name: string): SavedView | undefined {
  const row = one<ViewRow>(db, 'SELECT * FROM view WHERE room = $room AND name = $name', { room, name });
  return row && viewOf(row);
}

export function putView(db: WritableDb, { id, room, name, state }: SavedView): void {
  runOne(
    db,
    `INSERT INTO view VALUES ($id, $room, $name, $state) ON CONFLICT (id) DO UPDATE SET state = excluded.state`,
    { id, room, name, state: JSON.stringify(state) },
  );
}

export function deleteView(db: WritableDb, id: string): void {
  runOne(db, 'DELETE FROM view WHERE id = $id', { id });
}
