import type { Backup, BackupReason } from '#contract/own/library.ts';
import { now } from '../clock.ts';
import { FaultError, faultOf } from '../fault.ts';
import { openLibrary, type Library, type LibraryPlace } from '../library.ts';
import type { ReadableDb } from '../sql.ts';
import { backUp, type Check } from './backups.ts';
import { checkAside, checkHere, type Checked } from './check-copy.ts';

const BACKUP_EVERY_MS = 20 * 60_000;
/** The window has been drawn by then. */
const LOOK_AFTER_MS = 3_000;

/** Opens the library of this process when it is first needed, backs it up, closes it, and opens it anew after a restore. */
export interface Keeper {
  /** Where the library is now. */
  readonly place: LibraryPlace;
  /** Throws the fault that says why it cannot be opened, or can no longer be trusted. */
  readonly open: () => Library;
  readonly backUp: (reason: BackupReason) => Promise<Backup>;
  /** Keeps backups and restores from meeting each other. */
  readonly exclusively: <T>(work: () => T | Promise<T>) => Promise<T>;
  /** Closes the library as it stands; the next call opens it anew. */
  readonly shut: () => void;
  /** The same, and the next call opens it for writing whoever else seems to have it open. */
  readonly insist: () => void;
  /** The same, and the next call opens the library of another folder. */
  readonly goTo: (folder: string) => void;
  /** Backs up what has changed since the last backup, if anything has. */
  readonly saveChanges: () => Promise<void>;
  /** Backs up what has changed, and closes. */
  readonly leave: () => Promise<void>;
}

/** With a look, every library is read from end to end soon after it has been opened. */
export function keepLibrary(first: LibraryPlace, look?: (file: string) => Promise<Checked>): Keeper {
  let place = first;
  let library: Library | undefined;
  let damage: string | undefined;
  let anyway = false;
  let saved = 0;
  let left = false;
  let last: Promise<unknown> = Promise.resolve();

  const opened = (): Library => {
    const fresh = openLibrary({ ...place, anyway });
    saved = fresh.mended ? -1 : changesIn(fresh.db);
    setTimeout(() => void exclusively(() => lookAt(fresh)), LOOK_AFTER_MS).unref();
    return fresh;
  };
  const lookAt = async (fresh: Library): Promise<void> => {
    // One that was not closed has been read before it was opened.
    if (!look || library !== fresh || fresh.mended) return;
    try {
      const [problem] = (await look(fresh.db.name)).problems;
      if (library === fresh) damage = problem;
    } catch (error) {
      console.error(`the library could not be looked through: ${faultOf(error).detail ?? ''}`);
    }
  };
  const open = (): Library => {
    if (left) throw new FaultError('restarted', 'the library is being closed');
    library ??= opened();
    if (damage !== undefined) throw new FaultError('corrupt', damage);
    const change = library.changedOutside();
    // What is written now would be lost with the file, or would damage another.
    if (change === 'gone') throw new FaultError('missing', `catalogue.db has gone from ${place.folder}`);
    if (change === 'cut' || change === 'replaced')
      throw new FaultError('corrupt', `catalogue.db was ${change} by another program while it was open`);
    return library;
  };
  const exclusively = <T>(work: () => T | Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const save = async (reason: BackupReason, check: Check = checkAside): Promise<Backup> => {
    const { db } = open();
    const before = changesIn(db);
    const backup = await backUp(db, place.folder, reason, check);
    saved = before;
    return backup;
  };
  const saveChanges = async (check?: Check): Promise<void> => {
    if (library?.access !== 'writable' || changesIn(library.db) === saved) return;
    try {
      await save('automatic', check);
    } catch (error) {
      const detail = faultOf(error).detail ?? '';
      console.error(`no backup could be made: ${detail}`);
      library.warn({ kind: 'backup-failed', at: now(), detail });
    }
  };
  const shut = (): void => {
    library?.close();
    library = undefined;
    damage = undefined;
  };
  const timer = setInterval(() => void exclusively(() => saveChanges()), BACKUP_EVERY_MS);
  timer.unref();
  return {
    get place() {
      return place;
    },
    open,
    exclusively,
    shut,
    saveChanges: () => saveChanges(),
    backUp: (reason) => exclusively(() => save(reason)),
    insist: () => {
      anyway = true;
      shut();
    },
    goTo: (folder) => {
      shut();
      anyway = false;
      place = { ...place, folder };
    },
    leave: async () => {
      clearInterval(timer);
      // Nobody is kept waiting any longer.
      await exclusively(() => saveChanges(checkHere));
      left = true;
      shut();
    },
  };
}

/** How many rows this process has written since it opened the library. */
function changesIn(db: ReadableDb): number {
  return db.prepare('SELECT total_changes()').pluck().get() as number;
}
