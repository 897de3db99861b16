import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { MIGRATIONS, migrate } from '../migrations/index.ts';
import { serve, serveKeeper } from '../serve.ts';
import type { WritableDb } from '../sql.ts';
import { DATA, emptyFolder, seededFolder, valueOf } from '../testing.ts';
import { keepLibrary, type Keeper } from './keeper.ts';

export const GAME = {
  variant: 'zhuangyuan/dobree',
  title: 'Game',
  choices: {},
  gapPolicy: 'preferred',
  setup: { seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'person' })), seed: 'one' },
} as const;

export interface Kept {
  readonly folder: string;
  readonly keeper: Keeper;
  readonly ask: <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;
}

/** A library as its process has it, without the process. */
export function kept(folder = seededFolder()): Kept {
  const keeper = keepLibrary({ folder, data: DATA, readOnly: false });
  onTestFinished(() => {
    keeper.shut();
  });
  const ask = async (method: string, args: unknown) => {
    const request = { id: 1, method, args };
    return (await (serveKeeper(keeper, request) ?? serve(keeper.open, request))).reply;
  };
  return { folder, keeper, ask: ask as Kept['ask'] };
}

export const saveView = async ({ ask }: Kept, name: string) =>
  valueOf(await ask('views.save', { room: 'sources', name, state: {} }));
export const viewNames = async ({ ask }: Kept) =>
  valueOf(await ask('views.list', { room: 'sources' })).map(({ name }) => name);
export const back = async ({ ask }: Kept) => valueOf(await ask('library.backUp', {})).name;
export const file = (library: Kept) => join(library.folder, 'catalogue.db');

/** A folder with a library as the first version of the program left it, with one view of the user's in it. */
export function oldFolder(): string {
  const folder = emptyFolder();
  const db = new Database(join(folder, 'catalogue.db'));
  db.pragma('application_id = 0x5672726d');
  migrate(db as WritableDb, MIGRATIONS.slice(0, 3));
  db.exec("INSERT INTO view VALUES ('a', 'sources', 'Of old', '{}')");
  db.close();
  return folder;
}
