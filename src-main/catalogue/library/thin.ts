import type { BackupName } from '#contract/own/library.ts';

const LATEST = 3;
const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday; weeks begin on Mondays. */
const MONDAY_OFFSET = 3;

/**
 * Which backups may go. Kept are the 3 latest, the last of each of the 7 latest days and of the 4 latest weeks that
 * have one, and every state kept before a migration or a restore. Days without backups do not count, so that a library
 * left alone for a year loses none.
 */
export function superfluous(backups: readonly BackupName[]): readonly BackupName[] {
  const ordinary = backups.filter(({ reason }) => reason === 'automatic' || reason === 'asked');
  const latestFirst = ordinary.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const kept = new Set([
    ...latestFirst.slice(0, LATEST),
    ...lastOfEach(latestFirst, dayOf, DAYS),
    ...lastOfEach(latestFirst, (day) => Math.floor((dayOf(day) + MONDAY_OFFSET) / 7), WEEKS),
  ]);
  return latestFirst.filter((backup) => !kept.has(backup));
}

const dayOf = ({ at }: BackupName): number => Math.floor(Date.parse(at) / DAY_MS);

function lastOfEach(
  latestFirst: readonly BackupName[],
  period: (backup: BackupName) => number,
  most: number,
): readonly BackupName[] {
  const last = new Map<number, BackupName>();
  for (const backup of latestFirst) if (!last.has(period(backup))) last.set(period(backup), backup);
  return [...last.values()].slice(0, most);
}
