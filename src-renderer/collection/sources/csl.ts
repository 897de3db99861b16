import type { OwnSource } from '#contract/own/records.ts';

/** Fields of CSL a source is described by, besides its title, its authors and its date. */
export const CSL_FIELDS = [
  'container-title',
  'volume',
  'page',
  'publisher',
  'publisher-place',
  'archive',
  'archive_location',
  'URL',
  'language',
] as const;
export type CslField = (typeof CSL_FIELDS)[number];

const OFFERED: Readonly<Record<OwnSource['kind'], readonly CslField[]>> = {
  publication: ['container-title', 'volume', 'page', 'publisher', 'publisher-place', 'URL', 'language'],
  informant: ['publisher-place', 'language'],
  talk: ['publisher-place', 'language'],
  archive: ['archive', 'archive_location', 'publisher-place', 'language'],
  web: ['container-title', 'URL', 'language'],
};

/** Those its kind calls for, and those that hold words whatever its kind. */
export const fieldsOf = ({ kind, csl }: Pick<OwnSource, 'kind' | 'csl'>): CslField[] =>
  CSL_FIELDS.filter((field) => OFFERED[kind].includes(field) || csl[field] !== undefined);

/** The type CSL gives a source of a kind, where none has been chosen. */
export const CSL_TYPE: Readonly<Record<OwnSource['kind'], string>> = {
  publication: 'book',
  informant: 'interview',
  talk: 'interview',
  archive: 'manuscript',
  web: 'webpage',
};

/** Names a line each: `Family, Given`, or a name as it is said. */
export function namesFrom(text: string): unknown {
  const names = text.split('\n').flatMap((line) => nameFrom(line.trim()));
  return names.length > 0 ? names : undefined;
}

function nameFrom(line: string): readonly object[] {
  if (line === '') return [];
  const [family = '', ...rest] = line.split(/[,，]/).map((part) => part.trim());
  const given = rest.join(', ');
  return family === '' || rest.length === 0 ? [{ literal: line }] : [{ family, ...(given !== '' && { given }) }];
}

/** Names as they are typed; what is no name of CSL is left out. */
export function namesTyped(names: unknown): string {
  if (!Array.isArray(names)) return '';
  return names.map(nameTyped).filter(Boolean).join('\n');
}

function nameTyped(name: unknown): string {
  if (typeof name !== 'object' || name === null) return '';
  const { family, given, literal } = name as Readonly<Record<string, unknown>>;
  if (typeof literal === 'string') return literal;
  if (typeof family !== 'string') return '';
  return `${family}, ${typeof given === 'string' ? given : ''}`.trim();
}
