import { z } from 'zod';
import { ok } from '#rules/result.ts';
import type { Salvaged } from '#contract/own/library.ts';
import { common } from '../arguments.ts';
import { command } from '../command.ts';
import { ownLibrary } from '../own-library.ts';
import { table } from '../table.ts';

export const salvage = command({
  name: 'salvage',
  summary: 'reads what can be read of a damaged library into a new one; the damaged file is kept',
  positionals: [],
  args: z.strictObject(common),
  run: async (context, { library }) => {
    const catalogue = ownLibrary(context, library, 'write');
    if (catalogue.kind === 'failed') return catalogue;
    const saved = await catalogue.value.call('library.salvage', {});
    return saved.kind === 'failed' ? saved : ok({ json: saved.value, text: () => page(saved.value) });
  },
});

function page({ tables, losses, before }: Salvaged): string {
  const rows = tables.map(({ table: name, read, fromBackup }) => [name, read, fromBackup]);
  return [
    table(['table', 'rows read', 'from the backup'], rows),
    ...(losses.length === 0 ? [] : [`lost:\n${losses.join('\n')}`]),
    `the state before is kept: ${before.kind === 'backup' ? before.name : before.folder}`,
  ].join('\n\n');
}
