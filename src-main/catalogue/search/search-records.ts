import Database from 'better-sqlite3';
import type { SearchHit, SearchPage } from '#contract/records.ts';
import type { Library } from '../library.ts';
import { recordAt, summaryOf } from '../queries/records.ts';
import type { ReadableDb } from '../sql.ts';
import { search, type Found, type FoundPage, type Wanted } from './search.ts';

export function searchRecords(library: Library, wanted: Wanted): SearchPage {
  const db = library.records();
  const { found, total } = searchSoundIndex(library, wanted);
  return { hits: found.map((one) => hitOf(db, one)), total, exact: true };
}

/** The index answers every query there is: if it cannot, it is damaged, and is made again, once. */
function searchSoundIndex(library: Library, wanted: Wanted): FoundPage {
  const { db, fold } = library.index();
  try {
    return search(db, fold, wanted);
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    const rebuilt = library.rebuildIndex();
    return search(rebuilt.db, rebuilt.fold, wanted);
  }
}

function hitOf(db: ReadableDb, { record, tier, excerpt }: Found): SearchHit {
  const row = recordAt(db, record);
  const { kind, key: id } = row.owner === null ? row : recordAt(db, row.owner);
  return { ...summaryOf(row), open: { kind, id }, tier, excerpt };
}
