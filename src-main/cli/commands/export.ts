import { resolve } from 'node:path';
import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#contract/own/exchange.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { ownLibrary } from '../own-library.ts';

const formats = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];

export const exportObjects = command({
  name: 'export',
  summary: 'writes the objects of a collection to a file',
  positionals: ['file…'],
  flags: {
    format: { takes: 'value', hint: `<${formats.join('|')}>`, says: 'csv where it is not given' },
    lossless: { takes: 'switch', says: 'without the apostrophe that keeps spreadsheets from computing a cell' },
  },
  args: z.strictObject({
    file: text,
    format: z.enum(formats, `must be one of ${formats.join(', ')}`).default('csv'),
    lossless: z.boolean().default(false),
    ...common,
  }),
  run: async (context, { file, format, lossless, library }) => {
    const catalogue = ownLibrary(context, library, 'read');
    if (catalogue.kind === 'failed') return catalogue;
    const done = await catalogue.value.call('export.run', { format, path: resolve(file), guarded: !lossless });
    if (done.kind === 'failed') return done;
    return ok({ json: done.value, text: () => `${done.value.records.toString()} written to ${done.value.path}` });
  },
});
