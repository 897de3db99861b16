import { z } from 'zod';
import { ok } from '#rules/result.ts';
import type { Backup } from '#contract/own/library.ts';
import { common } from '../arguments.ts';
import { command } from '../command.ts';
import { ownLibrary } from '../own-library.ts';
import { table } from '../table.ts';

export const backup = command({
  name: 'backup',
  summary: 'backs a library up, even one that is open in the window, and lists its backups',
  positionals: [],
  flags: { list: { takes: 'switch', says: 'only list the backups there are' } },
  args: z.strictObject({ list: z.boolean().optional(), ...common }),
  run: async (context, { list, library }) => {
    const catalogue = ownLibrary(context, library, 'read');
    if (catalogue.kind === 'failed') return catalogue;
    const made = list === true ? ok(undefined) : await catalogue.value.call('library.backUp', {});
    if (made.kind === 'failed') return made;
    const all = await catalogue.value.call('library.backups', {});
    if (all.kind === 'failed') return all;
    return ok({
      json: { ...(made.value && { made: made.value.name }), backups: all.value },
      text: () => page(all.value),
    });
  },
});

function page(backups: readonly Backup[]): string {
  if (backups.length === 0) return 'no backups';
  return table(
    ['backup', 'made because', 'holds'],
    backups.map((one) => [one.name, one.reason, holds(one)]),
  );
}

function holds(one: Backup): string {
  if (one.kind === 'unreadable') return `cannot be read: ${one.why}`;
  const counted = Object.entries(one.counts).map(([of, count]) => `${of} ${count.toString()}`);
  return counted.join(', ') || 'nothing of the user’s';
}
