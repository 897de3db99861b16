import { failed, ok, assertNever, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Exported } from '#contract/own/exchange.ts';
import { preferredText } from '#contract/own/preferred.ts';
import { accessionKey } from '#contract/own/understand/accession.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { writeDelimited } from '../../exchange/delimited.ts';
import { writeDublinCore } from '../../exchange/formats/dublin-core.ts';
import { writeLido } from '../../exchange/formats/lido/lido.ts';
import { writeLinkedArt } from '../../exchange/formats/linked-art/linked-art.ts';
import { writeCslJson } from '../../exchange/formats/sources/bibliography.ts';
import { writeBibtex } from '../../exchange/formats/sources/bibtex.ts';
import { guard } from '../../exchange/guard.ts';
import { listCell } from '../../exchange/list-cell.ts';
import { writeWorkbook } from '../../exchange/workbook-out.ts';
import type { Library } from '../library.ts';
import { fieldsOf } from '../own/fields.ts';
import { findOwn, ownOfKind } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import { editionsOf, manifestsOf, zipEntries } from './archives.ts';
import { bibliographyOf, holdingOf } from './holding.ts';
import { writeWhole } from './write-whole.ts';

export async function exportRecords(
  library: Library,
  wanted: ParsedArgs<'export.run'>,
): Promise<Result<Exported, Refusal>> {
  const { db } = library;
  const objects = chosenObjects(db, wanted.ids);
  const written = await write(library, objects, wanted);
  return written === undefined ? notWritten : ok({ path: wanted.path, records: written });
}

export const notWritten = failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason: 'not-writable' } });

/** Those named that are not in the bin, or all, by their numbers. */
export function chosenObjects(db: ReadableDb, ids: readonly string[] | undefined): OwnRecord<'object'>[] {
  const objects = ids
    ? [...new Set(ids)].flatMap((id) => findOwn(db, 'object', id) ?? []).filter(({ removed }) => removed === undefined)
    : ownOfKind(db, 'object', false);
  const key = ({ body }: OwnRecord<'object'>) => accessionKey(body.accession);
  return objects.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** How many records were written, or nothing where the file could not be. */
async function write(
  library: Library,
  objects: readonly OwnRecord<'object'>[],
  wanted: ParsedArgs<'export.run'>,
): Promise<number | undefined> {
  const { db } = library;
  const { format, path, lang } = wanted;
  switch (format) {
    case 'csv':
    case 'xlsx':
      return (await writeWhole(path, await tableBytes(db, objects, { ...wanted, format })))
        ? objects.length
        : undefined;
    case 'linked-art':
    case 'lido':
    case 'dublin-core':
      return (await writeWhole(path, Buffer.from(WRITERS[format](holdingOf(db, objects, lang)))))
        ? objects.length
        : undefined;
    case 'epidoc':
      return zipEntries(path, editionsOf(holdingOf(db, objects, lang)));
    case 'iiif':
      return zipEntries(path, await manifestsOf(library, holdingOf(db, objects, lang)));
    case 'csl-json':
    case 'bibtex': {
      const references = bibliographyOf(db, holdingOf(db, objects, lang), wanted.ids === undefined);
      const bytes = Buffer.from(BIBLIOGRAPHIES[format](references));
      return (await writeWhole(path, bytes)) ? references.length : undefined;
    }
    default:
      return assertNever(format);
  }
}

const WRITERS = { 'linked-art': writeLinkedArt, lido: writeLido, 'dublin-core': writeDublinCore };
const BIBLIOGRAPHIES = { 'csl-json': writeCslJson, bibtex: writeBibtex };

async function tableBytes(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  { format, headings, guarded }: ParsedArgs<'export.run'> & { readonly format: 'csv' | 'xlsx' },
): Promise<Buffer> {
  const rows = tableOf(db, objects, headings);
  if (format === 'xlsx') return writeWorkbook(rows, 'Collection');
  return Buffer.from(writeDelimited(guarded ? rows.map((cells) => cells.map(guard)) : rows, ','));
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
