import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { BackupName, Difference, Restored, RestorePreview } from '#contract/own/library.ts';
import type { Refusal } from '#contract/reply.ts';
import { discard, inspect, syncFile } from '../database.ts';
import { FaultError, faultOf } from '../fault.ts';
import { DATABASE } from '../files.ts';
import { backupFile, backupNames, describe } from './backups.ts';
import { withDatabase } from './check-copy.ts';
import { contentsOf, differences } from './contents.ts';
import type { Keeper } from './keeper.ts';
import { keepState, replaceDatabase } from './replace.ts';

/** A preview names so many of the differences; all are counted. */
const SHOWN = 200;

/** What would be otherwise after a restore. */
export function previewRestore(keeper: Keeper, name: string): Result<RestorePreview, Refusal> {
  const found = find(keeper, name);
  if (found.kind === 'failed') return found;
  return ok({ backup: describe(keeper.place.folder, found.value), comparison: compare(keeper, found.value) });
}

function compare(keeper: Keeper, backup: BackupName): RestorePreview['comparison'] {
  try {
    const next = withDatabase(backupFile(keeper.place.folder, backup), contentsOf);
    const all = differences(contentsOf(keeper.open().db), next);
    const count = (kind: Difference['kind']) => all.filter((one) => one.kind === kind).length;
    return {
      kind: 'compared',
      counts: { added: count('added'), changed: count('changed'), removed: count('removed') },
      first: all.slice(0, SHOWN),
    };
  } catch (error) {
    return { kind: 'unknown', why: faultOf(error).detail ?? '' };
  }
}

/** Puts a backup in the place of the library; the state before is kept, and the library is opened anew. */
export async function restore(keeper: Keeper, name: string): Promise<Result<Restored, Refusal>> {
  const found = find(keeper, name);
  if (found.kind === 'failed') return found;
  const draft = copyOf(keeper, found.value);
  try {
    const before = await keepState(keeper);
    replaceDatabase(keeper, draft, before);
    keeper.open();
    return ok({ from: name, before });
  } finally {
    discard(draft);
  }
}

function find({ place }: Keeper, name: string): Result<BackupName, Refusal> {
  const found = backupNames(place.folder).find((backup) => backup.name === name);
  return found ? ok(found) : failed({ code: 'not-found', field: 'name', detail: { name } });
}

/** A sound copy of a backup beside the library; where the backup is damaged, nothing is touched. */
function copyOf({ place }: Keeper, backup: BackupName): string {
  const draft = join(place.folder, `${DATABASE}.restored`);
  discard(draft);
  copyFileSync(backupFile(place.folder, backup), draft);
  try {
    const [problem] = withDatabase(draft, inspect);
    if (problem !== undefined) throw new FaultError('corrupt', `the backup is damaged: ${problem}`);
    syncFile(draft);
    return draft;
  } catch (error) {
    discard(draft);
    throw error;
  }
}
