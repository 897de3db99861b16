import type { Glyph } from '#contract/collection/schema.ts';
import { makeFold, type Fold } from '../fold/fold.ts';
import {
  bodiesOfKind,
  bodyOf,
  recordAt,
  recordsInOrder,
  recordWithParts,
  type SummaryRow,
} from '../queries/records.ts';
import { latestRevision } from '../own/store.ts';
import { all, type ReadableDb, type WritableDb } from '../sql.ts';
import { documentsOf, type Document } from './documents.ts';
import { indexAgain, openIndex, seenRevision, type IndexedDocument } from './index-file.ts';

export interface LibraryIndex {
  readonly db: WritableDb;
  readonly fold: Fold;
}

/** The index of what a library holds now; `content` names that state. */
export function indexLibrary(db: ReadableDb, content: string, file: string | undefined): LibraryIndex {
  const glyphs = bodiesOfKind(db, 'glyph').map(({ glyph }) => glyph);
  const fold = makeFold(glyphs.filter(standsFor).map(({ variant, standard }) => [variant, standard] as const));
  return { fold, db: openIndex(file, content, fold, () => documents(db, recordsInOrder(db)), latestRevision(db)) };
}

/** A homophone or a misprint is another character; only forms of the same one are searched as one. */
const standsFor = ({ kind }: Glyph): boolean => kind === 'variant' || kind === 'simplified';

/** Parts come one after another in their owner's order, so each owner is read once. */
function* documents(db: ReadableDb, rows: Iterable<SummaryRow>): Generator<IndexedDocument> {
  let owner: number | undefined;
  let own: readonly Document[] = [];
  for (const row of rows) {
    const holder = row.owner ?? row.id;
    if (holder !== owner) own = documentsOf(recordAt(db, holder).key, bodyOf(db, row));
    owner = holder;
    const found = own.find((one) => one.kind === row.kind && one.id === row.key);
    if (!found) throw new Error(`${row.kind} ${row.key} is not in its owner's body`);
    yield { ...found, record: row.id, own: row.origin === 'user' ? ownName(recordAt(db, holder)) : undefined };
  }
}

const ownName = ({ kind, key }: Pick<SummaryRow, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Brings the index up to what the user has written since; false where it tells of a later state than there is. */
export function catchUp(db: ReadableDb, index: LibraryIndex): boolean {
  const seen = seenRevision(index.db) ?? 0;
  const latest = latestRevision(db);
  if (seen < latest) indexAgain(index.db, index.fold, changedSince(db, seen), latest);
  return seen <= latest;
}

function changedSince(db: ReadableDb, seen: number): ReadonlyMap<string, readonly IndexedDocument[]> {
  const changed = all<Pick<SummaryRow, 'kind' | 'key'>>(
    db,
    'SELECT kind, id AS key FROM own WHERE revision > $seen ORDER BY revision',
    { seen },
  );
  return new Map(changed.map((own) => [ownName(own), [...documents(db, recordWithParts(db, own.kind, own.key))]]));
}
