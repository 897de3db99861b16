/** A value of an option as it is typed: words stand for themselves, everything else is JSON. */
export const valueTyped = (value: unknown): string =>
  typeof value === 'string' && valueFrom(value) === value
    ? value
    : JSON.stringify(value, null, 1).replace(/\s*\n\s*/g, ' ');

/** What was typed is kept whatever it is; the engine says whether it is a value. */
export function valueFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The same for equal values, in whatever order their parts stand. */
export function keyOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOfValue).join()}]`;
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${keyOfValue(part)}`);
  return `{${parts.toSorted().join()}}`;
}
