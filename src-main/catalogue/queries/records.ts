import type { Topic } from '#contract/collection/schema.ts';
import {
  RECORD_KINDS,
  type Link,
  type LinkRelation,
  type Origin,
  type RecordBody,
  type RecordKind,
  type RecordRef,
  type RecordSummary,
} from '#contract/records.ts';
import { all, one, type ReadableDb } from '../sql.ts';

export interface SummaryRow {
  readonly id: number;
  readonly kind: RecordKind;
  readonly key: string;
  readonly origin: Origin;
  readonly owner: number | null;
  readonly title_en: string;
  readonly title_hant: string;
  readonly title_hans: string;
  readonly subtitle: string | null;
  readonly accession: string | null;
}

const SUMMARY = 'id, kind, key, origin, owner, title_en, title_hant, title_hans, subtitle, accession';

export function summaryOf(row: SummaryRow): RecordSummary {
  return {
    kind: row.kind,
    id: row.key,
    title: { en: row.title_en, 'zh-Hant': row.title_hant, 'zh-Hans': row.title_hans },
    ...(row.subtitle !== null && { subtitle: row.subtitle }),
    ...(row.accession !== null && { accession: row.accession }),
    origin: row.origin,
  };
}

export function recordsOfKind(db: ReadableDb, kind: RecordKind): SummaryRow[] {
  return all(db, `SELECT ${SUMMARY} FROM record WHERE kind = $kind ORDER BY sort, id`, { kind });
}

export function findRecord(db: ReadableDb, { kind, id }: RecordRef): SummaryRow | undefined {
  return one(db, `SELECT ${SUMMARY} FROM record WHERE kind = $kind AND key = $id`, { kind, id });
}

export function recordAt(db: ReadableDb, id: number): SummaryRow {
  const row = one<SummaryRow>(db, `SELECT ${SUMMARY} FROM record WHERE id = $id`, { id });
  if (!row) throw new Error(`no record ${id.toString()}`);
  return row;
}

/** A record's body, or its owner's where it is a part. */
export function bodyOf(db: ReadableDb, { id, owner }: Pick<SummaryRow, 'id' | 'owner'>): RecordBody {
  const row = one<{ body: string | null }>(db, 'SELECT body FROM record WHERE id = $id', { id: owner ?? id });
  if (typeof row?.body !== 'string') throw new Error(`record ${id.toString()} has no body`);
  return JSON.parse(row.body) as RecordBody;
}

/** Every record, kinds in their order, as lists show them. */
export function recordsInOrder(db: ReadableDb): SummaryRow[] {
  return RECORD_KINDS.flatMap((kind) => recordsOfKind(db, kind));
}

/** A record and the parts kept inside it; nothing where it is not there. */
export function recordWithParts(db: ReadableDb, kind: string, id: string): SummaryRow[] {
  return all(
    db,
    `SELECT ${SUMMARY} FROM record WHERE kind = $kind AND key = $id
     UNION ALL SELECT ${SUMMARY} FROM (
       SELECT * FROM record WHERE owner = (SELECT id FROM record WHERE kind = $kind AND key = $id) ORDER BY sort, id
     )`,
    { kind, id },
  );
}

export function bodiesOfKind<K extends RecordBody['kind']>(
  db: ReadableDb,
  kind: K,
): Extract<RecordBody, { readonly kind: K }>[] {
  const rows = all<{ body: string }>(db, 'SELECT body FROM record WHERE kind = $kind ORDER BY sort, id', { kind });
  return rows.map((row) => JSON.parse(row.body) as Extract<RecordBody, { readonly kind: K }>);
}

interface LinkRow {
  readonly from_record: number;
  readonly relation: LinkRelation;
  readonly to_record: number;
}

/** Links in either direction. */
export function linksOf(db: ReadableDb, id: number): Link[] {
  const rows = all<LinkRow>(
    db,
    `SELECT from_record, relation, to_record FROM link WHERE from_record = $id
     UNION SELECT from_record, relation, to_record FROM link WHERE to_record = $id`,
    { id },
  );
  return rows.map(({ from_record, relation, to_record }) => ({
    from: summaryOf(recordAt(db, from_record)),
    relation,
    to: summaryOf(recordAt(db, to_record)),
  }));
}

/** The records of a kind that link to a record in a certain way. */
export function linkedTo(db: ReadableDb, to: number, relation: LinkRelation, kind: RecordKind): SummaryRow[] {
  return all(
    db,
    `SELECT ${SUMMARY} FROM record WHERE kind = $kind
       AND id IN (SELECT from_record FROM link WHERE to_record = $to AND relation = $relation)
     ORDER BY sort, id`,
    { to, relation, kind },
  );
}

export function topics(db: ReadableDb): Topic[] {
  return all<{ body: string }>(db, 'SELECT body FROM topic ORDER BY position').map(
    (row) => JSON.parse(row.body) as Topic,
  );
}
