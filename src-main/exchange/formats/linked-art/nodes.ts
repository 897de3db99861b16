import { datesOf, remarkOn, type Statement } from '../holding.ts';

/** A node of JSON-LD: what class it is of, and its properties. */
export interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Without properties that say nothing: the model leaves them out. */
export function node(type: string, properties: Readonly<Record<string, unknown>>): Node {
  const told = Object.entries(properties).filter(([, value]) => !isNothing(value));
  return { type, ...Object.fromEntries(told) };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A term of the Art & Architecture Thesaurus. */
export const aat = (number: number, label: string, type = 'Type'): Node => ({
  id: `http://vocab.getty.edu/aat/${number.toString()}`,
  type,
  _label: label,
});

/** A term that is the user's own. */
export const term = (label: string, type = 'Type'): Node => ({ type, _label: label });

/** The model has no class for one who may be a person or a firm; a group may be of one. */
export const actor = ({ value }: Statement): Node =>
  node('Group', {
    _label: value.text,
    identified_by: [node('Name', { content: value.text, language: languages(value.lang) })],
  });

export const place = ({ value }: Statement): Node =>
  node('Place', {
    _label: value.text,
    identified_by: [node('Name', { content: value.text, language: languages(value.lang) })],
  });

export function timespan(statement: Statement): Node {
  const { earliest, latest } = datesOf(statement) ?? {};
  return node('TimeSpan', {
    identified_by: [node('Name', { content: statement.value.text, language: languages(statement.value.lang) })],
    begin_of_the_begin: earliest && `${earliest}T00:00:00Z`,
    end_of_the_end: latest && `${latest}T23:59:59Z`,
  });
}

export const languages = (lang: string | undefined): readonly Node[] =>
  lang === undefined ? [] : [{ type: 'Language', _label: lang }];

/** A text about the thing. */
export const statement = (content: string, kind: Node, lang?: string): Node =>
  node('LinguisticObject', { classified_as: [kind], content, language: languages(lang) });

const REMARK = term('remark');

export function remarks(told: readonly (Statement | undefined)[]): readonly Node[] {
  return told.flatMap((one) => (one && remarkOn(one)) ?? []).map((words) => statement(words, REMARK));
}

/** A statement that competes with the preferred one, with how sure it is and who makes it. */
export const assignment = (property: string, assigned: Node, told: Statement): Node =>
  node('AttributeAssignment', {
    classified_as: told.value.certainty === undefined ? [] : [term(told.value.certainty)],
    assigned_property: property,
    assigned: [assigned],
    referred_to_by: remarks([told]),
  });
