import XMLBuilder from 'fast-xml-builder';
import { languageTag } from './language.ts';
import type { Listed } from './listed.ts';

/** A piece of a document: an element, a run of text, or nothing. */
export type Markup = Element | string | undefined;
export interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Markup[];
}
type Attributes = Readonly<Record<string, string | undefined>>;

export const element = (name: string, attributes: Attributes = {}, ...children: readonly Markup[]): Element => ({
  name,
  attributes,
  children,
});

/** An element around others, or nothing where there are none. */
export const wrap = (name: string, children: readonly Markup[], attributes: Attributes = {}): Element | undefined =>
  children.some((child) => child !== undefined) ? element(name, attributes, ...children) : undefined;

/** A document with its declaration, in UTF-8. Nothing in a text or an attribute can be taken for markup. */
export function writeXml(root: Element): string {
  const builder = new XMLBuilder(AS_TREE);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([nodeOf(root)])}\n`;
}

/** Stands where the pieces of a list will; no text of ours has it. */
const CUT = '\ue000';

/** A document whose root holds what `of` makes of each object. */
export function xmlList(
  name: string,
  attributes: Attributes,
  of: (...of: Parameters<Listed['of']>) => Element,
): Listed {
  const [head = '', foot = ''] = writeXml(element(name, attributes, CUT)).split(CUT);
  const builder = new XMLBuilder(AS_TREE);
  return { head, between: '', foot, of: (...object) => builder.build([nodeOf(of(...object))]) };
}

/** A page, whose elements without content have no end. */
export function writeHtml(root: Element): string {
  const builder = new XMLBuilder({ ...AS_TREE, unpairedTags: ['meta', 'img', 'br', 'hr'], suppressUnpairedNode: true });
  return `<!doctype html>\n${builder.build([nodeOf(root)])}\n`;
}

const AS_TREE = { preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' };

type Node = Readonly<Record<string, unknown>>;

function nodeOf(piece: Element | string): Node {
  if (typeof piece === 'string') return { '#text': legal(piece) };
  const attributes = Object.entries(piece.attributes).flatMap(([name, typed]) => {
    const text = name === 'xml:lang' ? languageTag(typed) : typed;
    return text === undefined ? [] : [[name, legal(text)] as const];
  });
  const children = piece.children.filter((child) => child !== undefined).map(nodeOf);
  return { [piece.name]: children, ':@': Object.fromEntries(attributes) };
}

/** XML cannot hold control characters and halves of surrogate pairs, not even escaped. */
const legal = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
