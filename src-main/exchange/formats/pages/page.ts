import { hanRuns, type Run } from '#contract/collection/runs.ts';
import { element, type Element, type Markup, writeHtml } from '../markup.ts';

/** A page that needs nothing beside it and may fetch nothing: pictures lie in it, and scripts are refused. */
export function page(lang: string, title: string, style: string, body: readonly Markup[]): string {
  return writeHtml(
    element(
      'html',
      { lang },
      element(
        'head',
        {},
        element('meta', { charset: 'utf-8' }),
        element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
        element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        element('title', {}, title),
        element('style', {}, style),
      ),
      element('body', {}, ...body),
    ),
  );
}

/** Fonts and a further sheet of style may come from where the page lies, which is how the program prints it. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action 'none'; base-uri 'none'";

/** Paragraphs as they were typed, parted by empty lines. */
export const paragraphs = (text: string, lang?: string): Element[] =>
  text
    .split(/\n\s*\n/)
    .filter((one) => one.trim() !== '')
    .map((one) => element('p', { lang }, ...one.split('\n').flatMap((line, at) => (at === 0 ? [line] : [BR, line]))));

const BR = element('br');

/** Characters in a text of another language are said to be Chinese: a browser then shows their forms, a reader their sounds. */
export function withChinese(piece: Markup, lang: string): readonly Markup[] {
  if (typeof piece === 'string') return lang.startsWith('zh') ? [piece] : hanRuns(piece).map(runOf);
  if (piece === undefined) return [];
  const { name, attributes, children } = piece;
  const within = attributes['lang'] ?? lang;
  return [element(name, attributes, ...children.flatMap((child) => withChinese(child, within)))];
}
const runOf = ({ text, lang }: Run): Markup => (lang === undefined ? text : element('span', { lang }, text));

export const pictureOf = (jpeg: Uint8Array, alt: string): Element =>
  element('img', { src: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`, alt });
