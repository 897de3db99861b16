/** A place in a record's body, from the outside in. Into a list a word leads to the item with that `id`. */
export type Path = readonly (string | number)[];

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const keyOf = (at: Container, step: string | number) =>
  Array.isArray(at) && typeof step === 'string' ? at.findIndex((item) => valueAt(item, ['id']) === step) : step;

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (isContainer(at) ? at[keyOf(at, step)] : undefined), body);
}

/** The body with a value put at a place, everything else shared; `undefined` takes the place away. */
export function put(body: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const key = isContainer(body) ? keyOf(body, step) : step;
  const inner = put(isContainer(body) ? body[key] : undefined, rest, value);
  if (Array.isArray(body)) return body.map((one: unknown, at) => (at === key ? inner : one));
  const others = Object.entries(isContainer(body) ? body : {}).filter(([key]) => key !== String(step));
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}
