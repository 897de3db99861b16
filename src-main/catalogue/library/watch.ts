import { statSync, type BigIntStats } from 'node:fs';
import type { Warning } from '#contract/own/library.ts';
import type { ReadableDb } from '../sql.ts';

type Change = Extract<Warning, { readonly kind: 'changed-outside' }>['how'];

/** Notices what other programs do to the file of an open library. Once something has happened, it stays said. */
export interface Watch {
  readonly changed: () => Change | undefined;
}

export function watchFile(file: string, db: ReadableDb): Watch {
  let last = look(file);
  const written = db.pragma('data_version', { simple: true });
  let change: Change | undefined;
  const compare = (): Change | undefined => {
    const seen = look(file);
    const before = last;
    if (seen === undefined) return 'gone';
    last = seen;
    if (before !== undefined && before.ino !== seen.ino) return 'replaced';
    // We never make the file smaller ourselves.
    if (before !== undefined && seen.size < before.size) return 'cut';
    return db.open && db.pragma('data_version', { simple: true }) !== written ? 'written' : undefined;
  };
  return { changed: () => (change ??= compare()) };
}

function look(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}
