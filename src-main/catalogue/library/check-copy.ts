import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '#contract/own/library.ts';
import { inspect, openFile, syncFile } from '../database.ts';
import { FaultError } from '../fault.ts';
import type { ReadableDb } from '../sql.ts';
import { countsOf, unreadableIn } from './contents.ts';

/** What is wrong with a copy of a library, and what is in it. */
export interface Checked {
  readonly problems: readonly string[];
  /** Records of the user's that are in it and cannot be read. */
  readonly unreadable: number;
  readonly counts: Counts;
}

/** What comes from the process apart: what it found, or why it could not look. */
export type CheckAnswer = { readonly checked: Checked } | { readonly failed: string };

/** Built it lies beside the catalogue. */
const SCRIPT = ['check-copy.cjs', '../check-copy.cjs', 'check-copy-entry.ts']
  .map((path) => join(import.meta.dirname, path))
  .find((path) => existsSync(path));

/** Reads a copy from end to end and has it on the disk, here, where nothing else has its turn meanwhile. */
export function checkHere(copy: string): Checked {
  const db = openFile(copy, false);
  try {
    // The copy says that it has a write-ahead log; without one it is a file that can be read anywhere.
    db.pragma('journal_mode = DELETE');
    // SQLite forgets the CHECKs of tables that are opened only to be read.
    return { problems: inspect(db), unreadable: unreadableIn(db), counts: countsOf(db) };
  } finally {
    db.close();
    syncFile(copy);
  }
}

/** Reads a library that is in use from end to end, and changes nothing. */
export const lookThrough = (file: string): Checked =>
  withDatabase(file, (db) => ({ problems: inspect(db), unreadable: unreadableIn(db), counts: countsOf(db) }));

/** As `checkHere`, in a process of its own, so that whoever asks for something else is not kept waiting. */
export const checkAside = (copy: string, script = SCRIPT): Promise<Checked> => aside(script, ['check', copy]);
/** As `lookThrough`, in a process of its own. */
export const lookAside = (file: string): Promise<Checked> => aside(SCRIPT, ['look', file]);

async function aside(script: string | undefined, args: readonly string[]): Promise<Checked> {
  if (script === undefined) throw new Error('what checks a copy is not where it was built');
  // In Electron's utility process the program to fork is Electron, which has to be told to be Node.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const child = fork(script, args, { execArgv: [], env });
  const ended = once(child, 'exit').then(([code]) => ({ failed: `the check ended early (${String(code)})` }));
  const [answer] = (await Promise.race([once(child, 'message'), ended.then((why) => [why])])) as [CheckAnswer];
  if ('failed' in answer) throw new FaultError('unknown', answer.failed);
  return answer.checked;
}

/** Reads a finished copy; it leaves nothing beside it. */
export function withDatabase<T>(file: string, read: (db: ReadableDb) => T): T {
  const db = openFile(file, true);
  try {
    return read(db);
  } finally {
    db.close();
  }
}
