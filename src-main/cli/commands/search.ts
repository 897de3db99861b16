import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { plainText } from '#contract/collection/runs.ts';
import type { SearchPage } from '#contract/records.ts';
import { common, text, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { clip, table } from '../table.ts';

export const search = command({
  name: 'search',
  summary: 'records that hold the words, best first',
  positionals: ['text…'],
  flags: { limit: { takes: 'value', hint: 'n', says: 'how many to print (50)' } },
  args: z.strictObject({ text, limit: whole.pipe(z.int().min(1).max(200)).optional(), ...common }),
  run: async (context, { text: words, limit, library }) => {
    const catalogue = context.catalogue(library);
    if (catalogue.kind === 'failed') return catalogue;
    const page = await catalogue.value.call('search', { text: words, limit });
    return page.kind === 'failed' ? page : ok({ json: page.value, text: () => hitTable(page.value) });
  },
});

function hitTable({ hits, total }: SearchPage): string {
  if (hits.length === 0) return 'nothing found';
  const rows = hits.map(({ kind, id, title, tier, excerpt }) => [
    kind,
    id,
    clip(plainText(title.en)),
    tier,
    clip(excerpt.map((run) => run.text).join('')),
  ]);
  return `${table(['kind', 'id', 'title', 'found in', 'where'], rows)}\n\n${hits.length} of ${total}`;
}
