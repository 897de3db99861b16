import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { Media } from '#contract/own/media.ts';
import type { OwnObject, OwnRecord } from '#contract/own/records.ts';
import type { RecordRef } from '#contract/records.ts';
import { dateOfValue } from '#contract/own/understand/date.ts';
import { BEGINNING, civilOf, END } from '#contract/own/understand/days.ts';
import type { Value } from '#contract/own/values.ts';
import { uriPart } from './uri.ts';

/** A source as a bibliography knows it, from the reference collection or of the user's own. */
export interface Reference {
  readonly id: string;
  readonly short: string;
  readonly csl: Readonly<Record<string, unknown>>;
  readonly date: string;
}

/** What a museum format is written from: objects, and everything they name. */
export interface Holding {
  readonly objects: readonly OwnRecord<'object'>[];
  /** The sources that values and links of the objects name, by their address. */
  readonly references: ReadonlyMap<string, Reference>;
  /** By their SHA-256. */
  readonly media: ReadonlyMap<string, Media>;
  /** The label of a type of object, by its id. */
  readonly types: ReadonlyMap<string, string>;
  /** What the records are called that objects are linked to, by their address. */
  readonly linked: ReadonlyMap<string, string>;
  /** BCP 47 of what says nothing else. */
  readonly lang: string;
}

/**
 * The name of a record within an export, the same in every format, so that what names it and what tells of it meet. It
 * is no address of the web: what is exported lies on somebody's disk.
 */
export const addressOf = ({ kind, id }: RecordRef): string => `urn:x-variorum:${kind}:${uriPart(id)}`;

/** What a linked record is called, or else its id. */
export const nameOfLinked = ({ linked }: Holding, to: RecordRef): string => linked.get(addressOf(to)) ?? to.id;

/** One of the competing values of a field, with what stands behind it in words. */
export interface Statement {
  readonly value: Value;
  readonly preferred: boolean;
  /** The source and the place in it: `Dobree 1955, p. 3`. */
  readonly cited?: string;
}

/** The values of a field, the preferred one first; those without words say nothing. */
export function statementsOf({ references }: Holding, { fields }: OwnObject, id: string): readonly Statement[] {
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
  const values = (field?.values ?? []).filter(({ text }) => text.trim() !== '');
  const first = values.find((value) => value.id === field?.preferred) ?? values[0];
  return values
    .toSorted((one, other) => Number(other === first) - Number(one === first))
    .map((value) => {
      const cited = value.source && citedAs(references, value.source);
      return { value, preferred: value === first, ...(cited !== undefined && { cited }) };
    });
}

/** The source and the place in it, in words. */
export function citedAs(references: Holding['references'], { id, locator }: NonNullable<Value['source']>): string {
  const short = references.get(id)?.short ?? id;
  return locator === undefined || locator === '' ? short : `${short}, ${locator}`;
}

/** How sure a statement is and why, in words: `possible; Dobree 1955, p. 3; a guess from the paint`. */
export function remarkOn({ value, cited }: Statement): string | undefined {
  const words = [value.certainty, cited, value.note].filter((part) => part !== undefined && part !== '');
  return words.length > 0 ? words.join('; ') : undefined;
}

/** The fields that an object has besides those everybody knows, which no format can have a place for. */
export const ownFieldsOf = ({ fields }: OwnObject): readonly string[] =>
  Object.keys(fields).filter((id) => !CORE_FIELDS.some((core) => core.id === id));

export const typeOf = ({ types }: Holding, { type }: OwnObject): string => types.get(type) ?? type;

/** What an object is called: its title, or its name, or its number. */
export function titleOf(holding: Holding, object: OwnObject): string {
  const [first] = [...statementsOf(holding, object, 'title'), ...statementsOf(holding, object, 'object-name')];
  return first?.value.text ?? object.accession;
}

/** The first and last day of a date, open where it is; nothing where its words are not understood. */
export interface Dates {
  readonly edtf: string;
  readonly earliest?: string;
  readonly latest?: string;
}

export function datesOf({ value }: Statement): Dates | undefined {
  const read = dateOfValue(value);
  if (read.kind === 'failed') return undefined;
  const { edtf, earliest, latest } = read.value;
  return {
    edtf,
    ...(earliest !== BEGINNING && { earliest: isoOf(earliest) }),
    ...(latest !== END && { latest: isoOf(latest) }),
  };
}

/** ISO 8601 with a year of at least four digits, signed before the year 0. */
function isoOf(at: number): string {
  const { year, month, day } = civilOf(at);
  const two = (part: number) => part.toString().padStart(2, '0');
  return `${year < 0 ? '-' : ''}${Math.abs(year).toString().padStart(4, '0')}-${two(month)}-${two(day)}`;
}
