import type { Field, Value } from './values.ts';

/** The value of a field to show where there is room for one: the one preferred, or else the first. */
export function preferredValue(field: Field | undefined): Value | undefined {
  return field?.values.find((value) => value.id === field.preferred) ?? field?.values[0];
}

export const preferredText = (field: Field | undefined): string => preferredValue(field)?.text ?? '';
