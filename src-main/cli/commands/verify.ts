import { z } from 'zod';
import { ok } from '#rules/result.ts';
import type { LibraryReport } from '#contract/methods.ts';
import type { Warning } from '#contract/own/library.ts';
import { common } from '../arguments.ts';
import { command } from '../command.ts';
import { fault } from '../failure.ts';
import { table } from '../table.ts';

export const verify = command({
  name: 'verify',
  summary: 'whether a library is whole: its file, its games, its records',
  positionals: [],
  args: z.strictObject(common),
  run: async (context, { library }) => {
    const catalogue = context.catalogue(library);
    if (catalogue.kind === 'failed') return catalogue;
    const report = await catalogue.value.call('library.verify', {});
    if (report.kind === 'failed') return report;
    const status = await catalogue.value.call('library.status', {});
    if (status.kind === 'failed') return status;
    const { warnings } = status.value;
    const [problem] = report.value.problems;
    if (problem === undefined)
      return ok({
        json: { ...report.value, warnings },
        text: () => [page(report.value), ...warnings.map(told)].join('\n'),
      });
    return fault('corrupt', report.value.problems.join('; '), {
      field: report.value.folder,
      remedy: 'restore a backup',
    });
  },
});

function page({ folder, access, schema, counts }: LibraryReport): string {
  const later = access === 'newer' ? '; it was written by a later version of the program, and is only read' : '';
  return `${folder} is whole (schema ${schema}${later})\n\n${table(['holds', 'how many'], Object.entries(counts))}`;
}

/** Such as another program that has it open, or a service that keeps its folder in step with other computers. */
function told({ kind, ...rest }: Warning): string {
  const details = Object.values(rest).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return [`warning: ${kind.replaceAll('-', ' ')}`, ...details].join(' ');
}
