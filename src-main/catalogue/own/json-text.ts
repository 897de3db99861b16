/** Nothing at all is kept as no value, so that it is not taken for JSON's null. */
export const toText = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
export const ofText = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
