import type { OwnObject } from '#contract/own/records.ts';
import { MEDIA_TYPES } from '#contract/own/media.ts';
import {
  addressOf,
  datesOf,
  type Holding,
  nameOfLinked,
  remarkOn,
  type Statement,
  statementsOf,
  titleOf,
  typeOf,
} from './holding.ts';
import { written } from './listed.ts';
import { element, type Element, type Markup, xmlList } from './markup.ts';
import { plainInscription } from './inscription.ts';
import { happeningsOf, inWords } from './provenance.ts';

const NAMESPACES = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
};

/** Which element of Dublin Core tells a field. Those that none of them tells are left out of so simple a format. */
const ELEMENTS: readonly (readonly [name: string, field: string])[] = [
  ['title', 'title'],
  ['creator', 'maker'],
  ['subject', 'object-name'],
  ['description', 'description'],
  ['description', 'marks'],
  ['description', 'condition'],
  ['date', 'date'],
  ['format', 'materials'],
  ['format', 'technique'],
  ['format', 'dimensions'],
  ['format', 'count'],
  ['coverage', 'place'],
  ['rights', 'rights'],
  ['description', 'provenance'],
];

/**
 * One record of unqualified Dublin Core for each object, in a collection. Competing values repeat an element, the
 * preferred one first; how sure one is and who says so stands behind it in brackets, since Dublin Core has no place for it.
 */
export const DUBLIN_CORE = xmlList('records', {}, (holding, { body }) => recordOf(holding, body));
export const writeDublinCore = (holding: Holding): string => written(DUBLIN_CORE, holding);

function recordOf(holding: Holding, object: OwnObject): Element {
  const untitled = statementsOf(holding, object, 'title').length === 0;
  return element(
    'oai_dc:dc',
    NAMESPACES,
    dc('identifier', object.accession),
    dc('type', typeOf(holding, object)),
    untitled ? dc('title', titleOf(holding, object)) : undefined,
    ...ELEMENTS.flatMap(([name, field]) =>
      statementsOf(holding, object, field).flatMap((statement) => told(name, field, statement)),
    ),
    ...object.tags.map((tag) => dc('subject', tag)),
    ...object.parts.map(({ name, count }) => dc('description', `${count.toString()} × ${name}`)),
    ...object.inscriptions.map((inscription) => dc('description', plainInscription(inscription), inscription.lang)),
    // The fifteen elements have none for what happened to a thing: its dates and places are not those of its making.
    ...happeningsOf(holding, object).map((happening) => dc('description', inWords(happening))),
    ...object.links.flatMap(({ to }) => [dc('relation', nameOfLinked(holding, to)), dc('relation', addressOf(to))]),
    ...object.media.flatMap((use) => picture(holding, use.sha256, use.filename)),
    ...sourcesOf(holding, object),
  );
}

const dc = (name: string, text: string, lang?: string) => element(`dc:${name}`, { 'xml:lang': lang }, text);

/** A date is told in its own words, and in EDTF besides where they are not EDTF already. */
function told(name: string, field: string, statement: Statement): Markup[] {
  const { text, lang } = statement.value;
  const remark = remarkOn(statement);
  const edtf = field === 'date' ? datesOf(statement)?.edtf : undefined;
  const words = remark === undefined ? text : `${text} [${remark}]`;
  return [dc(name, words, lang), ...(edtf === undefined || edtf === text ? [] : [dc(name, edtf)])];
}

function picture({ media }: Holding, sha256: string, filename: string): Markup[] {
  const kept = media.get(sha256);
  return [dc('relation', filename), ...(kept ? [dc('format', MEDIA_TYPES[kept.type].mime)] : [])];
}

function sourcesOf(holding: Holding, object: OwnObject): Markup[] {
  const cited = Object.keys(object.fields).flatMap((field) =>
    statementsOf(holding, object, field).flatMap((statement) => statement.cited ?? []),
  );
  return [...new Set(cited)].map((source) => dc('source', source));
}
