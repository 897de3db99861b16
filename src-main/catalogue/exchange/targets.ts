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
export const proposedMapping = (db: ReadableDb, header: readonly string[]): Mapping =>
  mappingOf(db, header, new Map(remembered(db)));

function mappingOf(db: ReadableDb, header: readonly string[], known: ReadonlyMap<string, string | null>): Mapping {
  const targets = targetsOf(db);
  const recognised = recogniserOf(db);
  const given = new Set<string>();
  return toldApart(header).map((name, at) => {
    const target = known.has(name) ? known.get(name) : recognised(header[at] ?? '');
    if (target === undefined || target === null || !targets.has(target) || given.has(target)) return null;
    given.add(target);
    return target;
  });
}

/** A heading that comes again is another column. */
function toldApart(header: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return header.map((heading) => {
    const time = (times.get(heading) ?? 0) + 1;
    times.set(heading, time);
    return time === 1 ? heading : `${heading}\n${time.toString()}`;
  });
}

type Remembered = readonly (readonly [heading: string, target: string | null])[];

const remembered = (db: ReadableDb): Remembered => (setting(db, REMEMBERED) ?? []) as Remembered;

/** That a column is read into nothing is remembered only where its heading says otherwise. */
export function rememberMapping(db: WritableDb, header: readonly string[], mapping: Mapping): void {
  const unaided = mappingOf(db, header, new Map());
  const now = toldApart(header).map((name, at) => [name, mapping[at] ?? null] as const);
  const chosen = now.filter(([, target], at) => target !== null || unaided[at] !== null);
  const before = remembered(db).filter(([name]) => !now.some(([other]) => other === name));
  putSetting(db, REMEMBERED, [...before, ...chosen].slice(-MOST));
}
