import type { Migration } from './migration.ts';

/**
 * `own` is the authority; rows of `record` and `link` with the origin `user` are derived from it through `own_link`,
 * which also keeps links whose other end is not there (yet). A record without a body is one whose making was undone.
 */
export const own: Migration = {
  version: 40,
  title: 'the records a user makes, and everything done to them',
  sql: `
    CREATE TABLE own (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      body TEXT CHECK (json_valid(body)),
      created TEXT NOT NULL,
      updated TEXT NOT NULL,
      removed TEXT,
      number TEXT,
      revision INTEGER NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT;
    CREATE INDEX own_by_number ON own (number) WHERE number IS NOT NULL;
    CREATE INDEX own_by_revision ON own (revision);

    CREATE TABLE own_link (
      owner_kind TEXT NOT NULL,
      owner TEXT NOT NULL,
      from_kind TEXT NOT NULL,
      from_id TEXT NOT NULL,
      relation TEXT NOT NULL,
      to_kind TEXT NOT NULL,
      to_id TEXT NOT NULL,
      PRIMARY KEY (owner_kind, owner, from_kind, from_id, relation, to_kind, to_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX own_link_from ON own_link (from_kind, from_id);
    CREATE INDEX own_link_to ON own_link (to_kind, to_id);

    CREATE TABLE action (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      what TEXT NOT NULL,
      about TEXT,
      standing TEXT NOT NULL CHECK (standing IN ('done', 'undone', 'superseded')),
      changes INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX action_by_standing ON action (standing, id);

    CREATE TABLE action_change (
      action INTEGER NOT NULL REFERENCES action,
      number INTEGER NOT NULL,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      path TEXT NOT NULL CHECK (json_valid(path)),
      before TEXT CHECK (json_valid(before)),
      after TEXT CHECK (json_valid(after)),
      PRIMARY KEY (action, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX action_change_by_record ON action_change (kind, id, action);
  `,
};
