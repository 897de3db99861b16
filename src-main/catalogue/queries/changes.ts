import { now } from '../clock.ts';
import { all, runOne, type ReadableDb, type WritableDb } from '../sql.ts';

/** One field of one of the user's records, as it was and as it has become. */
export interface Change {
  readonly kind: string;
  readonly record: string;
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}
export interface LoggedChange extends Change {
  readonly at: string;
  readonly who: string;
}

/** Until libraries have several users there is this one. */
const WHO = 'user';

/** To be called inside the transaction that makes the change. */
export function logChange(db: WritableDb, change: Change): void {
  runOne(
    db,
    'INSERT INTO change (at, who, kind, record, field, old, new) VALUES ($at, $who, $kind, $record, $field, $old, $new)',
    {
      at: now(),
      who: WHO,
      kind: change.kind,
      record: change.record,
      field: change.field,
      old: JSON.stringify(change.old),
      new: JSON.stringify(change.new),
    },
  );
}

/** What has been changed of one record, oldest first. */
export function changesOf(db: ReadableDb, kind: string, record: string): LoggedChange[] {
  const rows = all<LoggedChange & { old: string; new: string }>(
    db,
    'SELECT at, who, kind, record, field, old, new FROM change WHERE kind = $kind AND record = $record ORDER BY id',
    { kind, record },
  );
  return rows.map((row) => ({ ...row, old: JSON.parse(row.old) as unknown, new: JSON.parse(row.new) as unknown }));
}
