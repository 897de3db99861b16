import type { BackupReason, Counts, Warning } from '#contract/own/library.ts';
import type { LibraryStatus } from '#contract/methods.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { printMoment } from '../sandbox/when.ts';

type Words = () => string;

const REASON: Readonly<Record<BackupReason, Words>> = {
  automatic: m.library_reason_automatic,
  asked: m.library_reason_asked,
  'before-migration': m.library_reason_before_migration,
  'before-restore': m.library_reason_before_restore,
};
const ACCESS: Readonly<Record<LibraryStatus['access'], Words>> = {
  writable: m.library_access_writable,
  'read-only': m.library_access_read_only,
  newer: m.library_access_newer,
};
/** Kinds of records worth a name of their own; the rest are counted together. */
const OF: Readonly<Record<string, Words>> = {
  object: m.library_of_object,
  source: m.library_of_source,
  variant: m.library_of_variant,
  exhibit: m.library_of_exhibit,
  game: m.library_of_game,
  view: m.library_of_view,
};

export const reasonWords = (reason: BackupReason) => REASON[reason]();
export const accessWords = (access: LibraryStatus['access']) => ACCESS[access]();
export const kindWords = (of: string) => (OF[of] ?? m.library_of_other)();

export function countWords(counts: Counts): string {
  const byName = new Map<string, number>();
  for (const [of, count] of Object.entries(counts)) {
    const name = kindWords(of);
    byName.set(name, (byName.get(name) ?? 0) + count);
  }
  return [...byName].map(([name, count]) => `${name} ${printNumber(count)}`).join(' · ') || m.library_nothing();
}

export const printNumber = (count: number) => new Intl.NumberFormat(getLocale()).format(count);

export function printSize(bytes: number): string {
  const [unit, of] = bytes < 1_000_000 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(getLocale(), { style: 'unit', unit, ...digits }).format(bytes / of);
}

export function warningWords(warning: Warning): string {
  switch (warning.kind) {
    case 'in-use':
      return m.library_warn_in_use({ host: warning.by.host, at: printMoment(warning.by.at) });
    case 'opened-anyway':
      return m.library_warn_opened_anyway({ host: warning.by.host, at: printMoment(warning.by.at) });
    case 'unclean':
      return m.library_warn_unclean();
    case 'synced':
      return m.library_warn_synced({ service: warning.service });
    case 'conflict-copies':
      return m.library_warn_conflicts({ files: warning.files.join(', ') });
    case 'changed-outside':
      return warning.how === 'written' ? m.library_warn_written() : m.library_warn_changed();
    case 'backup-failed':
      return m.library_warn_backup_failed({ at: printMoment(warning.at), detail: warning.detail });
    default:
      return assertNever(warning);
  }
}
