import { assertNever } from '#rules/result.ts';
import type { RecordKind } from '#contract/records.ts';
import { datesOf, remarkOn, type Statement } from '../holding.ts';
import { languageTag } from '../language.ts';
import { uriPart } from '../uri.ts';

/** A node of JSON-LD: what class it is of, and its properties. */
export interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Without properties that say nothing, and nothing among what they list: the model leaves them out. */
export function node(type: string, properties: Readonly<Record<string, unknown>>): Node {
  const told = Object.entries(properties)
    .map(([name, value]) => [name, Array.isArray(value) ? value.filter((one) => one !== undefined) : value] as const)
    .filter(([, value]) => !isNothing(value));
  return { type, ...Object.fromEntries(told) };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A document about something that has an id of its own, which others name. */
export const document = (id: string, type: string, properties: Readonly<Record<string, unknown>>): Node => ({
  '@context': 'https://linked.art/ns/v1/linked-art.json',
  id,
  ...node(type, properties),
});

/** What stands for something that has a document of its own, here or elsewhere: its id and a label, and no more. */
export interface Reference extends Node {
  readonly id: string;
  readonly _label: string;
}
export const reference = (id: string, type: string, label: string): Reference => ({ id, type, _label: label });

/** The class that the model has for a record of ours; what it has none for is a notion somebody had. */
export function classOf(kind: RecordKind): string {
  switch (kind) {
    case 'object':
    case 'artefact':
    case 'part':
      return 'HumanMadeObject';
    case 'inscription':
    case 'source':
    case 'passage':
      return 'LinguisticObject';
    case 'glyph':
      return 'VisualItem';
    case 'exhibit':
      return 'Set';
    case 'game':
    case 'variant':
    case 'clause':
    case 'question':
      return 'PropositionalObject';
    default:
      return assertNever(kind);
  }
}

/** A term of the Art & Architecture Thesaurus, perhaps with the sort of term that the model asks for. */
export const aat = (number: number, label: string, sort?: Node): Node =>
  node('Type', {
    id: `http://vocab.getty.edu/aat/${number.toString()}`,
    _label: label,
    classified_as: sort && [sort],
  });

/** A term, material or unit of the user's own, which is its words: whoever says the same means the same. */
export const term = (label: string, type = 'Type', sort?: Node): Node =>
  node(type, { id: wordId(type.toLowerCase(), label), _label: label, classified_as: sort && [sort] });

const wordId = (kind: string, words: string): string => `urn:x-variorum:${kind}:${uriPart(words)}`;

/**
 * Known by name alone, as in the collection. The model has no class for one who may be a person or a firm; a group may be
 * of one.
 */
export const actor = ({ value }: Statement): Node => reference(wordId('group', value.text), 'Group', value.text);

export const place = ({ value }: Statement): Node => reference(wordId('place', value.text), 'Place', value.text);

const DISPLAY = aat(300404669, 'Display Name');

/** A name that only says how to show what it stands with. */
export const displayName = (content: string, lang?: string): Node =>
  node('Name', { classified_as: [DISPLAY], content, language: languages(lang) });

export function timespan(told: Statement): Node {
  const { earliest, latest } = datesOf(told) ?? {};
  return node('TimeSpan', {
    identified_by: [displayName(told.value.text, told.value.lang)],
    begin_of_the_begin: earliest && `${earliest}T00:00:00Z`,
    end_of_the_end: latest && `${latest}T23:59:59Z`,
  });
}

const LANGUAGES: Readonly<Record<string, readonly [number: number, label: string]>> = {
  en: [300388277, 'English'],
  zh: [300388113, 'Chinese'],
};

/** The language as the thesaurus has it, and the whole tag besides where it says more. */
export function languages(lang: string | undefined): readonly Node[] {
  const tag = languageTag(lang);
  if (tag === undefined) return [];
  const [number, label] = LANGUAGES[tag.split('-')[0]!.toLowerCase()] ?? [];
  const known = number === undefined ? [] : [{ ...aat(number, label ?? tag), type: 'Language' }];
  return known.length > 0 && !tag.includes('-') ? known : [...known, term(tag, 'Language')];
}

const BRIEF = aat(300418049, 'Brief Text');

/** What kind of text about a thing this is, of the thesaurus or of our own. */
export const kindOfText = (number: number, label: string): Node => aat(number, label, BRIEF);
export const ownKindOfText = (label: string): Node => term(label, 'Type', BRIEF);

export const isSaid = (words: string | undefined): words is string => words !== undefined && words.trim() !== '';

/** A text about the thing, with texts about the text; no text where there are no words. */
export const statement = (
  content: string | undefined,
  kind: Node,
  lang?: string,
  about: readonly (Node | undefined)[] = [],
): Node | undefined =>
  isSaid(content)
    ? node('LinguisticObject', { classified_as: [kind], content, language: languages(lang), referred_to_by: about })
    : undefined;

/** What a thing is called, where it is called something. */
export const named = (content: string, kind?: Node): Node | undefined =>
  isSaid(content) ? node('Name', { classified_as: kind && [kind], content }) : undefined;

export const numbered = (content: string | undefined, kind?: Node): Node | undefined =>
  isSaid(content) ? node('Identifier', { classified_as: kind && [kind], content }) : undefined;

export const NOTE = kindOfText(300027200, 'Note');

/** How sure a statement is, who says so and why. */
export const remarks = (told: readonly (Statement | undefined)[]): readonly (Node | undefined)[] =>
  told.map((one) => one && statement(remarkOn(one), NOTE));

const CERTAINTIES = {
  certain: term('certain'),
  probable: aat(300435721, 'Probably'),
  possible: aat(300435722, 'Possibly'),
  doubtful: term('doubtful'),
} as const;

/** A statement that competes with the preferred one: what it says of a property only may be so. */
export const competing = (told: Statement, property: string, assigned: Node): Node =>
  node('AttributeAssignment', {
    classified_as: told.value.certainty === undefined ? [] : [CERTAINTIES[told.value.certainty]],
    assigned_property: property,
    assigned: [assigned],
    referred_to_by: remarks([told]),
  });
