import { Marked, type Token, type Tokens } from 'marked';
import { element, type Element, type Markup } from '../markup.ts';

const marked = new Marked({ gfm: true, breaks: true });

/**
 * Markdown as pieces of a page. Only what is named here becomes an element; HTML, pictures and whatever else is written
 * stands as its own text, so nothing a user typed can run or be fetched.
 */
export const prose = (markdown: string): Markup[] => marked.lexer(markdown).map(block);

function block(token: Token): Markup {
  switch (token.type) {
    case 'space':
    case 'def':
      return undefined;
    case 'heading':
      // A page and an entry have the headings above.
      return element(`h${Math.min(6, (token as Tokens.Heading).depth + 3).toString()}`, {}, ...inlines(token));
    case 'paragraph':
      return element('p', {}, ...inlines(token));
    case 'blockquote':
      return element('blockquote', {}, ...blocks(token));
    case 'list':
      return list(token as Tokens.List);
    case 'code':
      return element('pre', {}, (token as Tokens.Code).text);
    case 'table':
      return table(token as Tokens.Table);
    case 'hr':
      return element('hr');
    case 'text':
      // Of an item of a list without empty lines.
      return element('span', {}, ...inlines(token));
    default:
      return element('p', {}, token.raw.trim());
  }
}

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);
const blocks = (token: Token): Markup[] => childrenOf(token).map(block);
const inlines = (token: Token): Markup[] => childrenOf(token).flatMap(inline);

const list = ({ ordered, start, items }: Tokens.List): Element =>
  element(
    ordered ? 'ol' : 'ul',
    ordered && start !== 1 ? { start: start.toString() } : {},
    ...items.map((item) => element('li', {}, ...blocks(item))),
  );

const table = ({ header, rows }: Tokens.Table): Element =>
  element('table', {}, row('th', header), ...rows.map((cells) => row('td', cells)));

const row = (name: 'th' | 'td', cells: readonly Tokens.TableCell[]): Element =>
  element('tr', {}, ...cells.map(({ tokens }) => element(name, {}, ...tokens.flatMap(inline))));

function inline(token: Token): Markup[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return [element(token.type, {}, ...inlines(token))];
    case 'codespan':
      return [element('code', {}, (token as Tokens.Codespan).text)];
    case 'br':
      return [element('br')];
    case 'link':
      return linked(token as Tokens.Link);
    case 'text':
      return childrenOf(token).length > 0 ? inlines(token) : [(token as Tokens.Text).text];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'image':
      return [(token as Tokens.Image).text];
    default:
      return [token.raw];
  }
}

/** On paper an address has to be read, so it stands behind its words; a place in the program is none. */
function linked(token: Tokens.Link): Markup[] {
  const { href, text } = token;
  return href === text || href.startsWith('#') || href === `mailto:${text}`
    ? inlines(token)
    : [...inlines(token), ` (${href})`];
}
