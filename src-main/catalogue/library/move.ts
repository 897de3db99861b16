import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import { discard, syncFolder } from '../database.ts';
import { FaultError } from '../fault.ts';
import { DATABASE } from '../files.ts';
import type { ReadableDb } from '../sql.ts';
import { copyDatabase } from './backups.ts';
import type { Keeper } from './keeper.ts';

/** What lies in the folder of a library beside its database, and goes where it goes. */
const FOLDERS = ['media', 'backups'];

/**
 * Copies the whole library to an empty folder, checks the copy, and goes on there. The folder before stays as it was,
 * for the user to delete. Nothing can be written between the last page copied and the move.
 */
export async function moveLibrary(keeper: Keeper, to: string): Promise<Result<{ readonly folder: string }, Refusal>> {
  const { folder } = keeper.place;
  const { db } = keeper.open();
  const unfit = unfitness(folder, to);
  if (unfit !== undefined) return failed({ code: 'bad-argument', field: 'folder', detail: { unfit } });
  try {
    await copyAll(db, folder, to);
  } catch (error) {
    for (const name of FOLDERS) rmSync(join(to, name), { recursive: true, force: true });
    discard(join(to, DATABASE));
    throw error;
  }
  keeper.goTo(to);
  return ok({ folder: to });
}

function unfitness(from: string, to: string): 'inside' | 'not-empty' | undefined {
  const way = relative(from, to);
  if (way === '' || !(way.startsWith('..') || way === to)) return 'inside';
  return existsSync(to) && readdirSync(to).length > 0 ? 'not-empty' : undefined;
}

async function copyAll(db: ReadableDb, from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const folders = FOLDERS.filter((name) => existsSync(join(from, name)));
  for (const name of folders) await cp(join(from, name), join(to, name), { recursive: true });
  const draft = join(to, `${DATABASE}.new`);
  await copyDatabase(db, draft);
  // What was added while the rest was copied; from here on nothing else has its turn.
  for (const name of folders) cpSync(join(from, name), join(to, name), { recursive: true, force: false });
  for (const name of folders) compare(join(from, name), join(to, name));
  renameSync(draft, join(to, DATABASE));
  syncFolder(to);
}

/** Throws where a file of a folder is not in its copy, or not as long. */
function compare(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const [there, here] = [join(from, name), join(to, name)].map((file) => statSync(file, { throwIfNoEntry: false }));
    if (here === undefined || (there?.isFile() === true && there.size !== here.size))
      throw new FaultError('unknown', `${name} was not copied whole`);
  }
}
