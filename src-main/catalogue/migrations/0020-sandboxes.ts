import type { Migration } from './migration.ts';

export const sandboxes: Migration = {
  version: 20,
  title: 'sandboxes and their logs',
  sql: `
    CREATE TABLE sandbox (
      id TEXT PRIMARY KEY,
      title TEXT NOT NULL,
      variant TEXT NOT NULL,
      game TEXT NOT NULL,
      players TEXT NOT NULL CHECK (json_valid(players)),
      frozen TEXT NOT NULL CHECK (json_valid(frozen)),
      choices TEXT NOT NULL CHECK (json_valid(choices)),
      gap_policy TEXT NOT NULL CHECK (gap_policy IN ('ask', 'preferred')),
      setup TEXT NOT NULL CHECK (json_valid(setup)),
      created TEXT NOT NULL,
      updated TEXT NOT NULL,
      moves INTEGER NOT NULL CHECK (moves >= 0),
      over INTEGER NOT NULL CHECK (over IN (0, 1)),
      removed TEXT
    ) STRICT;
    CREATE INDEX sandbox_by_updated ON sandbox (updated);

    CREATE TABLE entry (
      sandbox TEXT NOT NULL REFERENCES sandbox,
      number INTEGER NOT NULL CHECK (number > 0),
      at TEXT NOT NULL,
      body TEXT NOT NULL CHECK (json_valid(body)),
      PRIMARY KEY (sandbox, number)
    ) STRICT, WITHOUT ROWID;
  `,
};
