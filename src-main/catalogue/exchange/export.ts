import { failed, ok, assertNever, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Exported } from '#contract/own/exchange.ts';
import { preferredText } from '#contract/own/preferred.ts';
import { accessionKey } from '#contract/own/understand/accession.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { writeDelimited } from '../../exchange/delimited.ts';
import { guard } from '../../exchange/guard.ts';
import { listCell } from '../../exchange/list-cell.ts';
import { writeWorkbook } from '../../exchange/workbook-out.ts';
import type { Library } from '../library.ts';
import { fieldsOf } from '../own/fields.ts';
import { findOwn, ownOfKind } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import { writeWhole } from './write-whole.ts';

export async function exportRecords(
  { db }: Library,
  wanted: ParsedArgs<'export.run'>,
): Promise<Result<Exported, Refusal>> {
  const objects = chosenObjects(db, wanted.ids);
  const written = await writeWhole(wanted.path, await bytesOf(db, objects, wanted));
  return written ? ok({ path: wanted.path, records: objects.length }) : notWritten;
}

export const notWritten = failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason: 'not-writable' } });

/** Those named that are not in the bin, or all, by their numbers. */
function chosenObjects(db: ReadableDb, ids: readonly string[] | undefined): OwnRecord<'object'>[] {
  const objects = ids
    ? [...new Set(ids)].flatMap((id) => findOwn(db, 'object', id) ?? []).filter(({ removed }) => removed === undefined)
    : ownOfKind(db, 'object', false);
  const key = ({ body }: OwnRecord<'object'>) => accessionKey(body.accession);
  return objects.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

async function bytesOf(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  { format, headings, guarded }: ParsedArgs<'export.run'>,
): Promise<Buffer> {
  const rows = tableOf(db, objects, headings);
  switch (format) {
    case 'csv':
      return Buffer.from(writeDelimited(guarded ? rows.map((cells) => cells.map(guard)) : rows, ','));
    case 'xlsx':
      return writeWorkbook(rows, 'Collection');
    default:
      return assertNever(format);
  }
}

/** Of competing values the one shown; the columns are those that hold anything. */
function tableOf(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  headings: Readonly<Record<string, string>>,
): string[][] {
  const labels = new Map(ownOfKind(db, 'object-type', false).map(({ id, body }) => [id, body.label]));
  const fields = [...fieldsOf(db).keys()].filter((field) =>
    objects.some(({ body }) => preferredText(body.fields[field]) !== ''),
  );
  const header = ['accession', 'type', ...fields, 'tags', 'photographs'];
  const rows = objects.map(({ body }) => [
    body.accession,
    labels.get(body.type) ?? body.type,
    ...fields.map((field) => preferredText(body.fields[field])),
    listCell(body.tags),
    listCell(body.media.map(({ filename }) => filename)),
  ]);
  return [header.map((column) => headings[column] ?? column), ...rows];
}
