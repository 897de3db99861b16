import type { Glyph } from '#contract/collection/schema.ts';
import { makeFold, type Fold } from '../fold/fold.ts';
import { bodiesOfKind, bodyOf, recordAt, recordsInOrder } from '../queries/records.ts';
import type { ReadableDb } from '../sql.ts';
import { documentsOf, type Document } from './documents.ts';
import { openIndex, type IndexedDocument } from './index-file.ts';

export interface LibraryIndex {
  readonly db: ReadableDb;
  readonly fold: Fold;
}

/** The index of what a library holds now; `content` names that state. */
export function indexLibrary(db: ReadableDb, content: string, file: string | undefined): LibraryIndex {
  const glyphs = bodiesOfKind(db, 'glyph').map(({ glyph }) => glyph);
  const fold = makeFold(glyphs.filter(standsFor).map(({ variant, standard }) => [variant, standard] as const));
  return { fold, db: openIndex(file, content, fold, () => documents(db)) };
}

/** A homophone or a misprint is another character; only forms of the same one are searched as one. */
const standsFor = ({ kind }: Glyph): boolean => kind === 'variant' || kind === 'simplified';

/** Parts come one after another in their owner's order, so each owner is read once. */
function* documents(db: ReadableDb): Generator<IndexedDocument> {
  let owner: number | undefined;
  let own: readonly Document[] = [];
  for (const row of recordsInOrder(db)) {
    const holder = row.owner ?? row.id;
    if (holder !== owner) own = documentsOf(recordAt(db, holder).key, bodyOf(db, row));
    owner = holder;
    const found = own.find((one) => one.kind === row.kind && one.id === row.key);
    if (!found) throw new Error(`${row.kind} ${row.key} is not in its owner's body`);
    yield { ...found, record: row.id };
  }
}
