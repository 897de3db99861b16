import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BackupName, BackupReason } from '#contract/own/library.ts';
import { backupName, readBackupName } from './backup-name.ts';
import { superfluous } from './thin.ts';

function backup(at: string, reason: BackupReason = 'automatic'): BackupName {
  const full = `${at}:00.000Z`;
  return { name: backupName(full, reason), at: full, reason };
}
/** The times that are left, in the order given. */
const kept = (backups: readonly BackupName[]) => {
  const gone = new Set(superfluous(backups).map(({ name }) => name));
  return backups.filter(({ name }) => !gone.has(name)).map(({ at }) => at.slice(0, 16));
};
const hourly = (day: string, count: number) =>
  Array.from({ length: count }, (_, hour) => backup(`${day}T${String(hour + 8).padStart(2, '0')}:00`));
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    backup(new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString().slice(0, 16)),
  );

describe('thinning', () => {
  it.each<[string, readonly BackupName[], readonly string[]]>([
    ['nothing', [], []],
    ['one', hourly('2026-03-02', 1), ['2026-03-02T08:00']],
    ['three of a day', hourly('2026-03-02', 3), ['2026-03-02T08:00', '2026-03-02T09:00', '2026-03-02T10:00']],
    ['five of a day', hourly('2026-03-02', 5), ['2026-03-02T10:00', '2026-03-02T11:00', '2026-03-02T12:00']],
    [
      'two busy days: the last of the day before stays',
      [...hourly('2026-03-02', 4), ...hourly('2026-03-03', 4)],
      ['2026-03-02T11:00', '2026-03-03T09:00', '2026-03-03T10:00', '2026-03-03T11:00'],
    ],
    [
      'sixty days: seven days, and the Sundays of the weeks before',
      daily(60),
      [
        '2026-02-08T12:00',
        '2026-02-15T12:00',
        ...['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-02-${day}T12:00`),
        '2026-03-01T12:00',
      ],
    ],
    [
      'one a year: none is lost by lying there',
      ['2019', '2020', '2021', '2022', '2023', '2024'].map((year) => backup(`${year}-05-05T10:00`)),
      ['2019', '2020', '2021', '2022', '2023', '2024'].map((year) => `${year}-05-05T10:00`),
    ],
    [
      'states kept before a migration or a restore always stay, and take no place of others',
      [
        backup('2019-01-01T10:00', 'before-migration'),
        backup('2019-01-01T11:00', 'before-restore'),
        ...hourly('2026-03-02', 4),
      ],
      ['2019-01-01T10:00', '2019-01-01T11:00', '2026-03-02T09:00', '2026-03-02T10:00', '2026-03-02T11:00'],
    ],
    [
      'those asked for count like the automatic ones',
      [backup('2026-03-02T07:00', 'asked'), ...hourly('2026-03-02', 3)],
      ['2026-03-02T08:00', '2026-03-02T09:00', '2026-03-02T10:00'],
    ],
  ])('of %s', (_, backups, left) => {
    expect(kept(backups)).toEqual(left);
  });

  it('always leaves the latest, leaves at most 14 ordinary ones, and has nothing to do a second time', () => {
    const time = fc.date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.uniqueArray(time, { selector: (at) => at.getTime() }), (times) => {
        const backups = times.map((at) => backup(at.toISOString().slice(0, 16)));
        const gone = new Set(superfluous(backups));
        const left = backups.filter((one) => !gone.has(one));
        const latest = backups
          .map(({ at }) => at)
          .sort()
          .at(-1);
        expect(left.length).toBeLessThanOrEqual(14);
        expect(left.some(({ at }) => at === latest)).toBe(backups.length > 0);
        expect(superfluous(left)).toEqual([]);
      }),
    );
  });
});

describe('the name of a backup', () => {
  it('can be read back, and no other can', () => {
    const name = backupName('2026-03-02T07:08:09.123Z', 'before-restore');
    expect(name).toBe('2026-03-02T070809.123Z before-restore.db');
    expect(readBackupName(name)).toEqual({ name, at: '2026-03-02T07:08:09.123Z', reason: 'before-restore' });
    for (const other of ['catalogue.db', `${name}.new`, name.replace('restore', 'x'), `../${name}`])
      expect(readBackupName(other)).toBeUndefined();
  });
});
