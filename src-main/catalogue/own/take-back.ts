import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Change, Kept, TakenBack } from '#contract/own/changes.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Library } from '../library.ts';
import { transaction, type ReadableDb } from '../sql.ts';
import { act } from './act.ts';
import { applied, reversed, standing, type Held } from './held.ts';
import { changesOf, findAction } from './log.ts';
import { holdersOf, heldOf, parseBody } from './store.ts';

/** Reverses an older action as far as nothing later stands on it; the taking back is an action too. */
export function takeBack(library: Library, { action: id }: ParsedArgs<'own.takeBack'>): Result<TakenBack, Refusal> {
  const db = library.writable();
  return transaction(db, () => {
    const action = findAction(db, id);
    if (!action) return failed({ code: 'not-found', field: 'action', detail: { action: id } });
    if (action.undone) return failed({ code: 'nothing-to-undo', field: 'action', detail: { action: id } });
    const parted = [...byRecord(changesOf(db, id)).values()].map((changes) => part(db, changes));
    const acted = act(
      db,
      { what: 'take-back', ...(action.about !== undefined && { about: action.about }) },
      parted.flatMap((one) => one.back),
    );
    return acted.kind === 'ok' ? ok({ action: acted.value, kept: parted.flatMap((one) => one.kept) }) : acted;
  });
}

interface Parted {
  readonly back: readonly Change[];
  readonly kept: readonly Kept[];
}

function byRecord(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.id}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

/** Of the changes of one record those that can be reversed, the last first, and those that later work stands on. */
function part(db: ReadableDb, changes: readonly Change[]): Parted {
  const [first] = changes;
  if (!first) return { back: [], kept: [] };
  const { kind, id } = first;
  let held = heldOf(db, kind, id);
  const back: Change[] = [];
  const kept: Kept[] = [];
  for (const change of changes.toReversed()) {
    const next = applied(held, reversed(change));
    if (next.kind === 'failed') kept.push({ change, now: standing(held, change) });
    else {
      back.push(reversed(change));
      held = next.value;
    }
  }
  return isSound(db, first, held) ? { back, kept } : { back: [], kept: changes.map((one) => keptAs(db, one)) };
}

const keptAs = (db: ReadableDb, change: Change): Kept => ({
  change,
  now: standing(heldOf(db, change.kind, change.id), change),
});

/** Whether what would be left is a record, under a number that nobody else has taken since. */
function isSound(db: ReadableDb, { kind, id }: Change, { body }: Held): boolean {
  if (body === undefined) return true;
  const parsed = parseBody(kind, body);
  if (parsed.kind === 'failed') return false;
  if (!('accession' in parsed.value)) return true;
  return holdersOf(db, parsed.value.accession).every((holder) => holder.id === id);
}
