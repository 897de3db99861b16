import { stringify } from 'yaml';
import { z } from 'zod';
import { ok, type Result } from '#rules/result.ts';
import { plainText } from '#contract/collection/runs.ts';
import { RECORD_KINDS, type OpenedRecord, type RecordKind } from '#contract/records.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import type { Catalogue } from '../catalogue.ts';
import { refused, type Failure } from '../failure.ts';
import { clip, table } from '../table.ts';

export const show = command({
  name: 'show',
  summary: 'one record of the catalogue, with what it is linked to',
  positionals: ['id'],
  flags: { kind: { takes: 'value', hint: 'kind', says: `which kind of record is meant: ${RECORD_KINDS.join(', ')}` } },
  args: z.strictObject({ id: text, kind: z.enum(RECORD_KINDS).optional(), ...common }),
  run: async (context, { id, kind, library }) => {
    const catalogue = context.catalogue(library);
    if (catalogue.kind === 'failed') return catalogue;
    const opened = await openAny(catalogue.value, id, kind ? [kind] : RECORD_KINDS);
    return opened.kind === 'failed' ? opened : ok({ json: opened.value, text: () => page(opened.value) });
  },
});

/** Ids are unique within a kind only; the first kind that has the id is shown. */
async function openAny(
  catalogue: Catalogue,
  id: string,
  kinds: readonly RecordKind[],
): Promise<Result<OpenedRecord, Failure>> {
  for (const kind of kinds) {
    const opened = await catalogue.call('records.open', { kind, id });
    if (opened.kind === 'ok' || opened.error.error.kind !== 'not-found') return opened;
  }
  return refused('not-found', `there is no record ${id}`, { field: 'id', remedy: 'variorum search finds records' });
}

function page({ summary, body, links }: OpenedRecord): string {
  const rows = links.map(({ from, relation, to }) => {
    const outward = from.id === summary.id && from.kind === summary.kind;
    const other = outward ? to : from;
    return [outward ? relation : `← ${relation}`, other.kind, other.id, clip(plainText(other.title.en))];
  });
  const { kind, ...record } = body;
  return [
    `${plainText(summary.title.en)} · ${kind} ${summary.id}`,
    '',
    plainText(stringify(Object.values(record)[0]).trim()),
    ...(rows.length > 0 ? ['', table(['link', 'kind', 'id', 'title'], rows)] : []),
  ].join('\n');
}
