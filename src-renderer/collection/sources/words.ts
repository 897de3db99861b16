import type { OwnSource } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';
import type { CslField } from './csl.ts';

type Words = () => string;

const KIND: Readonly<Record<OwnSource['kind'], Words>> = {
  publication: m.own_source_publication,
  informant: m.own_source_informant,
  talk: m.own_source_talk,
  archive: m.own_source_archive,
  web: m.own_source_web,
};
const FIELD: Readonly<Record<CslField, Words>> = {
  'container-title': m.csl_container,
  volume: m.csl_volume,
  page: m.csl_page,
  publisher: m.csl_publisher,
  'publisher-place': m.csl_place,
  archive: m.csl_archive,
  archive_location: m.csl_shelfmark,
  URL: m.csl_url,
  language: m.csl_language,
};

/** Names typed a line each, in one line. */
export const wordsOfNames = (typed: string) => typed.split('\n').filter(Boolean).join('; ');

/** What was told rather than written: somebody is to be named, and has to agree. */
export const isTold = ({ kind }: Pick<OwnSource, 'kind'>) => kind === 'informant' || kind === 'talk';

export const SOURCE_KINDS = Object.keys(KIND) as OwnSource['kind'][];
export const sourceKindName = (kind: OwnSource['kind']) => KIND[kind]();
export const cslFieldName = (field: CslField) => FIELD[field]();
