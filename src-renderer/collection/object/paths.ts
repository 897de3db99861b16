/** A place in a record's body, from the outside in. */
export type Path = readonly (string | number)[];

type Container = Readonly<Record<string | number, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (isContainer(at) ? at[step] : undefined), body);
}

/** The body with a value put at a place, everything else shared; `undefined` takes the place away. */
export function put(body: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = put(isContainer(body) ? body[step] : undefined, rest, value);
  if (Array.isArray(body)) return body.map((one: unknown, at) => (at === step ? inner : one));
  const others = Object.entries(isContainer(body) ? body : {}).filter(([key]) => key !== String(step));
  return Object.fromEntries(inner === undefined ? others : [...others, [step, inner]]);
}
