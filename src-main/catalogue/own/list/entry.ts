import { preferredText, preferredValue } from '#contract/own/preferred.ts';
import type { ListRow } from '#contract/own/list.ts';
import type { OwnObject } from '#contract/own/records.ts';
import type { Span } from '#contract/own/understand/days.ts';
import { titleOf } from '../rows.ts';
import { decadesOf, spansOf } from './dates.ts';
import { untranslated } from '../../seed/row.ts';

export interface ObjectRow {
  readonly id: string;
  readonly body: string | null;
  readonly created: string;
  readonly updated: string;
  readonly removed: string | null;
}

/** What the list needs to know of an object. */
export interface Entry {
  readonly row: ListRow;
  readonly removed: boolean;
  /** When it may date from, by each of the competing statements. */
  readonly dated: readonly Span[];
  /** Dates set by hand where the words do not yield them, by field. */
  readonly edtf: Readonly<Record<string, string>>;
  /** By facet the terms it is counted under. */
  readonly terms: Readonly<Record<Facet, readonly string[]>>;
}

/** Fields whose terms are counted, and what else can be counted. */
export const FACETS = [
  'type',
  'object-name',
  'place',
  'maker',
  'materials',
  'tags',
  'condition',
  'location',
  'photographs',
  'decade',
] as const;
export type Facet = (typeof FACETS)[number];

export function entryOf({ id, created, updated, removed }: ObjectRow, body: string): Entry {
  const object = JSON.parse(body) as OwnObject;
  const dated = spansOf(object.fields['date']);
  return {
    row: {
      kind: 'object',
      id,
      title: untranslated(titleOf(object)),
      accession: object.accession,
      origin: 'user',
      cells: cellsOf(object, created, updated),
      ...primaryOf(object),
      updated,
    },
    removed: removed !== null,
    dated,
    edtf: byHand(object),
    terms: Object.fromEntries(FACETS.map((facet) => [facet, termsOf(object, dated, facet)])) as Entry['terms'],
  };
}

function cellsOf(object: OwnObject, created: string, updated: string): Record<string, string> {
  const { accession, type, tags, media, fields } = object;
  const cells = { accession, type, tags: tags.join(', '), photographs: media.length.toString(), created, updated };
  const shown = Object.entries(fields).map(([id, field]) => [id, preferredText(field)] as const);
  return { ...Object.fromEntries(shown.filter(([, text]) => text !== '')), ...cells };
}

function byHand({ fields }: OwnObject): Record<string, string> {
  const set = Object.entries(fields).map(([id, field]) => [id, preferredValue(field)?.edtf ?? ''] as const);
  return Object.fromEntries(set.filter(([, edtf]) => edtf !== ''));
}

function primaryOf({ media, primary }: OwnObject): Pick<ListRow, 'primary'> {
  const found = media.find(({ id }) => id === primary) ?? media[0];
  if (!found) return {};
  const { sha256, turns, crop } = found;
  return { primary: { sha256, turns, ...(crop && { crop }) } };
}

function termsOf(object: OwnObject, dated: readonly Span[], facet: Facet): readonly string[] {
  switch (facet) {
    case 'type':
      return [object.type];
    case 'tags':
      return object.tags;
    case 'photographs':
      return [object.media.length > 0 ? 'with' : 'without'];
    case 'decade':
      return distinct(dated.flatMap(decadesOf));
    default:
      return distinct(object.fields[facet]?.values.map(({ text }) => text) ?? []);
  }
}

const distinct = (terms: readonly string[]): string[] => [...new Set(terms.filter((term) => term !== ''))];
