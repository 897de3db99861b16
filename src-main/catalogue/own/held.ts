import { failed, ok, type Result } from '#rules/result.ts';
import type { Change } from '#contract/own/changes.ts';
import type { Refusal } from '#contract/reply.ts';
import { same, valueAt, withValue } from './path.ts';

/** A record as it stands. No body: it has not been made, or its making was undone. */
export interface Held {
  readonly body: unknown;
  /** When it was put into the bin. */
  readonly removed: string | null;
}

export const NOTHING: Held = { body: undefined, removed: null };

/** A change of the record as a whole says what its body was, or, into and out of the bin, when it was put there. */
const isAboutBin = ({ path, before, after }: Change): boolean =>
  path.length === 0 && (typeof before === 'string' || typeof after === 'string');

/** What stands where a change was made. A record in the bin is not the record as it was made. */
export function standing(held: Held, change: Change): unknown {
  if (change.path.length > 0) return valueAt(held.body, change.path);
  return isAboutBin(change) ? held.removed : held.removed === null ? held.body : held.removed;
}

/** Makes a change, if what it starts from still stands. */
export function applied(held: Held, change: Change): Result<Held, Refusal> {
  const now = standing(held, change);
  if (!same(now, change.before))
    return failed({ code: 'stale', field: change.path.join('.'), detail: { id: change.id, path: change.path, now } });
  if (same(change.before, change.after)) return ok(held);
  const next = replaced(held, change);
  if (change.path.length > 0 && next.body === undefined) return failed(noPlace(change));
  return same(standing(next, change), change.after) ? ok(next) : failed(noPlace(change));
}

function replaced(held: Held, change: Change): Held {
  if (change.path.length > 0) return { ...held, body: withValue(held.body, change.path, change.after) };
  if (isAboutBin(change)) return { ...held, removed: typeof change.after === 'string' ? change.after : null };
  return { body: change.after, removed: null };
}

export const reversed = (change: Change): Change => ({ ...change, before: change.after, after: change.before });

/** The change, told of so much of the record that reversing it restores every item of a list in its place. */
export function exact(held: Held, next: Held, change: Change): Change {
  for (let length = change.path.length; length > 1; length--) {
    const wider = widened(held, next, change, length);
    if (same(replaced(next, reversed(wider)).body, held.body)) return wider;
  }
  return widened(held, next, change, Math.min(1, change.path.length));
}

function widened(held: Held, next: Held, change: Change, length: number): Change {
  if (length === change.path.length) return change;
  const path = change.path.slice(0, length);
  return { ...change, path, before: valueAt(held.body, path), after: valueAt(next.body, path) };
}

const noPlace = ({ path, id }: Change): Refusal => ({
  code: 'bad-argument',
  field: path.join('.'),
  detail: { id, path, expected: 'a place of the record' },
});
