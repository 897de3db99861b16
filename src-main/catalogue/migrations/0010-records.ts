import type { Migration } from './migration.ts';

export const records: Migration = {
  version: 10,
  title: 'records, the links between them, topics',
  sql: `
    CREATE TABLE record (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      origin TEXT NOT NULL CHECK (origin IN ('reference', 'user')),
      owner INTEGER REFERENCES record ON DELETE CASCADE,
      title_en TEXT NOT NULL,
      title_hant TEXT NOT NULL,
      title_hans TEXT NOT NULL,
      subtitle TEXT,
      accession TEXT,
      sort TEXT NOT NULL,
      body TEXT CHECK (json_valid(body)),
      UNIQUE (kind, key)
    ) STRICT;
    CREATE INDEX record_by_owner ON record (owner);
    CREATE INDEX record_by_sort ON record (kind, sort);

    CREATE TABLE link (
      from_record INTEGER NOT NULL REFERENCES record ON DELETE CASCADE,
      relation TEXT NOT NULL,
      to_record INTEGER NOT NULL REFERENCES record ON DELETE CASCADE,
      origin TEXT NOT NULL CHECK (origin IN ('reference', 'user')),
      PRIMARY KEY (from_record, relation, to_record)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX link_to ON link (to_record, relation);

    CREATE TABLE topic (
      position INTEGER PRIMARY KEY,
      body TEXT NOT NULL CHECK (json_valid(body))
    ) STRICT;

    CREATE TABLE fact (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
};
