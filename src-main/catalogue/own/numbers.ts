import type { OwnBody } from '#contract/own/records.ts';
import {
  accessionKey,
  nextAccession,
  parseAccession,
  parsePattern,
  type AccessionPattern,
} from '#contract/own/understand/accession.ts';
import type { Refusal } from '#contract/reply.ts';
import { setting } from '../queries/settings.ts';
import { all, type ReadableDb } from '../sql.ts';
import type { Draft } from './act.ts';
import { holdersOf, type Holder } from './store.ts';

const PATTERN = 'SG-001';

/** The number after the greatest in use, in the pattern the user has set. */
export const nextNumber = (db: ReadableDb): string => numberSeries(db, [])();

/** Gives out one number after the other, from the one after the greatest in use, here or by those who ask. */
export function numberSeries(db: ReadableDb, alsoInUse: readonly string[]): () => string {
  const pattern = patternOf(db);
  const rows = all<{ accession: string }>(
    db,
    "SELECT body ->> '$.accession' AS accession FROM own WHERE kind = 'object' AND body IS NOT NULL",
  );
  let inUse = [...rows.map((row) => row.accession), ...alsoInUse];
  return () => {
    const next = nextAccession(pattern, inUse);
    inUse = [next];
    return next;
  };
}

function patternOf(db: ReadableDb): AccessionPattern {
  const set = setting(db, 'accession-pattern');
  const pattern = parsePattern(typeof set === 'string' ? set : PATTERN);
  const known = pattern.kind === 'ok' ? pattern : parsePattern(PATTERN);
  if (known.kind === 'failed') throw new Error('the pattern of the program is no pattern');
  return known.value;
}

/** Every object has a number, and no two objects the same, those in the bin included. */
export function numbersRefused(db: ReadableDb, drafts: readonly Draft[]): Refusal | undefined {
  const objects = drafts.filter(({ kind, held }) => kind === 'object' && held.body !== undefined);
  const inAct = new Set(drafts.filter(({ kind }) => kind === 'object').map(({ id }) => id));
  const drafted = new Map<string, Holder>();
  for (const { id, held } of objects) {
    const { accession } = held.body as OwnBody<'object'>;
    const parsed = parseAccession(accession);
    if (parsed.kind === 'failed') return { code: 'bad-argument', field: 'accession', detail: { id, ...parsed.error } };
    const key = accessionKey(accession);
    // Whoever has the number may give it up in the same act.
    const other = drafted.get(key) ?? holdersOf(db, accession).find((holder) => !inAct.has(holder.id));
    if (other) return { code: 'taken', field: 'accession', detail: { ...other } };
    drafted.set(key, { id, accession });
  }
  return undefined;
}
