import type { Migration } from './migration.ts';

/** Derived from the files in the folder `media`, whose names are the SHA-256 of what is in them. */
export const media: Migration = {
  version: 50,
  title: 'the files of objects, each once',
  sql: `
    CREATE TABLE media (
      sha256 TEXT PRIMARY KEY,
      type TEXT NOT NULL,
      size INTEGER NOT NULL CHECK (size > 0),
      width INTEGER,
      height INTEGER,
      added TEXT NOT NULL,
      CHECK ((width IS NULL) = (height IS NULL))
    ) STRICT, WITHOUT ROWID;
  `,
};
