import { citedBy } from '#contract/own/events.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { RecordBody, RecordRef } from '#contract/records.ts';
import { addressOf, type Holding, type Reference } from '../../exchange/formats/holding.ts';
import { findMedia } from '../media/rows.ts';
import { findOwn, ownOfKind } from '../own/store.ts';
import { findRecord } from '../queries/records.ts';
import { one, type ReadableDb } from '../sql.ts';

/** Objects with everything they name. */
export function holdingOf(db: ReadableDb, objects: readonly OwnRecord<'object'>[], lang: string): Holding {
  const sha256s = new Set(objects.flatMap(({ body }) => body.media.map(({ sha256 }) => sha256)));
  const media = [...sha256s].flatMap((sha256) => findMedia(db, sha256) ?? []);
  return {
    objects,
    references: referencesOf(db, objects),
    media: new Map(media.map((file) => [file.sha256, file])),
    types: new Map(ownOfKind(db, 'object-type', false).map(({ id, body }) => [id, body.label])),
    linked: new Map(objects.flatMap(({ body }) => body.links.flatMap(({ to }) => titled(db, to, lang)))),
    lang,
  };
}

/** The title of a record in the language asked for, or in English. */
function titled(db: ReadableDb, to: RecordRef, lang: string): readonly (readonly [string, string])[] {
  const row = findRecord(db, to);
  if (!row) return [];
  const { title_en: en, title_hant: hant, title_hans: hans } = row;
  const title = { 'zh-Hant': hant, 'zh-Hans': hans }[lang] ?? en;
  return [[addressOf(to), title === '' ? en : title]];
}

/** By the address a value names, which may be that of a passage in the source. */
function referencesOf(db: ReadableDb, objects: readonly OwnRecord<'object'>[]): Map<string, Reference> {
  const named = new Set(objects.flatMap(({ body }) => citedIn(body)));
  return new Map(
    [...named].flatMap((id) => {
      const found = referenceOf(db, id.split('#')[0] ?? id);
      return found ? [[id, found] as const] : [];
    }),
  );
}

const citedIn = (object: OwnRecord<'object'>['body']): readonly string[] => [
  ...citedBy(object),
  ...object.links.filter(({ to }) => to.kind === 'source').map(({ to }) => to.id),
];

/** A source of the user's own keeps more of a bibliography than its row among the reference records. */
function referenceOf(db: ReadableDb, id: string): Reference | undefined {
  const own = findOwn(db, 'source', id);
  if (own?.removed === undefined && own) return ownReference(own);
  const row = one<{ body: string }>(db, "SELECT body FROM record WHERE kind = 'source' AND key = $id", { id });
  if (!row) return undefined;
  const { source } = JSON.parse(row.body) as Extract<RecordBody, { kind: 'source' }>;
  return { id, short: source.short, csl: source.csl, date: source.date };
}

const ownReference = ({ id, body: { short, csl, date } }: OwnRecord<'source'>): Reference => ({ id, short, csl, date });

/** What the objects cite, and all of the user's own where all objects are meant, but for those left out. */
export function bibliographyOf(
  db: ReadableDb,
  { references }: Holding,
  { all, leaveOut = [] }: { readonly all: boolean; readonly leaveOut?: readonly string[] },
): readonly Reference[] {
  const sources = all ? ownOfKind(db, 'source', false).filter(({ id }) => !leaveOut.includes(id)) : [];
  const own = sources.map(ownReference);
  return [...new Map([...references.values(), ...own].map((reference) => [reference.id, reference])).values()];
}
