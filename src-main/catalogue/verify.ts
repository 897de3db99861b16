import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { timeline } from '#rules/play.ts';
import { ok, type Result } from '#rules/result.ts';
import type { LibraryReport } from '#contract/methods.ts';
import { OWN_KINDS, type OwnKind } from '#contract/own/records.ts';
import type { SandboxSummary } from '#contract/sandbox.ts';
import { inspect } from './database.ts';
import { faultOf } from './fault.ts';
import { readStanding } from './games.ts';
import type { Library } from './library.ts';
import { findOwn, ownIds } from './own/store.ts';
import { usedMedia } from './media/rows.ts';
import { sandboxes } from './queries/sandboxes.ts';
import { all, one, type ReadableDb } from './sql.ts';

/** Reads everything once and lists whatever is not as it should be. */
export function verify(library: Library): Result<LibraryReport, never> {
  const { db, folder, access, faults } = library;
  return ok({
    folder,
    access,
    schema: db.pragma('user_version', { simple: true }) as number,
    problems: [
      ...faults.map((fault) => [fault.code, fault.detail].filter(Boolean).join(': ')),
      ...inspect(db),
      ...orphans(db),
      ...ownProblems(db),
      ...[...sandboxes(db, false), ...sandboxes(db, true)].flatMap((summary) => gameProblems(db, summary)),
      ...missingFiles(db, folder),
    ],
    counts: counts(db),
  });
}

/** Every record has a body of its own or an owner that has one. */
function orphans(db: ReadableDb): string[] {
  const rows = all<{ kind: string; key: string }>(
    db,
    `SELECT kind, key FROM record AS part WHERE body IS NULL
       AND NOT EXISTS (SELECT 1 FROM record AS owner WHERE owner.id = part.owner AND owner.body IS NOT NULL)`,
  );
  return rows.map(({ kind, key }) => `${kind} ${key} belongs to nothing`);
}

/** Every record of the user's has a body that can be read. */
function ownProblems(db: ReadableDb): string[] {
  const kinds = Object.keys(OWN_KINDS) as OwnKind[];
  return kinds.flatMap((kind) => ownIds(db, kind).flatMap((id) => bodyProblem(db, kind, id)));
}

function bodyProblem(db: ReadableDb, kind: OwnKind, id: string): string[] {
  try {
    findOwn(db, kind, id);
    return [];
  } catch (error) {
    return [faultOf(error).detail ?? `${kind} ${id} cannot be read`];
  }
}

function gameProblems(db: ReadableDb, { id, title, moves, over }: SandboxSummary): string[] {
  try {
    const { log, state, game } = readStanding(db, id);
    const agrees = timeline(log).done.length === moves && game.engine.isOver(state) === over;
    return agrees ? [] : [`the game “${title}” (${id}) is listed otherwise than its log tells`];
  } catch (error) {
    return [faultOf(error).detail ?? `the game “${title}” (${id}) cannot be read`];
  }
}

/** Photographs and other files that objects use, and that are not where they should lie. */
function missingFiles(db: ReadableDb, folder: string): string[] {
  const media = join(folder, 'media');
  const names = existsSync(media) ? readdirSync(media, { recursive: true, encoding: 'utf8' }) : [];
  const there = new Set(names.map((name) => parse(name).name));
  return [...usedMedia(db)]
    .filter((sha256) => !there.has(sha256))
    .map((sha256) => `media: the file ${sha256} is missing`);
}

function counts(db: ReadableDb): Record<string, number> {
  const kinds = all<{ name: string; count: number }>(
    db,
    'SELECT kind AS name, count(*) AS count FROM record GROUP BY kind ORDER BY kind',
  );
  const tables = ['link', 'sandbox', 'entry', 'view', 'change', 'own', 'action'].map((name) => ({
    name,
    count: one<{ count: number }>(db, `SELECT count(*) AS count FROM ${name}`)?.count ?? 0,
  }));
  return Object.fromEntries([...kinds, ...tables].map(({ name, count }) => [name, count]));
}
