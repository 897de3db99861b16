import type { OwnObject, OwnRecord } from '#contract/own/records.ts';
import { objectsByNumber } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import { inSlices, type Task } from '../tasks.ts';

type Owned = OwnRecord<'object'>;

interface Choice {
  /** All where none are named. */
  readonly ids?: readonly string[] | undefined;
  /** Sources that are not to be named. */
  readonly leaveOut?: readonly string[];
}

/** Those named that are not in the bin, or all, by their numbers: as they stand now, whatever happens meanwhile. */
export async function chosenObjects(db: ReadableDb, { ids, leaveOut = [] }: Choice, task: Task): Promise<Owned[]> {
  const wanted = ids && new Set(ids);
  const unread = objectsByNumber(db).filter(({ id }) => wanted?.has(id) ?? true);
  const hidden = new Set(leaveOut);
  return inSlices(unread, task, ({ read }) => withoutSources(read(), hidden));
}

/** The object with nothing in it that rests on the sources named. */
function withoutSources(object: Owned, hidden: ReadonlySet<string>): Owned {
  return hidden.size === 0 ? object : { ...object, body: silenced(object.body, hidden) as OwnObject };
}

/** A body of any kind in which no statement, event or link names one of the sources. */
export function silenced(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !(isRecord(item) && names(item['to'], hidden)));
    return kept.map((item) => silenced(item, hidden));
  }
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key, inner]) => key !== 'source' || !names(inner, hidden));
  return Object.fromEntries(kept.map(([key, inner]) => [key, silenced(inner, hidden)]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** By the address of the source, or of a passage in it. */
const names = (ref: unknown, hidden: ReadonlySet<string>): boolean =>
  isRecord(ref) && typeof ref['id'] === 'string' && hidden.has(ref['id'].split('#')[0] ?? '');
