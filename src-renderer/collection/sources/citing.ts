import type { OwnRecord, ProvenanceEvent } from '#contract/own/records.ts';
import type { Value } from '#contract/own/values.ts';

export interface CitingValue {
  readonly field: string;
  readonly value: Value;
}
type Citing = Pick<OwnRecord<'object'>, 'body'>;

/** The values of an object that name a source, or a passage of it. */
export const valuesCiting = ({ body }: Citing, source: string): readonly CitingValue[] =>
  Object.entries(body.fields).flatMap(([field, { values }]) =>
    values.flatMap((value) => (names(value, source) ? [{ field, value }] : [])),
  );

/** The provenance events of an object that name it. */
export const eventsCiting = ({ body }: Citing, source: string): readonly ProvenanceEvent[] =>
  body.events.filter((event) => names(event, source));

const names = ({ source: cited }: Pick<Value, 'source'>, source: string): boolean => cited?.id.split('#')[0] === source;
