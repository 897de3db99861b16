import { z } from 'zod';
import { method } from '../method.ts';

/** Why a backup was made: by itself, because it was asked for, or to keep what a migration or a restore is about to change. */
export const BACKUP_REASONS = ['automatic', 'asked', 'before-migration', 'before-restore'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface BackupName {
  /** The name of its file. */
  readonly name: string;
  /** ISO 8601, UTC, to the millisecond. */
  readonly at: string;
  readonly reason: BackupReason;
}

/** How many records of each kind a library or a backup holds: only what is the user's own. */
export type Counts = Readonly<Record<string, number>>;

export type Backup = BackupName &
  (
    | { readonly kind: 'sound'; readonly bytes: number; readonly schema: number; readonly counts: Counts }
    | { readonly kind: 'unreadable'; readonly why: string }
  );

/** One record that a restore would bring, take away or change. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed';
  /** `game`, `view`, `setting`, or a kind of one's own records. */
  readonly of: string;
  readonly id: string;
  readonly title: string;
}

export interface RestorePreview {
  readonly backup: Backup;
  /** `unknown` where the library that is open now cannot be read, and so not be compared. */
  readonly comparison:
    | {
        readonly kind: 'compared';
        readonly counts: Readonly<Record<Difference['kind'], number>>;
        readonly first: readonly Difference[];
      }
    | { readonly kind: 'unknown'; readonly why: string };
}

/** Where the state before went: into a backup, or, where it was damaged, into a folder as it was. */
export type StateBefore =
  { readonly kind: 'backup'; readonly name: string } | { readonly kind: 'damaged-files'; readonly folder: string };

export interface Restored {
  readonly from: string;
  readonly before: StateBefore;
}

export interface Salvaged {
  /** Rows by table: read from the damaged file, or found only in the newest backup. */
  readonly tables: readonly { readonly table: string; readonly read: number; readonly fromBackup: number }[];
  /** What could not be read, in the words of SQLite. */
  readonly losses: readonly string[];
  readonly backup?: string;
  readonly before: StateBefore;
}

/** Who has a library open, or had it when its program ended without closing it. */
export interface Opener {
  readonly pid: number;
  readonly host: string;
  readonly at: string;
}

/** What the user should know of the folder of the library and what happens to it. */
export type Warning =
  /** Another program has it open, so it is only read here. */
  | { readonly kind: 'in-use'; readonly by: Opener }
  /** It was not closed the last time; it has been checked and is sound. */
  | { readonly kind: 'unclean'; readonly by?: Opener }
  /** It was opened although another program seemed to have it open. */
  | { readonly kind: 'opened-anyway'; readonly by: Opener }
  | { readonly kind: 'synced'; readonly service: string }
  | { readonly kind: 'conflict-copies'; readonly files: readonly string[] }
  /** Another program has replaced, cut or written to the file while it was open. */
  | { readonly kind: 'changed-outside'; readonly how: 'replaced' | 'gone' | 'cut' | 'written' }
  | { readonly kind: 'backup-failed'; readonly at: string; readonly detail: string };

const name = z.string().min(1).max(200);
const folder = z.string().min(1).max(4000);
const nothing = z.strictObject({});

/** What keeps the library safe. These answer even where the library itself cannot be opened. */
export const LIBRARY_METHODS = {
  'library.backups': method<readonly Backup[]>()(nothing),
  'library.backUp': method<Backup>()(nothing),
  'library.previewRestore': method<RestorePreview>()(z.strictObject({ name })),
  'library.restore': method<Restored>()(z.strictObject({ name })),
  'library.salvage': method<Salvaged>()(nothing),
  /** Opens a library for writing although another program seems to have it open. */
  'library.openAnyway': method<null>()(nothing),
  /** Copies the whole library, checked, into an empty folder and goes on there; the folder before stays as it was. */
  'library.move': method<{ readonly folder: string }>()(z.strictObject({ folder })),
  /** Opens another library, or makes one in an empty folder. */
  'library.openAt': method<{ readonly folder: string }>()(z.strictObject({ folder })),
} as const;
