import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { RecordKind } from '#contract/records.ts';
import type { Fold } from '../fold/fold.ts';
import { all, one, run, transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import { FIELDS, type Document } from './documents.ts';
import { tokensOf } from './tokens.ts';

/** Part of the signature: raise it whenever the same documents would be indexed differently. */
const FORMAT = 2;

export interface IndexedDocument extends Document {
  /** The record's row in the library. */
  readonly record: number;
  /** The user's record it belongs to; those of the reference collection belong to none. */
  readonly own?: string | undefined;
}

const SCHEMA = `
  CREATE TABLE signature (value TEXT NOT NULL) STRICT;
  CREATE TABLE seen (revision INTEGER NOT NULL) STRICT;
  CREATE TABLE document (id INTEGER PRIMARY KEY, record INTEGER NOT NULL, own TEXT, fields TEXT NOT NULL) STRICT;
  CREATE INDEX document_by_own ON document (own) WHERE own IS NOT NULL;
  CREATE VIRTUAL TABLE term USING fts5 (
    ${FIELDS.join(', ')}, tag,
    content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4 5'
  );
`;

/**
 * The search index: derived from the library, in a file of its own beside it. Whatever is wrong with the file, it is
 * deleted and made again. Without a file name, or where none can be written, it is kept in memory.
 */
export function openIndex(
  file: string | undefined,
  content: string,
  fold: Fold,
  documents: () => Iterable<IndexedDocument>,
): WritableDb {
  const signature = `${FORMAT.toString()} ${content}`;
  const made = (db: WritableDb): true => fill(db, signature, fold, documents());
  if (file !== undefined) {
    const kept = tryFile(file, (db) => signatureOf(db) === signature);
    if (kept) return kept;
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    const remade = tryFile(file, made);
    if (remade) return remade;
  }
  const db = connect(':memory:');
  made(db);
  return db;
}

/** The connection, if it is good for something; that a file is damaged or the disk full is no reason not to search. */
function tryFile(file: string, isGood: (db: WritableDb) => boolean): WritableDb | undefined {
  let db: WritableDb | undefined;
  try {
    db = connect(file);
    if (isGood(db)) return db;
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
  db?.close();
  return undefined;
}

function connect(file: string): WritableDb {
  const db = new Database(file) as unknown as WritableDb;
  db.pragma('trusted_schema = OFF');
  return db;
}

function signatureOf(db: ReadableDb): string | undefined {
  return one<{ value: string }>(db, 'SELECT value FROM signature')?.value;
}

/** All in one transaction: an index that was cut short has no signature. */
function fill(db: WritableDb, signature: string, fold: Fold, documents: Iterable<IndexedDocument>): true {
  transaction(db, () => {
    db.exec(SCHEMA);
    let id = 0;
    for (const document of documents) add(db, fold, ++id, document);
    run(db, 'INSERT INTO seen VALUES (0)');
    run(db, 'INSERT INTO signature VALUES ($signature)', { signature });
  });
  return true;
}

function add(db: WritableDb, fold: Fold, id: number, document: IndexedDocument): void {
  const { record, kind, fields, own = null } = document;
  const stored = JSON.stringify(fields);
  run(db, 'INSERT INTO document VALUES ($id, $record, $own, $stored)', { id, record, own, stored });
  const tokens = FIELDS.map((field) => [
    field,
    tokensOf(fold, fields[field] ?? [], field === 'title' || field === 'name' ? 'any' : 'tight'),
  ]);
  run(
    db,
    `INSERT INTO term (rowid, ${FIELDS.join(', ')}, tag) VALUES ($id, ${FIELDS.map((field) => `$${field}`).join(', ')}, $tag)`,
    { id, tag: kindTag(kind), ...(Object.fromEntries(tokens) as Record<string, string>) },
  );
}

/** The state of the user's records that the index tells of. */
export function seenRevision(db: ReadableDb): number | undefined {
  return one<{ revision: number }>(db, 'SELECT revision FROM seen')?.revision;
}

/** Puts what the user's records hold now in place of what they held, and names the state they are in. */
export function indexAgain(
  db: WritableDb,
  fold: Fold,
  changed: ReadonlyMap<string, readonly IndexedDocument[]>,
  revision: number,
): void {
  transaction(db, () => {
    for (const [own, documents] of changed) replace(db, fold, own, documents);
    run(db, 'UPDATE seen SET revision = $revision', { revision });
  });
}

/** The ids of the user's records whose documents match. */
export function ownersOf(db: ReadableDb, match: string): string[] {
  const sql = 'SELECT own FROM document WHERE id IN (SELECT rowid FROM term WHERE term MATCH $match)';
  return all<{ own: string }>(db, sql, { match }).map(({ own }) => own.slice(own.indexOf(' ') + 1));
}

/** Documents keep their numbers, and with them their places among the hits. */
function replace(db: WritableDb, fold: Fold, own: string, documents: readonly IndexedDocument[]): void {
  const known = all<{ id: number }>(db, 'SELECT id FROM document WHERE own = $own ORDER BY id', { own });
  for (const { id } of known) {
    run(db, 'DELETE FROM document WHERE id = $id', { id });
    run(db, 'DELETE FROM term WHERE rowid = $id', { id });
  }
  for (const [at, document] of documents.entries()) add(db, fold, known[at]?.id ?? nextId(db), document);
}

const nextId = (db: ReadableDb): number =>
  (one<{ last: number | null }>(db, 'SELECT max(id) AS last FROM document')?.last ?? 0) + 1;

export const kindTag = (kind: RecordKind): string => `kind${kind}`;

/** What was indexed under a number. */
export function storedFields(db: ReadableDb, id: number): { record: number; fields: Document['fields'] } {
  const sql = 'SELECT record, fields FROM document WHERE id = $id';
  const row = one<{ record: number; fields: string }>(db, sql, { id });
  if (!row) throw new Error(`the index names document ${id.toString()} and does not hold it`);
  return { record: row.record, fields: JSON.parse(row.fields) as Document['fields'] };
}
