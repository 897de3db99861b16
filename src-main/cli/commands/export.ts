import { resolve } from 'node:path';
import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { EXPORT_FORMATS, type Exported, type ExportFormat } from '#contract/own/exchange.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { informants, informantsFlag, leftOut } from '../informants.ts';
import { ownLibrary } from '../own-library.ts';

const formats = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];

const told = (done: Exported): string =>
  done.kind === 'cancelled' ? 'cancelled' : `${done.records.toString()} written to ${done.path}`;

export const exportObjects = command({
  name: 'export',
  summary: 'writes the objects of a collection to a file',
  positionals: ['file…'],
  flags: {
    format: { takes: 'value', hint: `<${formats.join('|')}>`, says: 'csv where it is not given' },
    lossless: { takes: 'switch', says: 'without the apostrophe that keeps spreadsheets from computing a cell' },
    ...informantsFlag,
  },
  args: z.strictObject({
    file: text,
    format: z.enum(formats, `must be one of ${formats.join(', ')}`).default('csv'),
    lossless: z.boolean().default(false),
    informants,
    ...common,
  }),
  run: async (context, { file, format, lossless, informants: choice, library }) => {
    const catalogue = ownLibrary(context, library, 'read');
    if (catalogue.kind === 'failed') return catalogue;
    const leaveOut = await leftOut(catalogue.value, format, choice);
    if (leaveOut.kind === 'failed') return leaveOut;
    const wanted = { task: 'export', format, path: resolve(file), guarded: !lossless, leaveOut: leaveOut.value };
    const done = await catalogue.value.call('export.run', wanted);
    return done.kind === 'failed' ? done : ok({ json: done.value, text: () => told(done.value) });
  },
});
