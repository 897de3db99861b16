import { FaultError } from '../fault.ts';
import { transaction, type WritableDb } from '../sql.ts';
import type { Migration } from './migration.ts';
import { records } from './0010-records.ts';
import { sandboxes } from './0020-sandboxes.ts';
import { user } from './0030-user.ts';
import { own } from './0040-own.ts';
import { media } from './0050-media.ts';
import { events } from './0060-events.ts';
import { refused } from './0070-refused.ts';

export const MIGRATIONS: readonly Migration[] = [records, sandboxes, user, own, media, events, refused];

export function latestVersion(migrations: readonly Migration[] = MIGRATIONS): number {
  return migrations.at(-1)?.version ?? 0;
}

/** Brings a database up to the last of the migrations, each in a transaction of its own. */
export function migrate(db: WritableDb, migrations: readonly Migration[] = MIGRATIONS): void {
  rejectDisorder(migrations);
  const from = version(db);
  for (const migration of migrations) if (migration.version > from) apply(db, migration);
}

export function version(db: WritableDb): number {
  return db.pragma('user_version', { simple: true }) as number;
}

function rejectDisorder(migrations: readonly Migration[]): void {
  let last = 0;
  for (const { version, title } of migrations) {
    if (version <= last || version % 10 !== 0)
      throw new Error(`migration ${version.toString()} (${title}) is out of order after ${last.toString()}`);
    last = version;
  }
}

function apply(db: WritableDb, migration: Migration): void {
  transaction(db, () => {
    db.exec(migration.sql);
    const broken = db.pragma('foreign_key_check') as readonly unknown[];
    if (broken.length > 0) throw new FaultError('corrupt', `links lead nowhere after “${migration.title}”`);
    db.pragma(`user_version = ${migration.version.toString()}`);
  });
}
