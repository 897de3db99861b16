import { failed, ok, assertNever, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Exported } from '#contract/own/exchange.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { DUBLIN_CORE } from '../../exchange/formats/dublin-core.ts';
import { LIDO } from '../../exchange/formats/lido/lido.ts';
import { linkedArt } from '../../exchange/formats/linked-art/linked-art.ts';
import { joined } from '../../exchange/formats/listed.ts';
import { writeCslJson } from '../../exchange/formats/sources/bibliography.ts';
import { writeBibtex } from '../../exchange/formats/sources/bibtex.ts';
import type { Library } from '../library.ts';
import { inSlices, type Task, type Tasks, unlessCancelled } from '../tasks.ts';
import { editionsOf, manifestsOf, zipEntries } from './archives.ts';
import { chosenObjects } from './choose.ts';
import { bibliographyOf, holdingOf } from './holding.ts';
import { tableBytes } from './table-out.ts';
import { writeWhole } from './write-whole.ts';

export function exportRecords(
  library: Library,
  wanted: ParsedArgs<'export.run'>,
  tasks: Tasks,
): Promise<Result<Exported, Refusal>> {
  return tasks.run(wanted.task, async (running) => {
    const written = await unlessCancelled(running, async () => {
      const objects = await chosenObjects(library.db, wanted, running);
      return write(library, objects, wanted, running);
    });
    if (written.kind !== 'ok') return written.kind === 'failed' ? written : ok(written);
    return ok({ kind: 'exported', path: wanted.path, records: written.value });
  });
}

export const notWritten = failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason: 'not-writable' } });

/** How many records were written, or why the file could not be. */
async function write(
  library: Library,
  objects: readonly OwnRecord<'object'>[],
  wanted: ParsedArgs<'export.run'>,
  running: Task,
): Promise<Result<number, Refusal>> {
  const { db } = library;
  const { format, path, lang } = wanted;
  const whole = async (bytes: Buffer, records = objects.length) =>
    writtenOf((await writeWhole(path, bytes, running.signal)) ? records : undefined);
  switch (format) {
    case 'csv':
    case 'xlsx': {
      const table = await tableBytes(db, objects, { ...wanted, format }, running);
      return table.kind === 'failed' ? table : whole(table.value);
    }
    case 'linked-art':
    case 'lido':
    case 'dublin-core': {
      const holding = holdingOf(db, objects, lang);
      const list = LISTS[format](holding);
      const pieces = await inSlices(objects, running, (object) => list.of(holding, object));
      return whole(Buffer.from(joined(list, pieces)));
    }
    case 'epidoc':
      return writtenOf(await zipEntries(path, await editionsOf(holdingOf(db, objects, lang), running), running));
    case 'iiif':
      return writtenOf(
        await zipEntries(path, await manifestsOf(library, holdingOf(db, objects, lang), running), running),
      );
    case 'csl-json':
    case 'bibtex': {
      const { leaveOut } = wanted;
      const references = bibliographyOf(db, holdingOf(db, objects, lang), { all: wanted.ids === undefined, leaveOut });
      return whole(Buffer.from(BIBLIOGRAPHIES[format](references)), references.length);
    }
    default:
      return assertNever(format);
  }
}

const writtenOf = (records: number | undefined) => (records === undefined ? notWritten : ok(records));

const LISTS = { 'linked-art': linkedArt, lido: () => LIDO, 'dublin-core': () => DUBLIN_CORE };
const BIBLIOGRAPHIES = { 'csl-json': writeCslJson, bibtex: writeBibtex };
