import { hash } from 'node:crypto';
import type { Counts, Difference } from '#contract/own/library.ts';
import type { OwnKind } from '#contract/own/records.ts';
import { isReadable } from '../own/store.ts';
import { all, type ReadableDb } from '../sql.ts';

/** One record of the user's: what it is called, and a digest that differs whenever it does. */
export interface Content {
  readonly of: string;
  readonly id: string;
  readonly title: string;
  readonly state: string;
}

/** Where the user's records lie, table by table; a library of another version may lack some of them. */
const TABLES: Readonly<Record<string, string>> = {
  own: `SELECT kind AS "of", id, json_array(body, removed) AS state,
    coalesce(nullif(concat_ws(' ', nullif(body ->> '$.accession', ''), body ->> '$.fields.title.values[0].text'), ''), body ->> '$.title.en', body ->> '$.title', body ->> '$.short',
      body ->> '$.name', id) AS title FROM own WHERE body IS NOT NULL`,
  sandbox: `SELECT 'game' AS "of", id, title, json_array(title, moves, updated, removed) AS state FROM sandbox`,
  view: `SELECT 'view' AS "of", id, name AS title, json_array(room, name, state) AS state FROM view`,
  setting: `SELECT 'setting' AS "of", key AS id, key AS title, value AS state FROM setting`,
};

/** Everything of the user's in a database, by kind and id. */
export function contentsOf(db: ReadableDb): ReadonlyMap<string, Content> {
  const contents = new Map<string, Content>();
  for (const table of tablesOf(db))
    for (const row of db.prepare(TABLES[table] ?? '').iterate() as Iterable<Content>)
      contents.set(`${row.of} ${row.id}`, { ...row, state: hash('sha1', row.state) });
  return contents;
}

export function countsOf(db: ReadableDb): Counts {
  const counted = tablesOf(db).flatMap((table) =>
    all<{ of: string; count: number }>(
      db,
      `SELECT "of", count(*) AS count FROM (${TABLES[table] ?? ''}) GROUP BY "of" ORDER BY "of"`,
    ),
  );
  return Object.fromEntries(counted.map(({ of, count }) => [of, count]));
}

/** How many of the user's records cannot be read. */
export function unreadableIn(db: ReadableDb): number {
  if (!tablesOf(db).includes('own')) return 0;
  const rows = db.prepare('SELECT kind, body FROM own').iterate() as Iterable<{ kind: OwnKind; body: string | null }>;
  let count = 0;
  for (const { kind, body } of rows) if (!isReadable(kind, body)) count++;
  return count;
}

/** What would be otherwise if `next` took the place of `now`. */
export function differences(
  now: ReadonlyMap<string, Content>,
  next: ReadonlyMap<string, Content>,
): readonly Difference[] {
  const told = (kind: Difference['kind'], { of, id, title }: Content) => ({ kind, of, id, title });
  return [
    ...[...next].filter(([key]) => !now.has(key)).map(([, content]) => told('added', content)),
    ...[...next]
      .filter(([key, { state }]) => now.has(key) && now.get(key)?.state !== state)
      .map(([, content]) => told('changed', content)),
    ...[...now].filter(([key]) => !next.has(key)).map(([, content]) => told('removed', content)),
  ];
}

function tablesOf(db: ReadableDb): readonly string[] {
  const found = all<{ name: string }>(db, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  return found.map(({ name }) => name).filter((name) => Object.hasOwn(TABLES, name));
}
