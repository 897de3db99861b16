import type { Migration } from './migration.ts';

export const user: Migration = {
  version: 30,
  title: 'what the user keeps: views, settings, the log of changes',
  sql: `
    CREATE TABLE view (
      id TEXT PRIMARY KEY,
      room TEXT NOT NULL,
      name TEXT NOT NULL,
      state TEXT NOT NULL CHECK (json_valid(state)),
      UNIQUE (room, name)
    ) STRICT;

    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY,
      at TEXT NOT NULL,
      who TEXT NOT NULL,
      kind TEXT NOT NULL,
      record TEXT NOT NULL,
      field TEXT NOT NULL,
      old TEXT CHECK (json_valid(old)),
      new TEXT CHECK (json_valid(new))
    ) STRICT;
    CREATE INDEX change_by_record ON change (kind, record);
  `,
};
