import type { RecordKind } from '#contract/records.ts';
import type { Fold } from '../fold/fold.ts';
import { all, one, type ReadableDb } from '../sql.ts';
import { FIELDS, type Field } from './documents.ts';
import { excerptOf, hitsIn, type Excerpt } from './excerpt.ts';
import { kindTag, storedFields } from './index-file.ts';
import { matchExpression, tagged } from './match-expression.ts';
import { parseQuery, type Query } from './query.ts';

export interface Found {
  /** The record's row in the library. */
  readonly record: number;
  readonly tier: Field;
  readonly excerpt: Excerpt;
}
export interface FoundPage {
  readonly found: readonly Found[];
  readonly total: number;
}

export interface Wanted {
  readonly text: string;
  readonly kinds?: readonly RecordKind[] | undefined;
  readonly limit: number;
}

/** The first of the records that hold what was asked for, and how many there are in all. */
export function search(db: ReadableDb, fold: Fold, { text, kinds, limit }: Wanted): FoundPage {
  const query = parseQuery(fold, text);
  if (query.length === 0) return { found: [], total: 0 };
  const expression = (columns: readonly Field[]): string => {
    const match = matchExpression(query, columns);
    return kinds && kinds.length > 0 ? tagged(match, kinds.map(kindTag)) : match;
  };
  return {
    found: ranked(db, expression, limit).map(([id, tier]) => found(db, fold, query, id, tier)),
    total: count(db, expression(FIELDS)),
  };
}

/**
 * Documents are numbered in the order they are listed, so each field gives its first hits without looking at the rest.
 * A page of them is enough: those an earlier field has given already leave no more than their own places to fill.
 */
function ranked(db: ReadableDb, expression: (columns: readonly Field[]) => string, limit: number): [number, Field][] {
  const tiers = new Map<number, Field>();
  for (const field of FIELDS) {
    if (tiers.size >= limit) break;
    // The last tier also holds what no single field holds alone.
    const columns = field === 'text' ? FIELDS : [field];
    for (const id of matching(db, expression(columns), limit))
      if (!tiers.has(id) && tiers.size < limit) tiers.set(id, field);
  }
  return [...tiers];
}

function matching(db: ReadableDb, match: string, limit: number): number[] {
  const sql = 'SELECT rowid AS id FROM term WHERE term MATCH $match ORDER BY rowid LIMIT $limit';
  return all<{ id: number }>(db, sql, { match, limit }).map((row) => row.id);
}

function count(db: ReadableDb, match: string): number {
  return (
    one<{ total: number }>(db, 'SELECT count(*) AS total FROM term WHERE term MATCH $match', { match })?.total ?? 0
  );
}

function found(db: ReadableDb, fold: Fold, query: Query, id: number, tier: Field): Found {
  const { record, fields } = storedFields(db, id);
  const inOrder = [tier, ...FIELDS].flatMap((field) => fields[field] ?? []);
  const best = inOrder.find((value) => hitsIn(fold, query, value).length > 0) ?? inOrder[0] ?? '';
  return { record, tier, excerpt: excerptOf(fold, query, best) };
}
