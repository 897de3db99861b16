import { assertNever } from '#rules/result.ts';
import { plainText } from '#contract/collection/runs.ts';
import type {
  Artefact,
  Game,
  Glyph,
  Inscription,
  Localised,
  Part,
  Passage,
  Question,
  Source,
} from '#contract/collection/schema.ts';
import type { FullClause, FullVariant, RecordBody, RecordRef } from '#contract/records.ts';
import { exhibitFields, objectFields } from './own-fields.ts';

/** Best first: a record is listed under the first field that holds all that was asked for. */
export const FIELDS = ['accession', 'title', 'name', 'inscription', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The words by which one record is found, by field. */
export interface Document extends RecordRef {
  readonly fields: Readonly<Partial<Record<Field, readonly string[]>>>;
}

export type Words = readonly (string | undefined)[];
export type Fields = Readonly<Partial<Record<Field, Words>>>;

/** A record's own document and those of the parts kept inside it. */
export function documentsOf(id: string, body: RecordBody): Document[] {
  switch (body.kind) {
    case 'artefact':
      return artefactDocuments(id, body.artefact);
    case 'game':
      return [document('game', id, gameFields(body.game))];
    case 'variant':
      return variantDocuments(id, body.variant);
    case 'source':
      return [
        document('source', id, sourceFields(body.source)),
        ...body.source.passages.map((one) => document('passage', `${id}#${one.id}`, passageFields(one))),
      ];
    case 'question':
      return [document('question', id, questionFields(body.question))];
    case 'glyph':
      return [document('glyph', id, glyphFields(body.glyph))];
    case 'object':
      return [document('object', id, objectFields(body.object))];
    case 'exhibit':
      return [document('exhibit', id, exhibitFields(body.exhibit))];
    default:
      return assertNever(body);
  }
}

function document(kind: Document['kind'], id: string, fields: Fields): Document {
  const entries = Object.entries(fields).map(([field, words]) => [field, words.flatMap(plain)] as const);
  return { kind, id, fields: Object.fromEntries(entries) };
}

const plain = (words: string | undefined): string[] => (words === undefined || words === '' ? [] : [plainText(words)]);
const titles = (title: Localised): Words => [...new Set([title.en, title['zh-Hant'], title['zh-Hans']])];

function artefactDocuments(id: string, artefact: Artefact): Document[] {
  return [
    document('artefact', id, artefactFields(artefact)),
    ...artefact.parts.map((one) => document('part', `${id}#${one.id}`, partFields(one))),
    ...artefact.inscriptions.map((one) => document('inscription', `${id}#${one.id}`, inscriptionFields(one))),
  ];
}

function artefactFields(artefact: Artefact): Fields {
  const { accession, title, summary, materials, dimensions, place, date, holder, body } = artefact;
  return {
    accession: [accession],
    title: titles(title),
    text: [summary, ...materials, dimensions, place, date, holder, body],
  };
}

function partFields(part: Part): Fields {
  return { title: titles(part.name), name: part.native.map((name) => name.text), text: [part.colour, part.note] };
}

function inscriptionFields({ title, lines, normalised, translation, marks, readings }: Inscription): Fields {
  return {
    title: [title],
    inscription: [...lines, ...normalised],
    text: [
      ...translation.lines,
      ...marks.map((mark) => mark.note),
      ...readings.flatMap((reading) => [reading.title, ...reading.lines, reading.argument]),
    ],
  };
}

function gameFields({ title, names, summary, players, body }: Game): Fields {
  return {
    title: titles(title),
    name: names.map((name) => name.text),
    text: [summary, players, ...names.map((name) => name.note), body],
  };
}

function variantDocuments(id: string, variant: FullVariant): Document[] {
  const { title, summary, body } = variant.entry;
  return [
    document('variant', id, { title: titles(title), text: [summary, body] }),
    ...variant.clauses
      .filter((one) => one.statedIn === id)
      .map((one) => document('clause', `${id}#${one.id}`, clauseFields(one))),
  ];
}

function clauseFields({ id, text, lacuna, readings, sic }: FullClause): Fields {
  return {
    name: [id],
    text: [
      text,
      lacuna,
      ...readings.flatMap((reading) => [reading.title, reading.argument]),
      ...sic.flatMap(slipWords),
    ],
  };
}

const slipWords = (slip: Passage['sic'][number]): Words => [slip.printed, slip.emended, slip.note];

function sourceFields({ short, csl, evidence, reports, date, body }: Source): Fields {
  const people = [...csl.author, ...(csl.editor ?? [])];
  return {
    accession: [evidence],
    title: [short, csl.title],
    name: people.map((one) => ('literal' in one ? one.literal : [one.given, one.family].filter(Boolean).join(' '))),
    text: [
      csl['container-title'],
      csl.publisher,
      csl['publisher-place'],
      csl.URL,
      csl.note,
      date,
      ...reports.map((one) => one.note),
      body,
    ],
  };
}

function passageFields({ locator, text, facts, sic, lacuna }: Passage): Fields {
  return { accession: facts, text: [text, lacuna, locator, ...sic.flatMap(slipWords)] };
}

function questionFields({ id, title, text, readings, note }: Question): Fields {
  return {
    accession: [id],
    title: [title],
    text: [text, ...readings.flatMap((reading) => [reading.text, reading.argument]), note],
  };
}

function glyphFields({ variant, standard, note }: Glyph): Fields {
  return { title: [variant, standard], text: [note] };
}
