import { readFile } from 'node:fs/promises';
import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Pages, Written } from '#contract/own/exchange.ts';
import type { Exhibit, OwnObject, OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { titleOf } from '../../exchange/formats/holding.ts';
import { writeCatalogue } from '../../exchange/formats/pages/catalogue.ts';
import { type Exhibited, writeExhibit } from '../../exchange/formats/pages/exhibit.ts';
import type { Library } from '../library.ts';
import { fieldsOf } from '../own/fields.ts';
import { findOwn } from '../own/store.ts';
import { one } from '../sql.ts';
import { type Task, type Tasks, unlessCancelled, UNWATCHED } from '../tasks.ts';
import { drawn } from './archives.ts';
import { chosenObjects } from './choose.ts';
import { notWritten } from './export.ts';
import { holdingOf } from './holding.ts';
import { writeWhole } from './write-whole.ts';

/** Pictures of a catalogue are smaller than those of an exhibit, which has few. */
const IN_CATALOGUE = 900;
const IN_EXHIBIT = 1600;

export function pagesOf(
  library: Library,
  { task, ids, leaveOut, lang, ...words }: ParsedArgs<'export.pages'>,
  tasks: Tasks,
): Promise<Result<Pages, Refusal>> {
  return tasks.run(task, async (running) => {
    const pages = await unlessCancelled(running, async () => {
      const objects = await chosenObjects(library.db, { ids, leaveOut }, UNWATCHED);
      const pictures = await picturesOf(library, objects, running);
      const sheet = { ...words, pictures, prose: proseFields(library) };
      const html = writeCatalogue(holdingOf(library.db, objects, lang), sheet);
      return { kind: 'pages' as const, html, records: objects.length };
    });
    return ok(pages);
  });
}

/** Those written in Markdown. */
const proseFields = ({ db }: Library): ReadonlySet<string> =>
  new Set([...fieldsOf(db).values()].filter(({ kind }) => kind === 'markdown').map(({ id }) => id));

/** By the id of the object. */
async function picturesOf(
  library: Library,
  objects: readonly OwnRecord<'object'>[],
  { signal, report }: Task,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const [at, { id, body }] of objects.entries()) {
    signal.throwIfAborted();
    report(at, objects.length);
    const picture = await pictureOf(library, body, IN_CATALOGUE);
    if (picture) pictures.set(id, picture);
  }
  return pictures;
}

async function pictureOf(library: Library, { media, primary }: OwnObject, size: number): Promise<Buffer | undefined> {
  const use = media.find(({ id }) => id === primary) ?? media[0];
  const file = use && (await drawn(library, use, size));
  return file === undefined ? undefined : readFile(file);
}

export async function exportExhibit(
  library: Library,
  { path, id, lang }: ParsedArgs<'export.exhibit'>,
): Promise<Result<Written, Refusal>> {
  const exhibit = findOwn(library.db, 'exhibit', id)?.body;
  if (!exhibit) return failed({ code: 'not-found', field: 'id', detail: { kind: 'exhibit', id } });
  const shown: Exhibited[] = [];
  for (const { record } of exhibit.items) shown.push(await exhibited(library, record, lang));
  const written = await writeWhole(path, Buffer.from(writeExhibit(exhibit, shown, lang)));
  return written ? ok({ path, records: shown.length }) : notWritten;
}

async function exhibited(
  library: Library,
  { kind, id }: Exhibit['items'][number]['record'],
  lang: string,
): Promise<Exhibited> {
  const own = kind === 'object' ? findOwn(library.db, 'object', id) : undefined;
  if (!own) return { accession: '', title: titleInReference(library, kind, id, lang) };
  const picture = await pictureOf(library, own.body, IN_EXHIBIT);
  const title = titleOf(holdingOf(library.db, [own], lang), own.body);
  return { accession: own.body.accession, title, ...(picture && { picture }) };
}

interface Titles {
  readonly en: string;
  readonly hant: string;
  readonly hans: string;
}

/** The address stands for a record that is no more. */
function titleInReference({ db }: Library, kind: string, id: string, lang: string): string {
  const sql =
    'SELECT title_en AS en, title_hant AS hant, title_hans AS hans FROM record WHERE kind = $kind AND key = $id';
  const titles = one<Titles>(db, sql, { kind, id });
  if (!titles) return id;
  if (lang === 'zh-Hant') return titles.hant;
  return lang === 'zh-Hans' ? titles.hans : titles.en;
}
