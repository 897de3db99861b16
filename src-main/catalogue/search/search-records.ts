import Database from 'better-sqlite3';
import type { SearchHit, SearchPage } from '#contract/records.ts';
import { afterSlices } from '../in-slices.ts';
import type { Library } from '../library.ts';
import { recordAt, summaryOf } from '../queries/records.ts';
import type { ReadableDb } from '../sql.ts';
import { catchUp, catchUpSlice, type LibraryIndex } from './library-index.ts';
import { search, type Found, type Wanted } from './search.ts';

export function searchRecords(library: Library, wanted: Wanted): SearchPage {
  const db = library.records();
  const { found, total } = askIndex(library, (index) => search(index.db, index.fold, wanted));
  return { hits: found.map((one) => hitOf(db, one)), total, exact: true };
}

/** The index answers every query there is: if it cannot, it is damaged, and is made again, once. */
export function askIndex<T>(library: Library, ask: (index: LibraryIndex) => T): T {
  const index = library.index();
  try {
    return ask(catchUp(library.db, index) ? index : library.rebuildIndex());
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return ask(library.rebuildIndex());
  }
}

/** Answers once the index has been brought up to date, a part at a time. */
export function onceIndexed<T>(library: Library, answer: () => T): T | Promise<T> {
  return afterSlices(() => indexSlice(library), answer);
}

/** What is wrong with the index is seen to by whoever asks it. */
function indexSlice(library: Library): boolean {
  try {
    return catchUpSlice(library.db, library.index());
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return false;
  }
}

function hitOf(db: ReadableDb, { record, tier, excerpt }: Found): SearchHit {
  const row = recordAt(db, record);
  const { kind, key: id } = row.owner === null ? row : recordAt(db, row.owner);
  return { ...summaryOf(row), open: { kind, id }, tier, excerpt };
}
