import type { Migration } from './migration.ts';

/**
 * What was typed and could not stand in its record. It names the record without referring to it: what was typed is kept
 * though a record were lost to damage.
 */
export const refused: Migration = {
  version: 70,
  title: 'what was typed and refused',
  sql: `
    CREATE TABLE refused (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      path TEXT NOT NULL CHECK (json_valid(path)),
      before TEXT CHECK (json_valid(before)),
      after TEXT CHECK (json_valid(after)),
      why TEXT NOT NULL CHECK (json_valid(why)),
      at TEXT NOT NULL,
      PRIMARY KEY (kind, id, path)
    ) STRICT, WITHOUT ROWID;
  `,
};
