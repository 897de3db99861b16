import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Refusal } from '#contract/reply.ts';
import { faultOf } from '../fault.ts';
import { DATABASE } from '../files.ts';
import { backupNames } from './backups.ts';
import type { Keeper } from './keeper.ts';

/** Opens the library of another folder, or makes one where there is nothing. One that is damaged can be mended there. */
export async function openAt(keeper: Keeper, folder: string): Promise<Result<{ readonly folder: string }, Refusal>> {
  if (!isLibrary(folder) && readdirSync(folder).length > 0)
    return failed({ code: 'bad-argument', field: 'folder', detail: { unfit: 'no-library' } });
  const former = keeper.place.folder;
  await keeper.saveChanges();
  keeper.goTo(folder);
  try {
    keeper.open();
  } catch (error) {
    const { code } = faultOf(error);
    if (code !== 'corrupt' && code !== 'missing') {
      keeper.goTo(former);
      throw error;
    }
  }
  return ok({ folder });
}

const isLibrary = (folder: string): boolean => existsSync(join(folder, DATABASE)) || backupNames(folder).length > 0;
