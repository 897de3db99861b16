import DOMPurify, { type Config } from 'dompurify';
import { Marked } from 'marked';
import { parseRuns } from '#contract/collection/runs.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const withRuns = (text: string) =>
  parseRuns(text)
    .map((run) => (run.lang ? `<span lang="${run.lang}">${escapeHtml(run.text)}</span>` : escapeHtml(run.text)))
    .join('');

const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    text(token) {
      return 'tokens' in token ? this.parser.parseInline(token.tokens) : withRuns(token.text);
    },
  },
});

// TypeScript's DOM library has no Trusted Types yet.
type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
type Rule = (text: string) => string;
declare const trustedTypes: {
  createPolicy(name: string, rules: { createHTML: Rule; createScript: Rule; createScriptURL: Rule }): Policy;
};

// Sees only what DOMPurify hands it while it cleans.
const policy = trustedTypes.createPolicy('variorum-markdown', {
  createHTML: (html) => html,
  createScript: noScript,
  createScriptURL: noScript,
});

function noScript(): never {
  throw new Error('Markdown has no scripts');
}

const ALLOWED: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'em', 'strong', 'del', 'code', 'pre'],
    ...['a', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'lang', 'start', 'align'],
  // Places in the program and nothing else: it is offline, and an address is printed as text.
  ALLOWED_URI_REGEXP: /^#\//,
  RETURN_TRUSTED_TYPE: true,
  TRUSTED_TYPES_POLICY: policy,
};

/** Markdown as harmless HTML. Headings begin at the second level: the page has the first. `breaks` keeps single line breaks. */
export const renderMarkdown = (markdown: string, breaks = false) =>
  DOMPurify.sanitize(marked.parse(markdown, { async: false, breaks }), ALLOWED);
