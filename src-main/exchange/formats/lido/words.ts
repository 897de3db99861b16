import { element, type Element, type Markup } from '../markup.ts';

/** The terms that the working group publishes for its own attributes. */
export const LIDO_TERMS = 'http://terminology.lido-schema.org/';
const LOCAL = `${LIDO_TERMS}lido00100`;
const URI = `${LIDO_TERMS}lido00099`;

function plain(tag: string, ...children: readonly Markup[]): Element {
  return element(`lido:${tag}`, {}, ...children);
}
const withAttributes = (tag: string, attributes: Element['attributes'], ...children: readonly Markup[]): Element =>
  element(`lido:${tag}`, attributes, ...children);

export const lido = Object.assign(plain, { with: withAttributes });

export const text = (tag: string, words: string, lang?: string): Element => lido.with(tag, { 'xml:lang': lang }, words);

export const identifier = (tag: string, id: string): Element => lido.with(tag, { 'lido:type': LOCAL }, id);

/** An index term; `uri` where a vocabulary has it. */
export const concept = (tag: string, term: string, uri?: string): Element =>
  lido(tag, uri === undefined ? undefined : lido.with('conceptID', { 'lido:type': URI }, uri), lido('term', term));

/** A name; `pref` tells the preferred one among several. */
export const name = (tag: string, words: string, lang?: string, pref?: string, source?: string): Element =>
  lido(
    tag,
    lido.with('appellationValue', { 'lido:pref': pref, 'xml:lang': lang }, words),
    source === undefined ? undefined : lido('sourceAppellation', source),
  );

/** A note in words, and where it was taken from. */
export const note = (tag: string, words: string, lang?: string, source?: string): Element =>
  lido(
    tag,
    text('descriptiveNoteValue', words, lang),
    source === undefined ? undefined : lido('sourceDescriptiveNote', source),
  );
