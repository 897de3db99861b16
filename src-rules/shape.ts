/** What a value from outside is, before anything more is believed of it. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number from 0, exact in a double. */
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Somebody with a name, who plays in one of the ways an engine knows. */
export const isPlayer = <P extends string>(
  value: unknown,
  ways: readonly P[],
): value is { readonly name: string; readonly player: P } =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  value['name'].trim() !== '' &&
  (ways as readonly unknown[]).includes(value['player']);
