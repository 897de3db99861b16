import type { OwnRecord } from '#contract/own/records.ts';
import type { Value } from '#contract/own/values.ts';

export interface CitingValue {
  readonly field: string;
  readonly value: Value;
}

/** The values of an object that name a source, or a passage of it. */
export function valuesCiting({ body }: Pick<OwnRecord<'object'>, 'body'>, source: string): readonly CitingValue[] {
  return Object.entries(body.fields).flatMap(([field, { values }]) =>
    values.flatMap((value) => (value.source?.id.split('#')[0] === source ? [{ field, value }] : [])),
  );
}
