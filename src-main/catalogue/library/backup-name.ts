import { BACKUP_REASONS, type BackupName } from '#contract/own/library.ts';

const NAME = new RegExp(
  `^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)\\.(\\d{3})Z (${BACKUP_REASONS.join('|')})\\.db$`,
);

/** The file name of a backup: dated, in the order of time, and possible on every system. */
export function backupName(at: string, reason: BackupName['reason']): string {
  return `${at.replaceAll(':', '')} ${reason}.db`;
}

/** Reads a file name back; files that are not backups of ours have none. */
export function readBackupName(name: string): BackupName | undefined {
  const [, day, hours, minutes, seconds, milliseconds, found] = NAME.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((one) => one === found);
  if (!reason) return undefined;
  return { name, reason, at: `${day ?? ''}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.${milliseconds ?? ''}Z` };
}
