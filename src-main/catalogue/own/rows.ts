import { assertNever } from '#rules/result.ts';
import type { Source } from '#contract/collection/schema.ts';
import { accessionKey } from '#contract/own/understand/accession.ts';
import { citedBy } from '#contract/own/events.ts';
import type { Exhibit, OwnObject, OwnRecord } from '#contract/own/records.ts';
import { preferredText } from '#contract/own/preferred.ts';
import type { RecordRef } from '#contract/records.ts';
import { rowsOfVariant } from '../seed/game-rows.ts';
import { links, untranslated, type LinkRow, type RecordRow, type Rows } from '../seed/row.ts';
import { rowsOfSource } from '../seed/source-rows.ts';
import type { ReadableDb } from '../sql.ts';
import { gamesOfSource } from './source-games.ts';
import { fullOwnVariant } from './variants.ts';

/** A record of the user's in the shape of the reference collection, so that it is opened, linked and found as those are. */
export function rowsOfOwn(db: ReadableDb, own: OwnRecord): Rows {
  switch (own.kind) {
    case 'object':
      return objectRows(own as OwnRecord<'object'>);
    case 'source':
      return sourceRows(db, own as OwnRecord<'source'>);
    case 'variant':
      return together(rowsOfVariant(fullOwnVariant(db, own as OwnRecord<'variant'>)));
    case 'exhibit':
      return exhibitRows(own as OwnRecord<'exhibit'>);
    case 'object-type':
    case 'value-list':
    case 'saved-search':
      return { records: [], links: [] };
    default:
      return assertNever(own.kind);
  }
}

const together = (rows: readonly Rows[]): Rows => ({
  records: rows.flatMap((one) => one.records),
  links: rows.flatMap((one) => one.links),
});

function objectRows({ id, body }: OwnRecord<'object'>): Rows {
  const record: RecordRow = {
    kind: 'object',
    id,
    title: untranslated(titleOf(body)),
    subtitle: preferredText(body.fields['object-name']) || undefined,
    accession: body.accession,
    sort: accessionKey(body.accession),
    body: { kind: 'object', object: body },
  };
  const stated = body.links.map(({ relation, to }): LinkRow => ({ from: { kind: 'object', id }, relation, to }));
  return { records: [record], links: [...stated, ...sourcesOf(record, body)] };
}

export function titleOf({ fields, accession }: OwnObject): string {
  return preferredText(fields['title']) || preferredText(fields['object-name']) || accession;
}

const sourcesOf = (ref: RecordRef, object: OwnObject): LinkRow[] =>
  citedBy(object).flatMap((id) => links(ref, 'rests-on', id.includes('#') ? 'passage' : 'source', [id]));

function exhibitRows({ id, body }: OwnRecord<'exhibit'>): Rows {
  const from = { kind: 'exhibit', id } as const;
  const record: RecordRow = { ...from, title: untranslated(body.title), sort: body.title, body: exhibitBody(body) };
  return { records: [record], links: body.items.map(({ record: to }): LinkRow => ({ from, relation: 'holds', to })) };
}

const exhibitBody = (exhibit: Exhibit) => ({ kind: 'exhibit', exhibit }) as const;

const TEXTS = ['container-title', 'publisher', 'publisher-place', 'page', 'volume', 'URL', 'language', 'note'] as const;

const sourceRows = (db: ReadableDb, own: OwnRecord<'source'>) =>
  together(rowsOfSource(sourceShape(own, gamesOfSource(db, own))));

function sourceShape({ id, body }: OwnRecord<'source'>, games: readonly string[]): Source {
  const { csl } = body;
  const texts = TEXTS.flatMap((key) => (typeof csl[key] === 'string' ? [[key, csl[key]] as const] : []));
  return {
    id,
    short: body.short,
    csl: {
      type: textOf(csl['type'], body.kind),
      title: textOf(csl['title'], body.short),
      author: namesOf(csl['author']),
      editor: namesOf(csl['editor']),
      ...Object.fromEntries(texts),
    },
    date: body.date,
    weight: 'witness',
    access: 'seen',
    reports: [],
    games: [...games],
    passages: body.passages.map((one) => ({ ...one, facts: [], questions: [], sic: [] })),
    body: body.notes,
  };
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Names as far as they are written as CSL writes them. */
function namesOf(value: unknown): Source['csl']['author'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((name: unknown): Source['csl']['author'] => {
    if (typeof name !== 'object' || name === null) return [];
    const { family, given, literal } = name as Record<string, unknown>;
    if (typeof family === 'string') return [{ family, ...(typeof given === 'string' && { given }) }];
    return typeof literal === 'string' ? [{ literal }] : [];
  });
}
