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

/** The index of the reference collection; what the user has written is caught up with. `content` names its state. */
export function indexLibrary(db: ReadableDb, content: string, file: string | undefined): LibraryIndex {
  const glyphs = bodiesOfKind(db, 'glyph').map(({ glyph }) => glyph);
  const fold = makeFold(glyphs.filter(standsFor).map(({ variant, standard }) => [variant, standard] as const));
  return { fold, db: openIndex(file, content, fold, () => documents(db, referenceOnly(recordsInOrder(db)))) };
}

/** A homophone or a misprint is another character; only forms of the same one are searched as one. */
const standsFor = ({ kind }: Glyph): boolean => kind === 'variant' || kind === 'simplified';

function* referenceOnly(rows: Iterable<SummaryRow>): Generator<SummaryRow> {
  for (const row of rows) if (row.origin !== 'user') yield row;
}

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

/** Records that are indexed without a pause. */
const SLICE = 250;

type Changed = Pick<SummaryRow, 'kind' | 'key'> & { readonly revision: number };

/** Brings the index up to what the user has written since; false where it tells of a later state than there is. */
export function catchUp(db: ReadableDb, index: LibraryIndex): boolean {
  while (catchUpSlice(db, index));
  return (seenRevision(index.db) ?? 0) <= latestRevision(db);
}

/** A part of that, in the order it was written, so that what is done stays done; true where there may be more. */
export function catchUpSlice(db: ReadableDb, index: LibraryIndex): boolean {
  const changed = all<Changed>(
    db,
    'SELECT kind, id AS key, revision FROM own WHERE revision > $seen ORDER BY revision LIMIT $most',
    { seen: seenRevision(index.db) ?? 0, most: SLICE },
  );
  const last = changed.at(-1);
  if (!last) return false;
  const now = new Map(
    changed.map((own) => [ownName(own), [...documents(db, recordWithParts(db, own.kind, own.key))]] as const),
  );
  indexAgain(index.db, index.fold, now, last.revision);
  return changed.length === SLICE;
}
