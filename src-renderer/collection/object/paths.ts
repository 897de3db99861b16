/** A place in a record's body, from the outside in. Into a list a word leads to the item with that `id`. */
export type Path = readonly (string | number)[];

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const keyOf = (at: Container, step: string | number) =>
  Array.isArray(at) && typeof step === 'string' ? indexOf(at, step) : step;

/** One past the end where no item has the id. */
function indexOf(list: readonly unknown[], id: string): number {
  const found = list.findIndex((item) => valueAt(item, ['id']) === id);
  return found < 0 ? list.length : found;
}

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (isContainer(at) ? at[keyOf(at, step)] : undefined), body);
}

/**
 * The body with a value put at a place, everything else shared; `undefined` takes the place away. An item whose id is
 * not in the list comes last.
 */
export function put(body: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const key = isContainer(body) ? keyOf(body, step) : step;
  const inner = put(isContainer(body) ? body[key] : undefined, rest, value);
  if (Array.isArray(body) && rest.length > 0) return body.map((one: unknown, at) => (at === key ? inner : one));
  if (Array.isArray(body)) return body.toSpliced(Number(key), 1, ...(value === undefined ? [] : [value]));
  const others = Object.entries(isContainer(body) ? body : {}).filter(([key]) => key !== String(step));
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}
