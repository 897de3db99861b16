import { failed, ok, type Result } from '#rules/result.ts';
import { accessionKey } from '#contract/own/understand/accession.ts';
import { OWN_KINDS, type OwnBody, type OwnKind, type OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { FaultError } from '../fault.ts';
import { all, one, run, type ReadableDb, type WritableDb } from '../sql.ts';
import { NOTHING, type Held } from './held.ts';

interface OwnRow {
  readonly kind: OwnKind;
  readonly id: string;
  readonly body: string;
  readonly created: string;
  readonly updated: string;
  readonly removed: string | null;
}

const COLUMNS = 'kind, id, body, created, updated, removed';

/** Bodies are parsed on the way in and on the way out. */
export function parseBody<K extends OwnKind>(kind: K, body: unknown): Result<OwnBody<K>, Refusal> {
  const parsed = OWN_KINDS[kind].safeParse(body);
  if (parsed.success) return ok(parsed.data as OwnBody<K>);
  const [issue] = parsed.error.issues;
  const field = ['body', ...(issue?.path ?? [])].map(String).join('.');
  return failed({ code: 'bad-argument', field, detail: { expected: issue?.message } });
}

type RowOf<K extends OwnKind> = OwnRow & { readonly kind: K };

function readRecord<K extends OwnKind>({ body, removed, ...row }: RowOf<K>): Result<OwnRecord<K>, Refusal> {
  const parsed = parseBody(row.kind, jsonOf(body));
  if (parsed.kind === 'failed') return parsed;
  return ok({ ...row, body: parsed.value, ...(removed !== null && { removed }) });
}

/** Nothing, which no kind of record can be, where the text is damaged. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the body of a record, as it is kept, can be read; where its making was undone it has none. */
export const isReadable = (kind: OwnKind, body: string | null): boolean =>
  body === null || parseBody(kind, jsonOf(body)).kind === 'ok';

function recordOf<K extends OwnKind>(row: RowOf<K>): OwnRecord<K> {
  const read = readRecord(row);
  if (read.kind === 'ok') return read.value;
  throw new FaultError('corrupt', `${row.kind} ${row.id}: ${JSON.stringify(read.error)}`);
}

export function findOwn<K extends OwnKind>(db: ReadableDb, kind: K, id: string): OwnRecord<K> | undefined {
  const row = rowOf(db, kind, id);
  return row && recordOf(row);
}

/** The same, and nothing where it cannot be read. */
export function findReadable<K extends OwnKind>(db: ReadableDb, kind: K, id: string): OwnRecord<K> | undefined {
  const row = rowOf(db, kind, id);
  const read = row && readRecord(row);
  return read?.kind === 'ok' ? read.value : undefined;
}

function rowOf<K extends OwnKind>(db: ReadableDb, kind: K, id: string): RowOf<K> | undefined {
  const sql = `SELECT ${COLUMNS} FROM own WHERE kind = $kind AND id = $id AND body IS NOT NULL`;
  return one<RowOf<K>>(db, sql, { kind, id });
}

/** All of a kind in the bin, or outside it, the oldest first; for work that must leave none out. */
export const ownOfKind = <K extends OwnKind>(db: ReadableDb, kind: K, removed: boolean): OwnRecord<K>[] =>
  rowsOfKind(db, kind, removed).map(recordOf);

/** The same without those that cannot be read, which are named. */
export function readableOfKind<K extends OwnKind>(
  db: ReadableDb,
  kind: K,
  removed: boolean,
): { readonly records: OwnRecord<K>[]; readonly damaged: string[] } {
  const read = rowsOfKind(db, kind, removed).map((row) => ({ id: row.id, result: readRecord(row) }));
  return {
    records: read.flatMap(({ result }) => (result.kind === 'ok' ? result.value : [])),
    damaged: read.flatMap(({ id, result }) => (result.kind === 'ok' ? [] : id)),
  };
}

function rowsOfKind<K extends OwnKind>(db: ReadableDb, kind: K, removed: boolean): RowOf<K>[] {
  const where = removed ? 'removed IS NOT NULL' : 'removed IS NULL';
  const sql = `SELECT ${COLUMNS} FROM own WHERE kind = $kind AND body IS NOT NULL AND ${where} ORDER BY created, id`;
  return all<RowOf<K>>(db, sql, { kind });
}

/** An object as it stood when it was asked for; reading it is put off, since reading thousands takes a while. */
export interface Unread {
  readonly id: string;
  readonly read: () => OwnRecord<'object'>;
}

/** All objects outside the bin, by their numbers. */
export function objectsByNumber(db: ReadableDb): Unread[] {
  const sql = `SELECT ${COLUMNS} FROM own WHERE kind = 'object' AND body IS NOT NULL AND removed IS NULL ORDER BY number, id`;
  return all<OwnRow & { kind: 'object' }>(db, sql).map((row) => ({ id: row.id, read: () => recordOf(row) }));
}

export function ownIds(db: ReadableDb, kind: OwnKind): string[] {
  const sql = 'SELECT id FROM own WHERE kind = $kind AND body IS NOT NULL ORDER BY id';
  return all<{ id: string }>(db, sql, { kind }).map((row) => row.id);
}

export function heldOf(db: ReadableDb, kind: OwnKind, id: string): Held {
  const found = findOwn(db, kind, id);
  return found ? { body: found.body, removed: found.removed ?? null } : NOTHING;
}

/** An object by its number. */
export interface Holder {
  readonly id: string;
  readonly accession: string;
}

/** Who has an accession number; padding, case and width make no other number of it. */
export function holdersOf(db: ReadableDb, accession: string): Holder[] {
  const sql = "SELECT id, body ->> '$.accession' AS accession FROM own WHERE number = $number";
  return all<Holder>(db, sql, { number: accessionKey(accession) });
}

/** Counts every write: what has looked at the records before can tell by it what to look at again. */
export function latestRevision(db: ReadableDb): number {
  return one<{ latest: number | null }>(db, 'SELECT max(revision) AS latest FROM own')?.latest ?? 0;
}

export function keepOwn(db: WritableDb, kind: OwnKind, id: string, held: Held, at: string): void {
  const { body, removed } = held;
  run(
    db,
    `INSERT INTO own (kind, id, body, created, updated, removed, number, revision)
     VALUES ($kind, $id, $body, $at, $at, $removed, $number, (SELECT coalesce(max(revision), 0) + 1 FROM own))
     ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, updated = excluded.updated,
       removed = excluded.removed, number = excluded.number, revision = excluded.revision`,
    { kind, id, at, removed, body: body === undefined ? null : JSON.stringify(body), number: numberOf(kind, body) },
  );
}

function numberOf(kind: OwnKind, body: unknown): string | null {
  if (kind !== 'object' || body === undefined) return null;
  return accessionKey((body as OwnBody<'object'>).accession);
}
