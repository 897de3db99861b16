import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { RecordKind } from '#contract/records.ts';
import type { Fold } from '../fold/fold.ts';
import { one, run, transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import { FIELDS, type Document } from './documents.ts';
import { tokensOf } from './tokens.ts';

/** Part of the signature: raise it whenever the same documents would be indexed differently. */
const FORMAT = 1;

export interface IndexedDocument extends Document {
  /** The record's row in the library. */
  readonly record: number;
}

const SCHEMA = `
  CREATE TABLE signature (value TEXT NOT NULL) STRICT;
  CREATE TABLE document (id INTEGER PRIMARY KEY, record INTEGER NOT NULL, fields TEXT NOT NULL) STRICT;
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
): ReadableDb {
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
function tryFile(file: string, isGood: (db: WritableDb) => boolean): ReadableDb | undefined {
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
    run(db, 'INSERT INTO signature VALUES ($signature)', { signature });
  });
  return true;
}

function add(db: WritableDb, fold: Fold, id: number, { record, kind, fields }: IndexedDocument): void {
  run(db, 'INSERT INTO document VALUES ($id, $record, $fields)', { id, record, fields: JSON.stringify(fields) });
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

export const kindTag = (kind: RecordKind): string => `kind${kind}`;

/** What was indexed under a number. */
export function storedFields(db: ReadableDb, id: number): { record: number; fields: Document['fields'] } {
  const sql = 'SELECT record, fields FROM document WHERE id = $id';
  const row = one<{ record: number; fields: string }>(db, sql, { id });
  if (!row) throw new Error(`the index names document ${id.toString()} and does not hold it`);
  return { record: row.record, fields: JSON.parse(row.fields) as Document['fields'] };
}
