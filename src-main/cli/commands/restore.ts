import { z } from 'zod';
import { ok } from '#rules/result.ts';
import type { Restored, RestorePreview } from '#contract/own/library.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { ownLibrary } from '../own-library.ts';
import { table } from '../table.ts';

export const restore = command({
  name: 'restore',
  summary: 'puts a backup in the place of the library, whose state before is kept',
  positionals: ['backup…'],
  flags: { preview: { takes: 'switch', says: 'only say what would be otherwise' } },
  args: z.strictObject({ backup: text, preview: z.boolean().optional(), ...common }),
  run: async (context, { backup: name, preview, library }) => {
    const catalogue = ownLibrary(context, library, preview === true ? 'read' : 'write');
    if (catalogue.kind === 'failed') return catalogue;
    if (preview === true) {
      const found = await catalogue.value.call('library.previewRestore', { name });
      return found.kind === 'failed' ? found : ok({ json: found.value, text: () => previewPage(found.value) });
    }
    const restored = await catalogue.value.call('library.restore', { name });
    return restored.kind === 'failed'
      ? restored
      : ok({ json: restored.value, text: () => restoredPage(restored.value) });
  },
});

const restoredPage = ({ from, before }: Restored): string =>
  `restored ${from}\nthe state before is kept: ${before.kind === 'backup' ? before.name : before.folder}`;

function previewPage({ comparison }: RestorePreview): string {
  if (comparison.kind === 'unknown') return `nothing can be compared: ${comparison.why}`;
  const { added, changed, removed } = comparison.counts;
  const rows = comparison.first.map(({ kind, of, title }) => [kind, of, title]);
  return `${added.toString()} added, ${changed.toString()} changed, ${removed.toString()} removed\n\n${table(['would be', 'kind', 'title'], rows)}`;
}
