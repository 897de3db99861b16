import { failed, ok, type Result } from '#rules/result.ts';
import { type OwnSource, ownSource } from '#contract/own/records.ts';
import { readBibtex } from './bibtex.ts';
import type { CslItem } from './bibliography.ts';

export type UnreadableReferences = 'not-references' | 'empty';

/** Reads CSL-JSON, or else BibTeX, into sources. */
export function readReferences(text: string): Result<readonly OwnSource[], UnreadableReferences> {
  const items = itemsIn(text.replace(/^\ufeff/, ''));
  if (!items) return failed('not-references');
  const sources = items.map(sourceOf).flatMap((source) => {
    const parsed = ownSource.safeParse(source);
    return parsed.success ? [parsed.data] : [];
  });
  return sources.length > 0 ? ok(sources) : failed('empty');
}

function itemsIn(text: string): readonly CslItem[] | undefined {
  const json = parseJson(text);
  if (json === undefined) {
    const read = readBibtex(text);
    return read.kind === 'ok' ? read.value : undefined;
  }
  const items: readonly unknown[] = Array.isArray(json) ? json : [json];
  return items.every(isItem) ? items : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // It is no JSON, and so may be BibTeX.
    return undefined;
  }
}

const isItem = (value: unknown): value is CslItem =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function sourceOf(item: CslItem): object {
  const { issued, ...csl } = item;
  const date = dateOf(issued);
  return { short: shortOf(item, date), kind: kindOf(item.type), csl, date };
}

/** As our own files say it, or the first author and the year, or the title. */
function shortOf(item: CslItem, date: string): string {
  const given = item['title-short'] ?? item['shortTitle'];
  if (typeof given === 'string' && given !== '') return given;
  const [author] = Array.isArray(item['author']) ? (item['author'] as Readonly<Record<string, unknown>>[]) : [];
  const name = [author?.['family'], author?.['literal'], item['title'], item.id].find(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return [name ?? item.type, /^-?\d{4}/.exec(date)?.[0]].filter(Boolean).join(' ');
}

function kindOf(type: string): OwnSource['kind'] {
  if (type === 'interview' || type === 'personal_communication') return 'informant';
  if (type === 'webpage' || type.startsWith('post')) return 'web';
  return type === 'manuscript' ? 'archive' : 'publication';
}

/** EDTF from the numbers of a date, or its words. */
function dateOf(issued: unknown): string {
  if (typeof issued !== 'object' || issued === null) return '';
  const { 'date-parts': parts, circa, literal, raw } = issued as Readonly<Record<string, unknown>>;
  if (!Array.isArray(parts)) return [literal, raw].find((one): one is string => typeof one === 'string') ?? '';
  const mark = circa === undefined || circa === false ? '' : '~';
  return parts.map((end: unknown) => (Array.isArray(end) ? written(end) + mark : '')).join('/');
}

function written(parts: readonly unknown[]): string {
  const [year, ...rest] = parts.map(Number).filter((part) => Number.isInteger(part));
  if (year === undefined) return '';
  const sign = year < 0 ? '-' : '';
  return [
    sign + Math.abs(year).toString().padStart(4, '0'),
    ...rest.map((part) => part.toString().padStart(2, '0')),
  ].join('-');
}
