import type { EventSort } from '../provenance.ts';
import { element, type Element, type Markup } from '../markup.ts';

const termOf = (number: string): string => `http://terminology.lido-schema.org/lido${number}`;

/** Terms that the working group publishes for the attributes of its elements. */
export const TERMS = {
  uri: termOf('00099'),
  localIdentifier: termOf('00100'),
  preferred: termOf('00169'),
  alternative: termOf('00170'),
  material: termOf('00132'),
  technique: termOf('00131'),
  currentRepository: termOf('00475'),
  created: termOf('00472'),
  modified: termOf('00473'),
} as const;

/** A term of a vocabulary with its English label. */
export type Term = readonly [label: string, uri: string];
export const ITEM_LEVEL: Term = ['Item-level record', termOf('00141')];

/** Types of events of the same terminology, which knows neither loans nor what nobody understands. */
export const EVENT_TYPES: Readonly<Record<EventSort | 'production', Term>> = {
  production: ['Production', termOf('00007')],
  acquisition: ['Acquisition', termOf('00001')],
  custody: ['Provenance', termOf('00227')],
  exhibition: ['Exhibition', termOf('00225')],
  move: ['Move', termOf('00223')],
  loss: ['Loss', termOf('00009')],
  finding: ['Finding', termOf('00002')],
  restoration: ['Restoration', termOf('00034')],
  other: ['Provenance', termOf('00227')],
};

function plain(tag: string, ...children: readonly Markup[]): Element {
  return element(`lido:${tag}`, {}, ...children);
}
const withAttributes = (tag: string, attributes: Element['attributes'], ...children: readonly Markup[]): Element =>
  element(`lido:${tag}`, attributes, ...children);

export const lido = Object.assign(plain, { with: withAttributes });

export const text = (tag: string, words: string, lang?: string): Element => lido.with(tag, { 'xml:lang': lang }, words);

export const identifier = (tag: string, id: string): Element =>
  lido.with(tag, { 'lido:type': TERMS.localIdentifier }, id);

/** An index term in the user's own words. */
export const inWords = (tag: string, words: string, lang?: string): Element => lido(tag, text('term', words, lang));

export const concept = (tag: string, [label, uri]: Term): Element =>
  lido(tag, lido.with('conceptID', { 'lido:type': TERMS.uri }, uri), text('term', label, 'en'));

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

/** A measure: what of, in what, how much. */
export const measurement = (tag: string, type: string, unit: string, value: string): Element =>
  lido(tag, text('measurementType', type), text('measurementUnit', unit), text('measurementValue', value));
