-- What the migrations come to (version 70); `npx vitest run -u migrations` writes it.

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

CREATE TABLE entry (
  sandbox TEXT NOT NULL REFERENCES sandbox,
  number INTEGER NOT NULL CHECK (number > 0),
  at TEXT NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (sandbox, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE fact (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE link (
  from_record INTEGER NOT NULL REFERENCES record ON DELETE CASCADE,
  relation TEXT NOT NULL,
  to_record INTEGER NOT NULL REFERENCES record ON DELETE CASCADE,
  origin TEXT NOT NULL CHECK (origin IN ('reference', 'user')),
  PRIMARY KEY (from_record, relation, to_record)
) STRICT, WITHOUT ROWID;

CREATE INDEX link_to ON link (to_record, relation);

CREATE TABLE media (
  sha256 TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  width INTEGER,
  height INTEGER,
  added TEXT NOT NULL,
  CHECK ((width IS NULL) = (height IS NULL))
) STRICT, WITHOUT ROWID;

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

CREATE TABLE setting (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

CREATE TABLE sqlite_sequence(name,seq);

CREATE TABLE topic (
  position INTEGER PRIMARY KEY,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

CREATE TABLE view (
  id TEXT PRIMARY KEY,
  room TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL CHECK (json_valid(state)),
  UNIQUE (room, name)
) STRICT;
