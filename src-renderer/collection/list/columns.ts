import { LIST_COLUMNS } from '#contract/own/core-fields.ts';
import { m } from '../../paraglide/messages.js';
import { everyField, typeName } from '../types.svelte.ts';
import { labelOf } from '../object/fields.ts';

type Words = () => string;

const LABELS: Readonly<Record<string, Words>> = {
  accession: m.accession,
  type: m.object_type,
  tags: m.tags,
  photographs: m.photographs,
  parts: m.parts_of_set,
  events: m.events,
  created: m.column_created,
  updated: m.column_updated,
  decade: m.facet_decade,
};

/** Every column a list can show, in the order they are offered. */
export const everyColumn = (): readonly string[] => [...LIST_COLUMNS, ...everyField().map(({ id }) => id)];

export const columnLabel = (column: string) =>
  LABELS[column]?.() ?? labelOf(everyField().find(({ id }) => id === column) ?? { id: column, kind: 'text' });

const TERMS: Readonly<Record<string, Words>> = {
  'photographs with': m.photographs_with,
  'photographs without': m.photographs_without,
};

/** As EDTF counts, the year 0 is 1 BC, so that `-049X` is 500 to 491 BC. */
function decadeName(term: string): string {
  const year = Number(term.replace('X', '0'));
  return year < 0 ? m.facet_decade_bc({ from: 10 - year, to: 1 - year }) : m.facet_decade_of({ year: String(year) });
}

/** A term of a facet as it is read: those the program itself gives are told in the language of the interface. */
export function termLabel(facet: string, term: string): string {
  if (facet === 'type') return typeName(term);
  if (facet === 'decade' && /^-?\d+X$/.test(term)) return decadeName(term);
  return TERMS[`${facet} ${term}`]?.() ?? term;
}
