import { CORE_FIELDS, LIST_COLUMNS } from '#contract/own/core-fields.ts';
import { m } from '../../paraglide/messages.js';
import { labelOf } from '../object/fields.ts';

type Words = () => string;

const LABELS: Readonly<Record<string, Words>> = {
  accession: m.accession,
  type: m.object_type,
  tags: m.tags,
  photographs: m.photographs,
  created: m.column_created,
  updated: m.column_updated,
  decade: m.facet_decade,
};

/** Every column a list can show, in the order they are offered. */
export const COLUMNS: readonly string[] = [...LIST_COLUMNS, ...CORE_FIELDS.map(({ id }) => id)];

export const columnLabel = (column: string) =>
  LABELS[column]?.() ?? labelOf(CORE_FIELDS.find(({ id }) => id === column) ?? { id: column, kind: 'text' });
