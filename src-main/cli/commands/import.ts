import { resolve } from 'node:path';
import { z } from 'zod';
import { ok, type Result } from '#rules/result.ts';
import type { MethodArgs } from '#contract/methods.ts';
import type { PlannedRow, RowCounts } from '#contract/own/exchange.ts';
import { common, text } from '../arguments.ts';
import type { Catalogue } from '../catalogue.ts';
import { command } from '../command.ts';
import { refused, type Failure } from '../failure.ts';
import { ownLibrary } from '../own-library.ts';
import { table } from '../table.ts';

const pair = z.string().regex(/^.+=[^=]*$/, 'must be column=field');

export const importTable = command({
  name: 'import',
  summary: 'brings a table (CSV, TSV, Excel) into the collection, as one action that can be taken back',
  positionals: ['table…'],
  flags: {
    preview: { takes: 'switch', says: 'only say row by row what would be done' },
    map: { takes: 'values', hint: '<column=field>', says: 'reads a column into another field, or none' },
  },
  args: z.strictObject({
    table: text,
    preview: z.boolean().optional(),
    map: z.array(pair).default([]),
    ...common,
  }),
  run: async (context, { table: file, preview, map, library }) => {
    const catalogue = ownLibrary(context, library, preview === true ? 'read' : 'write');
    if (catalogue.kind === 'failed') return catalogue;
    const wanted = await wantedOf(catalogue.value, resolve(file), map);
    if (wanted.kind === 'failed') return wanted;
    const planned = await catalogue.value.call('import.preview', wanted.value);
    if (planned.kind === 'failed') return planned;
    const { plan, rows, counts } = planned.value;
    if (preview === true) return ok({ json: { counts, rows }, text: () => previewPage(counts, rows) });
    const done = await catalogue.value.call('import.run', { task: 'import', plan, ...wanted.value });
    return done.kind === 'failed' ? done : ok({ json: done.value, text: () => told(counts) });
  },
});

async function wantedOf(
  catalogue: Catalogue,
  path: string,
  map: readonly string[],
): Promise<Result<MethodArgs<'import.preview'>, Failure>> {
  const found = await catalogue.call('import.inspect', { path });
  if (found.kind === 'failed') return found;
  const { dialect, header, mapping } = found.value;
  const targets = [...mapping];
  for (const one of map) {
    const cut = one.lastIndexOf('=');
    const column = header.indexOf(one.slice(0, cut));
    if (column < 0) return refused('bad-argument', `there is no column ${one.slice(0, cut)}`, { field: '--map' });
    targets[column] = one.slice(cut + 1) || null;
  }
  return ok({ path, dialect, mapping: targets });
}

const told = ({ created, changed, skipped, refused: kept }: RowCounts): string =>
  `${created.toString()} created, ${changed.toString()} changed, ${skipped.toString()} skipped, ${kept.toString()} refused`;

function previewPage(counts: RowCounts, rows: readonly PlannedRow[]): string {
  const lines = rows.map(({ line, accession, outcome, notes }) => [
    line.toString(),
    accession,
    outcome.kind,
    [...why(outcome), ...notes.map((note) => Object.values(note).join(' '))].join('; '),
  ]);
  return `${told(counts)}\n\n${table(['line', 'number', 'would be', 'why'], lines)}`;
}

function why(outcome: PlannedRow['outcome']): readonly string[] {
  switch (outcome.kind) {
    case 'created':
      return [];
    case 'changed':
      return outcome.fields;
    case 'skipped':
      return [outcome.why];
    case 'refused':
      return [Object.values(outcome.why).join(' ')];
  }
}
