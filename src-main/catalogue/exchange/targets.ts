import { OTHER_TARGETS, type Mapping } from '#contract/own/exchange.ts';
import { targetOfHeading } from '../../exchange/headings.ts';
import { fieldsOf } from '../own/fields.ts';
import { putSetting, setting } from '../queries/settings.ts';
import type { ReadableDb, WritableDb } from '../sql.ts';

const REMEMBERED = 'import-columns';
/** More headings than anyone has; the oldest are forgotten. */
const MOST = 2000;

/** Everything a column may be read into. */
export const targetsOf = (db: ReadableDb): ReadonlySet<string> => new Set([...OTHER_TARGETS, ...fieldsOf(db).keys()]);

/** What a heading is for: an id, the label of a field of one's own, or words people use. */
export function recogniserOf(db: ReadableDb): (heading: string) => string | undefined {
  const targets = targetsOf(db);
  const labels = new Map([...fieldsOf(db).values()].map(({ id, label }) => [label?.trim().toLowerCase(), id]));
  return (heading) =>
    targets.has(heading) ? heading : (labels.get(heading.toLowerCase()) ?? targetOfHeading(heading));
}

/** For each column what it was read into the last time, or what its heading says. No two read into the same. */
export function proposedMapping(db: ReadableDb, header: readonly string[]): Mapping {
  const known = new Map(remembered(db));
  const targets = targetsOf(db);
  const recognised = recogniserOf(db);
  const given = new Set<string>();
  return header.map((heading) => {
    const target = known.has(heading) ? known.get(heading) : recognised(heading);
    if (target === undefined || target === null || !targets.has(target) || given.has(target)) return null;
    given.add(target);
    return target;
  });
}

type Remembered = readonly (readonly [heading: string, target: string | null])[];

const remembered = (db: ReadableDb): Remembered => (setting(db, REMEMBERED) ?? []) as Remembered;

export function rememberMapping(db: WritableDb, header: readonly string[], mapping: Mapping): void {
  const now = new Map(header.map((heading, at) => [heading, mapping[at] ?? null]));
  const before = remembered(db).filter(([heading]) => !now.has(heading));
  putSetting(db, REMEMBERED, [...before, ...now].slice(-MOST));
}
