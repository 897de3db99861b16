import type { OwnKind } from '#contract/own/records.ts';
import type { RecordRef } from '#contract/records.ts';
import type { LinkRow, RecordRow, Rows } from '../seed/row.ts';
import { all, one, run, type WritableDb } from '../sql.ts';
import { same } from './path.ts';
import { rowsOfOwn } from './rows.ts';
import { gamesLinkedTo, gamesOfSource, sourcesCitedBy } from './source-games.ts';
import { findReadable } from './store.ts';

const NO_ROWS: Rows = { records: [], links: [] };

/** Makes the rows of `record` and `link` agree again with a record of the user's; one in the bin, or damaged, has none. */
export function derive(db: WritableDb, kind: OwnKind, id: string, seen: ReadonlySet<string> = new Set()): void {
  const own = findReadable(db, kind, id);
  const rows = own && own.removed === undefined ? rowsOfOwn(db, own) : NO_ROWS;
  const numbers = replaceRecords(db, kind, id, rows.records);
  const cited = sourcesCitedBy(db, kind, id);
  replaceLinks(db, kind, id, rows.links);
  for (const number of numbers) linkRecord(db, number);
  if (kind !== 'source') deriveCited(db, [...cited, ...sourcesCitedBy(db, kind, id)]);
  if (kind === 'variant') deriveHeirs(db, id, new Set([...seen, id]));
}

/** Sources whose games are others now, since what cites them tells of others. */
function deriveCited(db: WritableDb, sources: readonly string[]): void {
  for (const id of new Set(sources)) {
    const own = findReadable(db, 'source', id);
    if (own && !same(gamesOfSource(db, own).toSorted(), gamesLinkedTo(db, id))) derive(db, 'source', id);
  }
}

/** Variants written over this one. */
function deriveHeirs(db: WritableDb, id: string, seen: ReadonlySet<string>): void {
  const heirs = all<{ owner: string }>(
    db,
    `SELECT owner FROM own_link WHERE to_kind = 'variant' AND to_id = $id AND relation = 'extends' AND owner_kind = 'variant'`,
    { id },
  );
  for (const { owner } of heirs) if (!seen.has(owner)) derive(db, 'variant', owner, seen);
}

/** After the reference collection has been replaced: what is written over it, and every link into it. */
export function deriveAgain(db: WritableDb): void {
  const variants = all<{ id: string }>(db, "SELECT id FROM own WHERE kind = 'variant' AND body IS NOT NULL");
  for (const { id } of variants) derive(db, 'variant', id);
  const sources = all<{ id: string }>(db, "SELECT id FROM own WHERE kind = 'source' AND body IS NOT NULL");
  for (const { id } of sources) derive(db, 'source', id);
  run(db, `${LINKS} WHERE true`);
}

/** For a library in which the user's records are all that is left. */
export function deriveAll(db: WritableDb): void {
  const records = all<{ kind: OwnKind; id: string }>(db, 'SELECT kind, id FROM own WHERE body IS NOT NULL');
  for (const { kind, id } of records) derive(db, kind, id);
}

/** Rows that stay keep their number. */
function replaceRecords(db: WritableDb, kind: OwnKind, id: string, records: readonly RecordRow[]): number[] {
  const numbers: number[] = [];
  for (const record of records) numbers.push(keepRecord(db, record, record.owner ? (numbers[0] ?? null) : null));
  run(
    db,
    `DELETE FROM record WHERE origin = 'user' AND id NOT IN (SELECT value FROM json_each($numbers))
       AND (kind = $kind AND key = $id OR owner = (SELECT id FROM record WHERE kind = $kind AND key = $id))`,
    { kind, id, numbers: JSON.stringify(numbers) },
  );
  return numbers;
}

/** A record of the reference collection under the same address is never overwritten: meeting one is an error. */
function keepRecord(db: WritableDb, record: RecordRow, owner: number | null): number {
  const row = one<{ id: number }>(
    db,
    `INSERT INTO record (kind, key, origin, owner, title_en, title_hant, title_hans, subtitle, accession, sort, body)
     VALUES ($kind, $id, 'user', $owner, $en, $hant, $hans, $subtitle, $accession, $sort, $body)
     ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, title_en = excluded.title_en,
       title_hant = excluded.title_hant, title_hans = excluded.title_hans, subtitle = excluded.subtitle,
       accession = excluded.accession, sort = excluded.sort, body = excluded.body
     WHERE origin = 'user'
     RETURNING id`,
    {
      kind: record.kind,
      id: record.id,
      owner,
      en: record.title.en,
      hant: record.title['zh-Hant'],
      hans: record.title['zh-Hans'],
      subtitle: record.subtitle ?? null,
      accession: record.accession ?? null,
      sort: record.sort,
      body: record.body ? JSON.stringify(record.body) : null,
    },
  );
  if (!row) throw new Error(`${record.kind} ${record.id} is a record of the reference collection`);
  return row.id;
}

function replaceLinks(db: WritableDb, kind: OwnKind, id: string, links: readonly LinkRow[]): void {
  run(db, 'DELETE FROM own_link WHERE owner_kind = $kind AND owner = $id', { kind, id });
  for (const { from, relation, to } of links)
    run(db, `INSERT OR IGNORE INTO own_link VALUES ($kind, $id, $fromKind, $fromId, $relation, $toKind, $toId)`, {
      kind,
      id,
      fromKind: from.kind,
      fromId: from.id,
      relation,
      toKind: to.kind,
      toId: to.id,
    });
}

const LINKS = `
  INSERT OR IGNORE INTO link
  SELECT source.id, relation, target.id, 'user' FROM own_link
    JOIN record AS source ON source.kind = from_kind AND source.key = from_id
    JOIN record AS target ON target.kind = to_kind AND target.key = to_id`;

/** Links from a record and to it, as far as both ends are there. */
function linkRecord(db: WritableDb, number: number): void {
  const ref = one<RecordRef & { key: string }>(db, 'SELECT kind, key FROM record WHERE id = $number', { number });
  if (!ref) throw new Error(`no record ${number.toString()}`);
  run(db, "DELETE FROM link WHERE from_record = $number AND origin = 'user'", { number });
  run(db, `${LINKS} WHERE from_kind = $kind AND from_id = $key OR to_kind = $kind AND to_id = $key`, {
    kind: ref.kind,
    key: ref.key,
  });
}
