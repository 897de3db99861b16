import { failed, ok, type Result } from '#rules/result.ts';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import type { Reference } from '../holding.ts';
import { type CslItem, itemOf } from './bibliography.ts';

interface BibtexConfig {
  readonly format: { asciiOnly: boolean; checkLabel: boolean; useIdAsLabel: boolean };
}
// Its own way into ASCII drops what it has no command for: every Chinese character.
const { format } = plugins.config.get('@bibtex') as BibtexConfig;
Object.assign(format, { asciiOnly: false, checkLabel: false, useIdAsLabel: true });

export function writeBibtex(references: readonly Reference[]): string {
  const items = references.map(itemOf).map(labelled).map(withDateInWords);
  return plugins.output.format('bibtex', items.map(escaped) as never);
}

/** Where it goes wrong, in the words of the parser, which name the line. */
export function readBibtex(text: string): Result<readonly CslItem[], string> {
  try {
    const read = plugins.input.chain(text, { forceType: '@bibtex/text', generateGraph: false } as never);
    return ok(read as unknown as readonly CslItem[]);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

/** Labels are what a citation in LaTeX names: letters, digits and little else. */
const labelled = (item: CslItem): CslItem => ({ ...item, id: item.id.replace(/[^\p{L}\p{N}:._-]+/gu, '-') });

/** BibTeX has no field for a date that is no year. */
function withDateInWords(item: CslItem): CslItem {
  const { literal } = (item['issued'] ?? {}) as { literal?: string };
  if (literal === undefined) return item;
  const note = [item['note'], literal].filter((part) => typeof part === 'string' && part !== '').join('; ');
  return { ...item, note };
}

const VERBATIM = ['id', 'type', 'URL', 'DOI'];

function escaped(item: CslItem): CslItem {
  const told = Object.entries(item).map(([key, value]) => [key, VERBATIM.includes(key) ? value : escape(value)]);
  return Object.fromEntries(told) as CslItem;
}

function escape(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\\{}&%$#_~^]/g, (sign) => COMMANDS[sign] ?? `\\${sign}`);
  if (Array.isArray(value)) return value.map(escape);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escape(inner)]));
}

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
