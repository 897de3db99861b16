import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHA256, type MissingFile, type Swept } from '#contract/own/media.ts';
import type { OwnObject } from '#contract/own/records.ts';
import type { Library } from '../library.ts';
import { titleOf } from '../own/rows.ts';
import { all, type ReadableDb } from '../sql.ts';
import { forgetMedia, usedMedia } from './rows.ts';

interface Found {
  readonly sha256: string;
  readonly file: string;
}

/** Compares what objects use with what lies in the folder, and changes neither. */
export async function sweep(library: Library): Promise<Swept> {
  const found = await filesIn(library.media().folders.originals);
  const used = usedMedia(library.db);
  const there = new Set(found.map(({ sha256 }) => sha256));
  const orphans = found.filter(({ sha256 }) => !used.has(sha256));
  return {
    orphans: await Promise.all(orphans.map(async ({ sha256, file }) => ({ sha256, size: (await stat(file)).size }))),
    missing: missingFiles(library.db, new Set([...used].filter((sha256) => !there.has(sha256)))),
  };
}

interface UseRow {
  readonly sha256: string;
  readonly filename: string;
  readonly id: string;
  readonly body: string;
}

function missingFiles(db: ReadableDb, missing: ReadonlySet<string>): readonly MissingFile[] {
  const uses = all<UseRow>(
    db,
    `SELECT use.value ->> 'sha256' AS sha256, use.value ->> 'filename' AS filename, own.id, own.body
     FROM own, json_each(own.body, '$.media') AS use
     WHERE own.kind = 'object' AND use.value ->> 'sha256' IN (SELECT value FROM json_each($missing))
     ORDER BY own.number, own.id`,
    { missing: JSON.stringify([...missing]) },
  );
  return [...missing].map((sha256) => {
    const wanting = uses.filter((use) => use.sha256 === sha256);
    const byId = new Map(wanting.map(({ id, body }) => [id, JSON.parse(body) as OwnObject]));
    const objects = [...byId].map(([id, body]) => ({ id, accession: body.accession, title: titleOf(body) }));
    return { sha256, objects, ...(wanting[0] && { filename: wanting[0].filename }) };
  });
}

/** The row goes first: a file without a row is an orphan still, a row without its file would be a lie. */
export async function discard(library: Library, wanted: readonly string[]): Promise<number> {
  const db = library.writable();
  const { originals, renditions } = library.media().folders;
  const used = usedMedia(db);
  const asked = new Set(wanted);
  const going = (await filesIn(originals)).filter(({ sha256 }) => asked.has(sha256) && !used.has(sha256));
  for (const { sha256, file } of going) {
    forgetMedia(db, sha256);
    await rm(file, { force: true });
    await rm(join(renditions, sha256.slice(0, 2), sha256), { recursive: true, force: true });
  }
  return going.length;
}

async function filesIn(originals: string): Promise<readonly Found[]> {
  if (!existsSync(originals)) return [];
  const folders = (await readdir(originals)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(originals, folder))).map((name) => join(originals, folder, name)),
    ),
  );
  return names.flat().flatMap((file) => {
    const sha256 = /([^/\\]+)\.\w+$/.exec(file)?.[1] ?? '';
    return SHA256.test(sha256) ? [{ sha256, file }] : [];
  });
}
