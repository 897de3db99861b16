import { resolve } from 'node:path';
import { z } from 'zod';
import { ok } from '#rules/result.ts';
import type { PackPreview } from '#contract/own/packs.ts';
import { common, text } from '../arguments.ts';
import type { Catalogue } from '../catalogue.ts';
import { command, type Outcome } from '../command.ts';
import { informants, informantsFlag, leftOut } from '../informants.ts';
import { ownLibrary } from '../own-library.ts';
import { table } from '../table.ts';

export const pack = command({
  name: 'pack',
  summary: 'packs a collection into one file, or takes in what is new in the pack of another',
  positionals: ['file…'],
  flags: {
    preview: { takes: 'switch', says: 'only compare a pack with the library' },
    open: { takes: 'switch', says: 'take in what the library has not got; nothing is overwritten' },
    ...informantsFlag,
  },
  args: z.strictObject({
    file: text,
    preview: z.boolean().optional(),
    open: z.boolean().optional(),
    informants,
    ...common,
  }),
  run: async (context, { file, preview, open, informants: choice, library }) => {
    const catalogue = ownLibrary(context, library, open === true && preview !== true ? 'write' : 'read');
    if (catalogue.kind === 'failed') return catalogue;
    const path = resolve(file);
    return preview === true || open === true
      ? opened(catalogue.value, path, open === true && preview !== true)
      : made(catalogue.value, path, choice);
  },
});

async function made(catalogue: Catalogue, path: string, choice: z.output<typeof informants>): Promise<Outcome> {
  const leaveOut = await leftOut(catalogue, 'pack', choice);
  if (leaveOut.kind === 'failed') return leaveOut;
  const done = await catalogue.call('pack.make', { task: 'pack', path, leaveOut: leaveOut.value });
  return done.kind === 'failed' ? done : ok({ json: done.value, text: () => `packed into ${path}` });
}

async function opened(catalogue: Catalogue, path: string, take: boolean): Promise<Outcome> {
  const seen = await catalogue.call('pack.preview', { path });
  if (seen.kind === 'failed') return seen;
  if (!take) return ok({ json: seen.value, text: () => page(seen.value) });
  const done = await catalogue.call('pack.open', { task: 'pack', path, plan: seen.value.plan });
  if (done.kind === 'failed') return done;
  const taken = done.value.kind === 'opened' ? done.value.taken : 0;
  return ok({ json: done.value, text: () => `${taken.toString()} taken` });
}

const page = ({ records }: PackPreview): string =>
  table(
    ['kind', 'record', 'compared'],
    records.map(({ kind, title, standing }) => [kind, title, standing.kind]),
  );
