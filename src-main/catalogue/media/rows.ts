import type { Media } from '#contract/own/media.ts';
import { all, one, run, type ReadableDb, type WritableDb } from '../sql.ts';

interface Row {
  readonly sha256: string;
  readonly type: Media['type'];
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly added: string;
}

const COLUMNS = 'sha256, type, size, width, height, added';

const mediaOf = ({ width, height, ...row }: Row): Media =>
  width === null || height === null ? row : { ...row, width, height };

export function findMedia(db: ReadableDb, sha256: string): Media | undefined {
  const row = one<Row>(db, `SELECT ${COLUMNS} FROM media WHERE sha256 = $sha256`, { sha256 });
  return row && mediaOf(row);
}

export const allMedia = (db: ReadableDb): readonly Media[] =>
  all<Row>(db, `SELECT ${COLUMNS} FROM media ORDER BY added, sha256`).map(mediaOf);

/** Notes a file that lies in its place already; what was noted before stands, but for a size that could not be told then. */
export function noteMedia(db: WritableDb, { sha256, type, size, width, height, added }: Media): void {
  run(
    db,
    `INSERT INTO media (${COLUMNS}) VALUES ($sha256, $type, $size, $width, $height, $added)
     ON CONFLICT DO UPDATE SET width = coalesce(width, excluded.width), height = coalesce(height, excluded.height)`,
    {
      sha256,
      type,
      size,
      width: width ?? null,
      height: height ?? null,
      added,
    },
  );
}

export const forgetMedia = (db: WritableDb, sha256: string): number =>
  run(db, 'DELETE FROM media WHERE sha256 = $sha256', { sha256 });

/**
 * Every file an object uses: as it stands, in the bin, or anywhere in the log, since undo may bring it back.
 */
export function usedMedia(db: ReadableDb): ReadonlySet<string> {
  const bodies = all<{ text: string }>(
    db,
    `SELECT body AS text FROM own WHERE body LIKE '%"sha256"%'
     UNION ALL SELECT before FROM action_change WHERE before LIKE '%"sha256"%'
     UNION ALL SELECT after FROM action_change WHERE after LIKE '%"sha256"%'`,
  );
  return new Set(
    bodies.flatMap(({ text }) => [...text.matchAll(/"sha256":"([0-9a-f]{64})"/g)].map(([, found]) => found!)),
  );
}
