import { isDeepStrictEqual } from 'node:util';

/** Steps into a body. Into a list a number leads to that item, a word to the item with that `id`. */
export type Path = readonly (string | number)[];

export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** What stands at a place; undefined where nothing does. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => child(here, step), body);
}

/** The body with another value at a place, none where it is undefined; itself undefined where there is no such place. */
export function withValue(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = rest.length === 0 ? value : withValue(child(body, step), rest, value);
  if (rest.length > 0 && inner === undefined) return undefined;
  if (Array.isArray(body)) return withItem(body, step, inner);
  return isRecord(body) ? withKey(body, String(step), inner) : undefined;
}

function child(here: unknown, step: string | number): unknown {
  if (Array.isArray(here)) return here[indexOf(here, step)];
  return isRecord(here) && Object.hasOwn(here, step) ? here[step] : undefined;
}

/** One past the end where no item has the id. */
function indexOf(list: readonly unknown[], step: string | number): number {
  if (typeof step === 'number') return step;
  const found = list.findIndex((item) => isRecord(item) && item['id'] === step);
  return found < 0 ? list.length : found;
}

function withItem(list: readonly unknown[], step: string | number, value: unknown): readonly unknown[] | undefined {
  const at = indexOf(list, step);
  if (at > list.length) return undefined;
  return value === undefined ? list.toSpliced(at, 1) : list.toSpliced(at, 1, value);
}

function withKey(record: Readonly<Record<string, unknown>>, key: string, value: unknown): Record<string, unknown> {
  if (value !== undefined) return { ...record, [key]: value };
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

const isRecord = (here: unknown): here is Record<string, unknown> =>
  typeof here === 'object' && here !== null && !Array.isArray(here);

const DEEPEST = 64;

/** A value as JSON keeps it; undefined where it is none, or nested beyond all sense. */
export function asJson(value: unknown): unknown {
  if (!isShallow(value, DEEPEST)) return undefined;
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    // What cannot be written down, such as a bigint, is no value of a record.
    return undefined;
  }
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}
