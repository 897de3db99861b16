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
  /** The terms of each column that holds several. */
  readonly several: Readonly<Record<string, readonly string[]>>;
}

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
    several: severalOf(object),
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

function severalOf({ tags, fields }: OwnObject): Record<string, readonly string[]> {
  const said = Object.entries(fields).map(([id, { values }]) => [id, values.map(({ text }) => text)] as const);
  return Object.fromEntries([...said, ['tags', tags] as const].filter(([, terms]) => terms.length > 1));
}

/** The terms an object is counted under. */
export function termsOf({ row, dated, several }: Entry, facet: string): readonly string[] {
  if (facet === 'decade') return distinct(dated.flatMap(decadesOf));
  const cell = ownValue(row.cells, facet) ?? '';
  if (facet === 'photographs') return [cell === '0' ? 'without' : 'with'];
  return distinct(ownValue(several, facet) ?? [cell]);
}

/** Ids come from the user, so that one may be the name of something every object inherits. */
export const ownValue = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

const distinct = (terms: readonly string[]): string[] => [...new Set(terms.filter((term) => term !== ''))];
