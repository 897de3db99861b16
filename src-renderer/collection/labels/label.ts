import { preferredValue } from '#contract/own/preferred.ts';
import { eventWords } from '#contract/own/events.ts';
import type { MediaUse, OwnBody, OwnRecord, ProvenanceEvent } from '#contract/own/records.ts';
import type { FieldDefinition } from '#contract/own/values.ts';
import { m } from '../../paraglide/messages.js';
import { labelOf } from '../object/fields.ts';

/** The photograph and the events, where fields are chosen by id: no field can be called so. */
export const PHOTOGRAPH = '#photograph';
export const EVENTS = '#events';

/** The events are a line of their own, after the story of them. */
export const withEvents = (fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.flatMap((field) =>
    field.id === 'provenance' ? [field, { id: EVENTS, kind: 'text', label: m.events() }] : [field],
  );

/** What is printed of one object. */
export interface Label {
  readonly id: string;
  readonly accession: string;
  readonly photograph: MediaUse | undefined;
  readonly lines: readonly LabelLine[];
}
export interface Words {
  readonly text: string;
  readonly markdown: boolean;
}
export interface LabelLine {
  readonly field: string;
  readonly label: string;
  readonly words: readonly Words[];
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

function lineOf(body: OwnBody<'object'>, definition: FieldDefinition): LabelLine[] {
  const { id, kind } = definition;
  const label = labelOf(definition);
  if (id === EVENTS) return body.events.length > 0 ? [{ field: id, label, words: body.events.flatMap(told) }] : [];
  const value = preferredValue(body.fields[id]);
  if (value === undefined || value.text.trim() === '') return [];
  const { text, lang } = value;
  return [{ field: id, label, words: [{ text, markdown: kind === 'markdown' }], ...(lang !== undefined && { lang }) }];
}

const told = (event: ProvenanceEvent): Words[] =>
  [
    { text: eventWords(event), markdown: false },
    { text: event.note, markdown: true },
  ].filter(({ text }) => text.trim() !== '');
