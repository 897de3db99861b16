import { one, runOne, type ReadableDb, type WritableDb } from '../sql.ts';

/** Null where nothing has been set. */
export function setting(db: ReadableDb, key: string): unknown {
  const row = one<{ value: string }>(db, 'SELECT value FROM setting WHERE key = $key', { key });
  return row ? (JSON.parse(row.value) as unknown) : null;
}

export function putSetting(db: WritableDb, key: string, value: unknown): void {
  runOne(db, 'INSERT INTO setting VALUES ($key, $value) ON CONFLICT (key) DO UPDATE SET value = excluded.value', {
    key,
    value: JSON.stringify(value),
  });
}
