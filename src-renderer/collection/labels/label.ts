import { preferredValue } from '#contract/own/preferred.ts';
import type { MediaUse, OwnBody, OwnRecord } from '#contract/own/records.ts';
import type { FieldDefinition } from '#contract/own/values.ts';
import { labelOf } from '../object/fields.ts';

/** The photograph, where fields are chosen by id: no field can be called so. */
export const PHOTOGRAPH = '#photograph';

/** What is printed of one object. */
export interface Label {
  readonly id: string;
  readonly accession: string;
  readonly photograph: MediaUse | undefined;
  readonly lines: readonly LabelLine[];
}
export interface LabelLine {
  readonly field: string;
  readonly label: string;
  readonly text: string;
  readonly lang?: string;
}

/** The fields chosen that the object says something on, in the order of the form. */
export function labelFor(
  { id, body }: OwnRecord<'object'>,
  chosen: readonly string[],
  fields: readonly FieldDefinition[],
): Label {
  const lines = fields.filter((field) => chosen.includes(field.id)).flatMap((field) => lineOf(body, field));
  const photograph = chosen.includes(PHOTOGRAPH) ? primaryOf(body) : undefined;
  return { id, accession: body.accession, photograph, lines };
}

const primaryOf = ({ media, primary }: OwnBody<'object'>) => media.find(({ id }) => id === primary) ?? media[0];

function lineOf(body: OwnBody<'object'>, field: FieldDefinition): LabelLine[] {
  const value = preferredValue(body.fields[field.id]);
  if (value === undefined || value.text.trim() === '') return [];
  return [
    { field: field.id, label: labelOf(field), text: value.text, ...(value.lang !== undefined && { lang: value.lang }) },
  ];
}
