import { createHash } from 'node:crypto';
import { describeProblem } from '#contract/collection/problem.ts';
import type { Collection } from '#contract/collection/schema.ts';
import type { RecordRef } from '#contract/records.ts';
import type { Fault } from '#contract/reply.ts';
import { loadCollection } from '../../node/load-collection.ts';
import { readCollection } from '../../node/read-collection.ts';
import { deriveAgain } from '../own/derive.ts';
import { one, run, runOne, transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import type { LinkRow, RecordRow } from './row.ts';
import { rowsOf } from './rows.ts';

/** Part of the hash: raise it whenever the same files would give different rows. */
const FORMAT = 1;

/**
 * Replaces the reference collection when its files have changed; the user's records are never touched. Damaged files
 * are a fault to tell about, and the collection that was there stays.
 */
export function seed(db: WritableDb, folder: string): Fault | undefined {
  const files = readCollection(folder);
  if (files.kind === 'failed') return badCollection(files.error.map(describeProblem));
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMAT, files.value]))
    .digest('hex');
  if (hash === collectionHash(db)) return undefined;
  const loaded = loadCollection(folder);
  if (loaded.kind === 'failed') return badCollection(loaded.error.map(describeProblem));
  replace(db, loaded.value, hash);
  return undefined;
}

/** Names the state of the reference collection; undefined where there is none yet. */
export function collectionHash(db: ReadableDb): string | undefined {
  return one<{ value: string }>(db, "SELECT value FROM fact WHERE name = 'collection'")?.value;
}

function badCollection(problems: readonly string[]): Fault {
  return { code: 'bad-collection', detail: problems.slice(0, 20).join('\n') };
}

function replace(db: WritableDb, collection: Collection, hash: string): void {
  const rows = rowsOf(collection);
  transaction(db, () => {
    run(db, "DELETE FROM link WHERE origin = 'reference'");
    replaceRecords(db, rows.records);
    for (const link of rows.links) addLink(db, link);
    replaceTopics(db, collection);
    deriveAgain(db);
    run(db, "INSERT OR REPLACE INTO fact VALUES ('collection', $hash)", { hash });
  });
}

/**
 * Rows that stay keep their number, and rows the user has linked to stay even where the new collection lacks them: so
 * the user's links go on leading somewhere.
 */
function replaceRecords(db: WritableDb, records: readonly RecordRow[]): void {
  const kept = records.map((record) => keep(db, record));
  run(
    db,
    `WITH linked AS (
       SELECT from_record AS id FROM link WHERE origin = 'user' UNION SELECT to_record FROM link WHERE origin = 'user'
     )
     DELETE FROM record WHERE origin = 'reference'
       AND id NOT IN (SELECT value FROM json_each($kept))
       AND id NOT IN (SELECT id FROM linked)
       AND id NOT IN (SELECT owner FROM record WHERE owner IS NOT NULL AND id IN (SELECT id FROM linked))`,
    { kept: JSON.stringify(kept) },
  );
}

/** A record of the user's under the same address is never overwritten: meeting one is an error. */
function keep(db: WritableDb, record: RecordRow): number {
  const row = one<{ id: number }>(db, KEEP, {
    kind: record.kind,
    id: record.id,
    owner: record.owner ? rowOf(db, record.owner) : null,
    en: record.title.en,
    hant: record.title['zh-Hant'],
    hans: record.title['zh-Hans'],
    subtitle: record.subtitle ?? null,
    accession: record.accession ?? null,
    sort: record.sort,
    body: record.body ? JSON.stringify(record.body) : null,
  });
  if (!row) throw new Error(`${record.kind} ${record.id} is a record of the user's`);
  return row.id;
}

const KEEP = `
  INSERT INTO record (kind, key, origin, owner, title_en, title_hant, title_hans, subtitle, accession, sort, body)
  VALUES ($kind, $id, 'reference', $owner, $en, $hant, $hans, $subtitle, $accession, $sort, $body)
  ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, title_en = excluded.title_en,
    title_hant = excluded.title_hant, title_hans = excluded.title_hans, subtitle = excluded.subtitle,
    accession = excluded.accession, sort = excluded.sort, body = excluded.body
  WHERE origin = 'reference'
  RETURNING id`;

/** Two rows may say the same link, such as a game that names an object and the object that names the game. */
function addLink(db: WritableDb, { from, relation, to }: LinkRow): void {
  run(db, "INSERT OR IGNORE INTO link VALUES ($from, $relation, $to, 'reference')", {
    from: rowOf(db, from),
    relation,
    to: rowOf(db, to),
  });
}

function rowOf(db: ReadableDb, { kind, id }: RecordRef): number {
  const row = one<{ id: number }>(db, 'SELECT id FROM record WHERE kind = $kind AND key = $id', { kind, id });
  if (!row) throw new Error(`no record ${kind} ${id}: the collection was not checked`);
  return row.id;
}

function replaceTopics(db: WritableDb, { topics }: Collection): void {
  run(db, 'DELETE FROM topic');
  topics.forEach((topic, position) => {
    runOne(db, 'INSERT INTO topic VALUES ($position, $body)', { position, body: JSON.stringify(topic) });
  });
}
